#include "outflank/rules/bitboard.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "outflank/rules/color.hpp"
#include "outflank/rules/move.hpp"

namespace outflank {
namespace {

std::vector<Square> listed(Bitboard set) {
  std::vector<Square> found;
  for (const Square square : squares(set)) found.push_back(square);
  return found;
}

TEST(Bitboard, NumbersSquaresRowByRowFromA1) {
  EXPECT_EQ(bit(0), 0x1u);
  EXPECT_EQ(bit(1), 0x2u);
  EXPECT_EQ(bit(8), 0x100u);
  EXPECT_EQ(bit(63), 0x8000000000000000u);
  EXPECT_EQ(square_at(0, 0), 0);
  EXPECT_EQ(square_at(4, 5), 37);
  for (Square square = 0; square < kSquares; ++square) {
    EXPECT_EQ(square_at(row_of(square), column_of(square)), square);
  }
}

TEST(Bitboard, CountsItsSquares) {
  EXPECT_EQ(count(0), 0);
  EXPECT_EQ(count(0x8000000000000001), 2);
  EXPECT_EQ(count(~Bitboard{0}), 64);
}

TEST(Bitboard, ListsSquaresInAscendingOrder) {
  EXPECT_THAT(listed(0), testing::IsEmpty());
  EXPECT_THAT(listed(0x8000000000000101), testing::ElementsAre(0, 8, 63));
  EXPECT_EQ(listed(~Bitboard{0}).size(), 64u);
  EXPECT_EQ(first_square(0x8000000000000100), 8);
}

TEST(Bitboard, SmallBoardsSitInTheTopLeftCorner) {
  EXPECT_EQ(board_mask(4), 0x000000000f0f0f0fu);
  EXPECT_EQ(board_mask(6), 0x00003f3f3f3f3f3fu);
  EXPECT_EQ(board_mask(8), ~Bitboard{0});
}

TEST(Bitboard, KnowsTheThreeBoardSizes) {
  std::vector<int> sizes;
  for (int size = -8; size <= 16; ++size) {
    if (is_board_size(size)) sizes.push_back(size);
  }
  EXPECT_THAT(sizes, testing::ElementsAre(4, 6, 8));
}

TEST(Color, OppositeSwapsTheSides) {
  EXPECT_EQ(opposite(Color::black), Color::white);
  EXPECT_EQ(opposite(Color::white), Color::black);
}

TEST(Move, IsAPassByDefault) {
  EXPECT_TRUE(Move().is_pass());
  EXPECT_EQ(Move(), Move::pass());
  EXPECT_EQ(Move::pass().index(), 64);
}

TEST(Move, IsMadeFromEverySquare) {
  for (Square square = 0; square < kSquares; ++square) {
    const Move move = square;
    EXPECT_FALSE(move.is_pass());
    EXPECT_EQ(move.square(), square);
    EXPECT_EQ(move.index(), square);
    EXPECT_NE(move, Move::pass());
  }
  EXPECT_NE(Move(3), Move(4));
}

}  // namespace
}  // namespace outflank
