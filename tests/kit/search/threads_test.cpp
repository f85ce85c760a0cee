#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <thread>

#include "minimax.hpp"
#include "outflank/kit/random.hpp"
#include "outflank/kit/search.hpp"
#include "support/random_positions.hpp"

namespace outflank::test {
namespace {

TEST(SearchThreads, FindTheValueThatOneFinds) {
  Random random(61);
  for (int i = 0; i < 40; ++i) {
    const auto position = random_playable_setup(i % 2 == 0 ? 6 : 8, random);
    Search<Erratic> alone;
    Search<Erratic> together({.threads = 3});
    const auto expected = alone.find(position, {.depth = 5});
    const auto found = together.find(position, {.depth = 5});
    EXPECT_EQ(found.value, expected.value) << position_text(position);
    EXPECT_EQ(found.depth, expected.depth);
  }
}

TEST(SearchThreads, EachHasAnEvaluationOfItsOwn) {
  int made = 0;
  Search<DiscDifference> search({.threads = 3}, [&] {
    ++made;
    return DiscDifference{};
  });
  static_cast<void>(search.find(Position(), {.depth = 3}));
  static_cast<void>(search.find(Position(), {.depth = 3}));
  EXPECT_EQ(made, 3);
}

TEST(SearchThreads, TheNodesOfAllAreCountedAndLimited) {
  Search<Erratic> search({.threads = 2});
  const auto found = search.find(Position(), {.nodes = 50'000});
  EXPECT_GE(found.nodes, 50'000U);
  // What each had not told the other.
  EXPECT_LE(found.nodes, 50'000U + 2 * kNodesBetweenPolls);
}

TEST(SearchThreads, StopWhenTold) {
  Search<Erratic> search({.threads = 2});
  int polls = 0;
  const auto found = search.find(Position(), {.should_stop = [&] { return ++polls > 50; }});
  EXPECT_TRUE(is_legal(Position(), found.move));
}

// Refuses to work on any thread but the one it was made on.
struct Loyal {
  std::atomic<bool>* refused;
  std::thread::id home = std::this_thread::get_id();

  std::int32_t operator()(const Position& position) const {
    if (std::this_thread::get_id() == home) return Erratic{}(position);
    *refused = true;
    throw std::runtime_error("not at home");
  }
};

TEST(SearchThreads, WhatAnEvaluationThrowsOnAHelperReachesTheCaller) {
  std::atomic<bool> refused = false;
  Search<Loyal> search({.threads = 2}, [&] { return Loyal{&refused}; });
  EXPECT_THROW(
      static_cast<void>(search.find(Position(), {.should_stop = [&] { return refused.load(); }})),
      std::runtime_error);
}

struct Exhausted {
  std::int32_t operator()(const Position&) const { throw std::runtime_error("no more"); }
};

TEST(SearchThreads, WhatAnEvaluationThrowsOnTheCallersThreadEndsTheHelpers) {
  Search<Exhausted> search({.threads = 3});
  EXPECT_THROW(static_cast<void>(search.find(Position(), {.depth = 6})), std::runtime_error);
}

}  // namespace
}  // namespace outflank::test
