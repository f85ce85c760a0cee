#include "outflank/plugin/move_budget.hpp"

#include <gtest/gtest.h>

#include "fake_host.hpp"

namespace outflank::test {
namespace {

TEST(MoveBudget, SharesTheNodesThatAreLeft) {
  FakeHost host;
  MoveBudget budget({.nodes = 1000}, host.face());
  EXPECT_EQ(budget.share(50).nodes, 500U);
  budget.spend(400);
  EXPECT_EQ(budget.all().nodes, 600U);
  EXPECT_EQ(budget.share(50).nodes, 300U);
  EXPECT_FALSE(budget.is_over());
  EXPECT_EQ(budget.spent(), 400U);
}

TEST(MoveBudget, WhatIsSpentIsNotWithoutALimit) {
  FakeHost host;
  MoveBudget budget({.nodes = 1000}, host.face());
  budget.spend(5000);
  EXPECT_TRUE(budget.is_over());
  EXPECT_EQ(budget.all().nodes, 1U);
  EXPECT_EQ(budget.share(50).nodes, 1U);
}

TEST(MoveBudget, WithoutALimitNothingIsEverSpent) {
  FakeHost host;
  MoveBudget budget({}, host.face());
  budget.spend(5000);
  EXPECT_FALSE(budget.is_over());
  EXPECT_EQ(budget.all().nodes, 0U);
  EXPECT_EQ(budget.share(50).nodes, 0U);
  EXPECT_FALSE(budget.share(50).should_stop());
  EXPECT_EQ(host.looks, 0) << "no deadline, no clock";
}

TEST(MoveBudget, SharesTheTimeThatIsLeft) {
  FakeHost host;
  host.now_ns = 1000;
  const MoveBudget budget({.deadline_ns = 3000}, host.face());
  const auto half = budget.share(50);
  host.now_ns = 1999;
  EXPECT_FALSE(half.should_stop());
  host.now_ns = 2000;
  EXPECT_TRUE(half.should_stop());
  const auto half_of_the_rest = budget.share(50);
  host.now_ns = 2499;
  EXPECT_FALSE(half_of_the_rest.should_stop());
  host.now_ns = 2500;
  EXPECT_TRUE(half_of_the_rest.should_stop());
}

TEST(MoveBudget, IsOverWhenTheHostSaysSo) {
  FakeHost host;
  const MoveBudget budget({}, host.face());
  const auto share = budget.share(50);
  host.stop = true;
  EXPECT_TRUE(budget.is_over());
  EXPECT_TRUE(share.should_stop());
}

}  // namespace
}  // namespace outflank::test
