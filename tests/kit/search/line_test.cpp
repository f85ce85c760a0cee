// The line a search expects is legal, and worth what it says.
#include <gtest/gtest.h>

#include "minimax.hpp"
#include "outflank/kit/random.hpp"
#include "outflank/kit/search.hpp"
#include "support/random_positions.hpp"

namespace outflank::test {
namespace {

Position end_of(const Position& root, const std::vector<Move>& line) {
  Position position = root;
  for (const Move move : line) {
    EXPECT_TRUE(is_legal(position, move)) << position_text(root);
    position = position.after(move);
  }
  return position;
}

int moves_in(const std::vector<Move>& line) {
  return static_cast<int>(
      std::count_if(line.begin(), line.end(), [](Move move) { return !move.is_pass(); }));
}

TEST(SearchLine, BeginsWithTheMoveAndIsLegal) {
  Random random(41);
  for (const int size : {4, 6, 8}) {
    for (int i = 0; i < 150; ++i) {
      const auto position = random_playable_setup(size, random);
      Search<Erratic> search;
      const auto found = search.find(position, {.depth = 5, .nodes = 5000});
      ASSERT_FALSE(found.line.empty());
      EXPECT_EQ(found.line.front(), found.move);
      static_cast<void>(end_of(position, found.line));
      ASSERT_FALSE(HasFailure());
      EXPECT_LE(moves_in(found.line), found.depth);
      EXPECT_GE(found.selective_depth, static_cast<int>(found.line.size()));
    }
  }
}

// Without a table nothing cuts a line short: its last position has the value of the first.
TEST(SearchLine, EndsWhereTheValueComesFrom) {
  Random random(42);
  int with_passes = 0;
  for (int i = 0; i < 400; ++i) {
    const auto position = random_playable_setup(i % 2 == 0 ? 4 : 6, random);
    Search<Erratic> search({.table = false});
    const auto found = search.find(position, {.depth = 4});
    const auto end = end_of(position, found.line);
    const bool over = game_over(end);
    if (!over && !has_move(end)) continue;  // it ends with a pass that the line leaves out
    const auto value = over ? search.options().final_scoring.value(end) : Erratic{}(end);
    EXPECT_EQ(end.to_move() == position.to_move() ? value : -value, found.value);
    EXPECT_TRUE(over || moves_in(found.line) == found.depth);
    with_passes += moves_in(found.line) < static_cast<int>(found.line.size()) ? 1 : 0;
  }
  EXPECT_GT(with_passes, 10);
}

TEST(SearchLine, ReachesTheDepthOfTheSearchWithATableToo) {
  Search<DiscDifference> search;
  const auto found = search.find(Position(), {.depth = 8});
  EXPECT_EQ(found.line.size(), 8U);
}

}  // namespace
}  // namespace outflank::test
