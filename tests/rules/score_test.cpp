#include "outflank/rules/score.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "outflank/rules/notation.hpp"

namespace outflank {
namespace {

TEST(Score, DiscDifferenceIsFromTheViewOfTheColor) {
  const Position position = parse_position("XXXO------------ O");
  EXPECT_EQ(disc_difference(position, Color::black), 2);
  EXPECT_EQ(disc_difference(position, Color::white), -2);
}

TEST(Score, EmptiesGoToTheWinner) {
  const Position position = parse_position("XXXO------------ O");
  EXPECT_EQ(final_score(position, Color::black), 14);
  EXPECT_EQ(final_score(position, Color::white), -14);
}

TEST(Score, ADrawStaysZeroWithEmptiesLeft) {
  const Position position = parse_position("XX------------OO X");
  EXPECT_EQ(final_score(position, Color::black), 0);
  EXPECT_EQ(final_score(position, Color::white), 0);
}

TEST(Score, AFullBoardScoresItsDiscs) {
  const Position position = parse_position("XXXXXXXXXOOOOOOO X");
  EXPECT_EQ(disc_difference(position, Color::black), 2);
  EXPECT_EQ(final_score(position, Color::black), 2);
  EXPECT_EQ(final_score(position, Color::white), -2);
}

TEST(Score, AWipeoutIsTheWholeBoard) {
  const Position position = parse_position("-----OO--------- X");
  EXPECT_EQ(final_score(position, Color::white), 16);
  EXPECT_EQ(final_score(position, Color::black), -16);
}

// The best a side can get by exhaustive search, with either way of counting.
template <typename Score>
int value(const Position& position, Score score) {
  if (game_over(position)) return score(position, position.to_move());
  if (must_pass(position)) return -value(position.after(Move::pass()), score);
  int best = -64;
  for (const Square square : squares(legal_moves(position))) {
    best = std::max(best, -value(position.after(square), score));
  }
  return best;
}

TEST(Score, The4x4GameIsLostForBlackByEightDiscsOrTenWithEmpties) {
  const auto plain = [](const Position& end, Color color) { return disc_difference(end, color); };
  const auto with_empties = [](const Position& end, Color color) {
    return final_score(end, color);
  };
  EXPECT_EQ(value(Position::start(4), plain), -8);
  EXPECT_EQ(value(Position::start(4), with_empties), -10);
}

}  // namespace
}  // namespace outflank
