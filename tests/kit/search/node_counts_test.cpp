// Nodes of the first move under disc difference, as paper 001 ("Brain in a Vat") counts them: all
// but the root. The literal figures come from a prototype that shares no code with the kit.
#include <gtest/gtest.h>

#include <vector>

#include "outflank/kit/search.hpp"

namespace outflank::test {
namespace {

std::vector<std::uint64_t> nodes(const Position& position, SearchOptions options) {
  options.final_scoring = {.policy = FinalPolicy::discs, .empties_to_winner = false};
  std::vector<std::uint64_t> result;
  for (const int depth : {4, 6, 8}) {
    Search<DiscDifference> search(options);
    result.push_back(search.find(position, {.depth = depth}).nodes);
  }
  return result;
}

TEST(SearchNodes, PlainAlphaBetaRowByRow) {
  EXPECT_EQ(nodes(Position(), SearchOptions::plain()),
            (std::vector<std::uint64_t>{136, 1347, 11131}));
}

TEST(SearchNodes, PlainAlphaBetaFromTheMirroredStart) {
  const auto start = Position();
  const auto mirrored = Position::from(8, start.white(), start.black(), Color::black).value();
  EXPECT_EQ(nodes(mirrored, SearchOptions::plain()),
            (std::vector<std::uint64_t>{132, 1282, 11310}));
}

TEST(SearchNodes, PlainAlphaBetaOrderedByTheEvaluationAfterTheMove) {
  EXPECT_EQ(nodes(Position(), SearchOptions::plain_ordered()),
            (std::vector<std::uint64_t>{98, 792, 4305}));
}

TEST(SearchNodes, WhatAFinishedGameIsWorthChangesNothingSoEarly) {
  auto options = SearchOptions::plain();
  Search<DiscDifference> search(options);
  EXPECT_EQ(search.find(Position(), {.depth = 8}).nodes, 11131U);
}

TEST(SearchNodes, DepthOneVisitsEveryMoveOnce) {
  for (const auto& options : {SearchOptions::plain(), SearchOptions{}}) {
    Search<DiscDifference> search(options);
    EXPECT_EQ(search.find(Position(), {.depth = 1}).nodes, 4U);
  }
}

}  // namespace
}  // namespace outflank::test
