#include "outflank/plugin/searching.hpp"

#include <gtest/gtest.h>

#include "fake_host.hpp"

namespace outflank::test {
namespace {

TEST(SearchingLimits, AreThoseOfTheMove) {
  FakeHost host;
  const auto limits = search_limits({.depth = 7, .nodes = 99}, host.face());
  EXPECT_EQ(limits.depth, 7);
  EXPECT_EQ(limits.nodes, 99U);
  EXPECT_FALSE(limits.should_stop());
  host.stop = true;
  EXPECT_TRUE(limits.should_stop());
}

TEST(SearchingLimits, AHugeDepthIsNoNegativeOne) {
  FakeHost host;
  EXPECT_GT(search_limits({.depth = 0xffffffffU}, host.face()).depth, 60);
}

TEST(SearchingLimits, WithAGameClockNoDepthIsBegunInTheSecondHalfOfTheTime) {
  FakeHost host;
  host.now_ns = 1000;
  const auto limits =
      search_limits({.deadline_ns = 2000, .clock = Clock{.own_left_ns = 5000}}, host.face());
  host.now_ns = 1499;
  EXPECT_TRUE(limits.should_deepen());
  host.now_ns = 1500;
  EXPECT_FALSE(limits.should_deepen());
}

TEST(SearchingLimits, TimeForOneMoveIsUsedForIt) {
  FakeHost host;
  EXPECT_FALSE(search_limits({.deadline_ns = 2000}, host.face()).should_deepen);
}

TEST(SearchingLimits, NoClockIsReadWithoutADeadline) {
  FakeHost host;
  const auto limits = search_limits({.depth = 3, .clock = Clock{}}, host.face());
  EXPECT_FALSE(limits.should_stop());
  EXPECT_FALSE(limits.should_deepen);
  EXPECT_EQ(host.looks, 0);
}

TEST(SearchingLimits, TheLowerOfTwoDepthsHoldsAndZeroIsNone) {
  EXPECT_EQ(lower_limit(0, 0), 0);
  EXPECT_EQ(lower_limit(0, 5), 5);
  EXPECT_EQ(lower_limit(5, 0), 5);
  EXPECT_EQ(lower_limit(5, 3), 3);
}

TEST(SearchingDecision, SaysAllThatTheSearchFound) {
  const SearchResult result{.move = 19,
                            .value = -42,
                            .depth = 6,
                            .selective_depth = 8,
                            .nodes = 1234,
                            .line = {19, Move::pass(), 20}};
  const auto decision = to_decision(result, 100);
  EXPECT_EQ(decision.move, Move(19));
  EXPECT_EQ(decision.value, -42);
  EXPECT_EQ(decision.units_per_disc, 100U);
  EXPECT_EQ(decision.depth, 6U);
  EXPECT_EQ(decision.selective_depth, 8U);
  EXPECT_EQ(decision.nodes, 1234U);
  EXPECT_EQ(decision.line, result.line);
  EXPECT_EQ(decision.comment, "");
  const auto value = to_move_value(result, 100);
  EXPECT_EQ(value.value, -42);
  EXPECT_EQ(value.depth, 6U);
  EXPECT_EQ(value.nodes, 1234U);
  EXPECT_EQ(value.line, result.line);
}

TEST(SearchingDecision, AWonGameIsToldInDiscsOfTheEvaluationsUnit) {
  SearchResult result{.move = 19, .value = kWonGame + 12};
  EXPECT_EQ(to_decision(result, 100).value, 1200);
  EXPECT_EQ(to_decision(result, 0).value, kWonGame + 12);
  EXPECT_EQ(to_decision(result, 100).comment, "wins by 12");
  EXPECT_EQ(to_move_value(result, 1).value, 12);
  result.value = -kWonGame - 2;
  EXPECT_EQ(to_decision(result, 100).value, -200);
  EXPECT_EQ(to_decision(result, 100).comment, "loses by 2");
  result.value = kWonGame + 1;
  result.at_least = true;
  EXPECT_EQ(to_decision(result, 100).comment, "wins by 1 or more");
}

}  // namespace
}  // namespace outflank::test
