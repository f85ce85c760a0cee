#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "minimax.hpp"
#include "outflank/kit/random.hpp"
#include "outflank/kit/search.hpp"
#include "support/random_positions.hpp"

namespace outflank::test {
namespace {

std::vector<SearchOptions> all_options() {
  auto table_only = SearchOptions::plain();
  table_only.iterative_deepening = true;
  table_only.table = true;
  return {SearchOptions{}, SearchOptions::plain(), table_only};
}

bool same(const SearchResult& one, const SearchResult& two) {
  return one.move == two.move && one.value == two.value && one.depth == two.depth &&
         one.line == two.line;
}

TEST(SearchLimits, DepthOneIsFinishedWhateverTheLimits) {
  Random random(31);
  for (const auto& options : all_options()) {
    for (int i = 0; i < 100; ++i) {
      const auto position = random_playable_setup(8, random);
      Search<Erratic> search(options);
      const auto one_ply = search.find(position, {.depth = 1});
      const auto stopped = search.find(position, {.should_stop = [] { return true; }});
      EXPECT_TRUE(same(stopped, one_ply)) << position_text(position);
      const auto one_node = search.find(position, {.nodes = 1});
      if (one_node.complete) continue;  // there was no other node
      EXPECT_TRUE(same(one_node, one_ply)) << position_text(position);
    }
  }
}

TEST(SearchLimits, NodesAreNeverMoreThanTheLimitPastDepthOne) {
  Random random(32);
  for (const std::uint64_t limit : {100U, 255U, 256U, 257U, 1000U, 5000U}) {
    const auto position = random_beginning(8, random).position();
    Search<Erratic> search;
    const auto found = search.find(position, {.nodes = limit});
    if (found.complete) continue;
    EXPECT_EQ(found.nodes, limit) << position_text(position);
  }
}

// Of all depths the last one that was finished counts, not what was seen of the next.
TEST(SearchLimits, AStoppedSearchGivesTheLastFinishedDepth) {
  Random random(33);
  for (int i = 0; i < 60; ++i) {
    const auto position = random_beginning(8, random).position();
    Search<Erratic> search;
    const auto stopped = search.find(position, {.nodes = 200 + random.below(20'000)});
    ASSERT_GE(stopped.depth, 1);
    const auto finished = search.find(position, {.depth = stopped.depth});
    EXPECT_TRUE(same(stopped, finished)) << position_text(position);
    EXPECT_LE(finished.nodes, stopped.nodes);
  }
}

TEST(SearchLimits, WithoutDeepeningAStoppedSearchFallsBackOnDepthOne) {
  auto options = SearchOptions::plain();
  Search<DiscDifference> search(options);
  const auto stopped = search.find(Position(), {.depth = 8, .nodes = 1000});
  EXPECT_EQ(stopped.depth, 1);
  EXPECT_TRUE(same(stopped, search.find(Position(), {.depth = 1})));
}

TEST(SearchLimits, TheDepthLimitIsReachedAndNotPassed) {
  for (const auto& options : all_options()) {
    for (int depth = 1; depth <= 6; ++depth) {
      Search<DiscDifference> search(options);
      EXPECT_EQ(search.find(Position(), {.depth = depth}).depth, depth);
    }
  }
}

TEST(SearchLimits, NoLimitsMeanToTheEndOfTheGame) {
  Search<DiscDifference> search;
  const auto found = search.find(Position::start(4), {});
  EXPECT_TRUE(found.complete);
  EXPECT_EQ(won_by(found.value), -10);
}

// Evaluations between two polls are bounded by the nodes between them, and the moves of a node.
struct Watch {
  std::uint64_t* evaluations;
  std::int32_t operator()(const Position& position) const {
    ++*evaluations;
    return Erratic{}(position);
  }
};

TEST(SearchLimits, ShouldStopIsAskedAtLeastEvery1024Nodes) {
  std::uint64_t evaluations = 0;
  std::uint64_t before = 0;
  std::uint64_t most = 0;
  int polls = 0;
  Search<Watch> search(SearchOptions::plain(), [&] { return Watch{&evaluations}; });
  const auto found = search.find(Position(), {.depth = 8, .should_stop = [&] {
                                                most = std::max(most, evaluations - before);
                                                before = evaluations;
                                                ++polls;
                                                return false;
                                              }});
  EXPECT_EQ(found.depth, 8);
  EXPECT_LE(most, 1024U);
  EXPECT_GE(polls, static_cast<int>(found.nodes / 1024));
}

TEST(SearchLimits, StoppingTakesEffectAtOnce) {
  std::uint64_t evaluations = 0;
  std::uint64_t at_stop = 0;
  Search<Watch> search({.shallow_evaluation = 0, .mobility = 0},
                       [&] { return Watch{&evaluations}; });
  static_cast<void>(search.find(Position(), {.should_stop = [&] {
                                  at_stop = evaluations;
                                  return evaluations > 10'000;
                                }}));
  EXPECT_EQ(evaluations, at_stop);
}

TEST(SearchLimits, ShouldDeepenIsAskedBeforeEachFurtherDepth) {
  int asked = 0;
  Search<DiscDifference> search;
  const auto found = search.find(Position(), {.should_deepen = [&] { return ++asked < 4; }});
  EXPECT_EQ(found.depth, 4);
  EXPECT_EQ(asked, 4);
}

TEST(SearchLimits, TheObserverIsToldOfEveryFinishedDepth) {
  std::vector<int> depths;
  std::vector<std::uint64_t> nodes;
  Search<DiscDifference> search;
  const auto found = search.find(Position(), {.depth = 6}, [&](const SearchResult& result) {
    depths.push_back(result.depth);
    nodes.push_back(result.nodes);
    EXPECT_EQ(result.line.size(), static_cast<std::size_t>(result.depth));
  });
  EXPECT_EQ(depths, (std::vector{1, 2, 3, 4, 5, 6}));
  EXPECT_TRUE(std::is_sorted(nodes.begin(), nodes.end()));
  EXPECT_EQ(nodes.back(), found.nodes);
}

}  // namespace
}  // namespace outflank::test
