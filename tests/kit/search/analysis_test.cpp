#include <gtest/gtest.h>

#include <map>

#include "minimax.hpp"
#include "outflank/kit/random.hpp"
#include "outflank/kit/search.hpp"
#include "support/random_positions.hpp"

namespace outflank::test {
namespace {

TEST(SearchAnalysis, ValuesEveryMoveAtEveryDepthAsMinimaxDoes) {
  Random random(71);
  for (int i = 0; i < 60; ++i) {
    const auto position = random_playable_setup(i % 2 == 0 ? 4 : 6, random);
    Search<Erratic> search;
    std::map<int, Bitboard> seen;
    search.analyze(position, {.depth = 4}, [&](const SearchResult& result) {
      EXPECT_EQ(result.value,
                -minimax<Erratic>(position.after(result.move), result.depth - 1, FinalScoring{}));
      EXPECT_EQ(result.line.front(), result.move);
      seen[result.depth] |= bit(result.move.square());
    });
    EXPECT_EQ(seen.size(), static_cast<std::size_t>(std::min(4, count(position.empties()))));
    for (const auto& [depth, moves] : seen) EXPECT_EQ(moves, legal_moves(position)) << depth;
  }
}

TEST(SearchAnalysis, FinishesDepthOneWhateverTheLimits) {
  Search<Erratic> search;
  Bitboard seen = 0;
  search.analyze(Position(), {.should_stop = [] { return true; }},
                 [&](const SearchResult& result) { seen |= bit(result.move.square()); });
  EXPECT_EQ(seen, legal_moves(Position()));
}

TEST(SearchAnalysis, EndsAtTheLimitOfNodes) {
  Search<Erratic> search;
  std::uint64_t nodes = 0;
  search.analyze(Position(), {.nodes = 3000},
                 [&](const SearchResult& result) { nodes += result.nodes; });
  EXPECT_LE(nodes, 3000U);
  EXPECT_GT(nodes, 300U);
}

}  // namespace
}  // namespace outflank::test
