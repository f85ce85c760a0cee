#include "outflank/rules/moves.hpp"

#include <gtest/gtest.h>

#include <initializer_list>

#include "outflank/rules/notation.hpp"

namespace outflank {
namespace {

Bitboard set_of(std::initializer_list<const char*> names) {
  Bitboard set = 0;
  for (const char* name : names) set |= bit(parse_square(name, 8).value());
  return set;
}

Bitboard moves_on_8x8(Bitboard own, Bitboard opponent) {
  return legal_moves(own, opponent, board_mask(8));
}

static_assert(legal_moves(0x0000000810000000, 0x0000001008000000, board_mask(8)) ==
              0x0000102004080000);
static_assert(flips(0x0000000810000000, 0x0000001008000000, 37) == 0x0000001000000000);

TEST(Moves, TurnsTheLongestRunInEveryDirection) {
  const Bitboard row = set_of({"b4", "c4", "d4", "e4", "f4", "g4"});
  EXPECT_EQ(moves_on_8x8(set_of({"a4"}), row), set_of({"h4"}));
  EXPECT_EQ(flips(set_of({"a4"}), row, 31), row);
  EXPECT_EQ(moves_on_8x8(set_of({"h4"}), row), set_of({"a4"}));
  EXPECT_EQ(flips(set_of({"h4"}), row, 24), row);

  const Bitboard column = set_of({"h2", "h3", "h4", "h5", "h6", "h7"});
  EXPECT_EQ(flips(set_of({"h1"}), column, 63), column);
  EXPECT_EQ(flips(set_of({"h8"}), column, 7), column);
  EXPECT_EQ(moves_on_8x8(set_of({"h8"}), column), set_of({"h1"}));

  const Bitboard diagonal = set_of({"b2", "c3", "d4", "e5", "f6", "g7"});
  EXPECT_EQ(flips(set_of({"a1"}), diagonal, 63), diagonal);
  EXPECT_EQ(flips(set_of({"h8"}), diagonal, 0), diagonal);
  EXPECT_EQ(moves_on_8x8(set_of({"a1"}), diagonal), set_of({"h8"}));

  const Bitboard other_diagonal = set_of({"b7", "c6", "d5", "e4", "f3", "g2"});
  EXPECT_EQ(flips(set_of({"a8"}), other_diagonal, 7), other_diagonal);
  EXPECT_EQ(flips(set_of({"h1"}), other_diagonal, 56), other_diagonal);
  EXPECT_EQ(moves_on_8x8(set_of({"h1"}), other_diagonal), set_of({"a8"}));
}

TEST(Moves, TurnsAllEightDirectionsAtOnce) {
  const Bitboard ring = set_of({"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"});
  const Bitboard own = set_of({"b2", "d2", "f2", "b4", "f4", "b6", "d6", "f6"});
  EXPECT_EQ(flips(own, ring, 27), ring);
}

TEST(Moves, NoLineWrapsRoundTheEdge) {
  EXPECT_EQ(moves_on_8x8(set_of({"g1"}), set_of({"h1"})), 0u);
  EXPECT_EQ(moves_on_8x8(set_of({"b2"}), set_of({"a2"})), 0u);
  EXPECT_EQ(moves_on_8x8(set_of({"h1"}), set_of({"a2", "b3"})), 0u);
  EXPECT_EQ(moves_on_8x8(set_of({"h3"}), set_of({"a3", "a4"})), 0u);
  EXPECT_EQ(moves_on_8x8(set_of({"a8"}), set_of({"a7"})), set_of({"a6"}));
  EXPECT_EQ(flips(set_of({"h1"}), set_of({"a2"}), 9), 0u);
  EXPECT_EQ(flips(set_of({"a3"}), set_of({"h2"}), 14), 0u);
}

TEST(Moves, ARunWithoutAnOwnDiscBehindItStays) {
  EXPECT_EQ(flips(0, set_of({"b1", "c1"}), 0), 0u);
  EXPECT_EQ(flips(set_of({"e1"}), set_of({"b1", "c1"}), 0), 0u);
  EXPECT_EQ(flips(0, set_of({"a1", "b1", "c1"}), 3), 0u);
  EXPECT_EQ(flips(set_of({"a1"}), set_of({"b2", "c2"}), 11), 0u);
}

TEST(Moves, SmallBoardsEndAtTheirOwnEdge) {
  const Bitboard own = set_of({"b1"});
  const Bitboard opponent = set_of({"c1", "d1"});
  EXPECT_EQ(legal_moves(own, opponent, board_mask(4)), 0u);
  EXPECT_EQ(legal_moves(own, opponent, board_mask(6)), set_of({"e1"}));
}

}  // namespace
}  // namespace outflank
