#include "outflank/rules/position.hpp"

#include <gtest/gtest.h>

#include "outflank/rules/notation.hpp"

namespace outflank {
namespace {

Square square(const char* name) { return parse_square(name, 8).value(); }

TEST(Position, StartsWithWhiteOnD4AndE5AndBlackToMove) {
  const Position position;
  EXPECT_EQ(position, Position::start(8));
  EXPECT_EQ(position.size(), 8);
  EXPECT_EQ(position.to_move(), Color::black);
  EXPECT_EQ(position.white(), bit(square("d4")) | bit(square("e5")));
  EXPECT_EQ(position.black(), bit(square("e4")) | bit(square("d5")));
  EXPECT_EQ(legal_moves(position),
            bit(square("d3")) | bit(square("c4")) | bit(square("f5")) | bit(square("e6")));
}

TEST(Position, SmallBoardsStartInTheirOwnCentre) {
  EXPECT_EQ(position_text(Position::start(4)), "-----OX--XO----- X");
  EXPECT_EQ(position_text(Position::start(6)), "--------------OX----XO-------------- X");
}

TEST(Position, OwnIsTheSideToMove) {
  const Position black = Position::from(8, 1, 2, Color::black).value();
  EXPECT_EQ(black.own(), 1u);
  EXPECT_EQ(black.opponent(), 2u);
  const Position white = Position::from(8, 1, 2, Color::white).value();
  EXPECT_EQ(white.own(), 2u);
  EXPECT_EQ(white.opponent(), 1u);
  EXPECT_EQ(white.black(), 1u);
  EXPECT_EQ(white.white(), 2u);
  EXPECT_EQ(white.discs_of(Color::black), 1u);
  EXPECT_EQ(white.discs(), 3u);
  EXPECT_EQ(white.empties(), ~Bitboard{3});
}

TEST(Position, FromRefusesWhatIsNoPosition) {
  for (const int size : {-4, 0, 3, 5, 7, 9, 10, 64}) {
    EXPECT_FALSE(Position::from(size, 0, 0, Color::black)) << size;
  }
  EXPECT_FALSE(Position::from(8, 3, 2, Color::black));
  EXPECT_FALSE(Position::from(4, bit(square("e1")), 0, Color::black));
  EXPECT_FALSE(Position::from(4, 0, bit(square("a5")), Color::white));
  EXPECT_FALSE(Position::from(6, bit(square("h8")), 0, Color::black));
  EXPECT_TRUE(Position::from(6, bit(square("f6")), 0, Color::black));
}

TEST(Position, EqualityNeedsDiscsSizeAndSide) {
  const auto position = Position::from(4, 1, 2, Color::black);
  EXPECT_EQ(position, Position::from(4, 1, 2, Color::black));
  EXPECT_NE(position, Position::from(6, 1, 2, Color::black));
  EXPECT_NE(position, Position::from(4, 1, 2, Color::white));
  EXPECT_NE(position, Position::from(4, 2, 1, Color::black));
  EXPECT_NE(position, Position::from(4, 2, 1, Color::white));
}

TEST(Position, AMoveTurnsDiscsAndTheSide) {
  const Position start;
  EXPECT_EQ(start.flips_of(square("f5")), bit(square("e5")));
  const Position next = start.after(square("f5"));
  EXPECT_EQ(next.to_move(), Color::white);
  EXPECT_EQ(next.white(), bit(square("d4")));
  EXPECT_EQ(next.black(), start.black() | bit(square("e5")) | bit(square("f5")));
  EXPECT_EQ(start, Position());
}

TEST(Position, NothingIsFlippedOnTakenOrOffBoardSquares) {
  EXPECT_EQ(Position().flips_of(square("d4")), 0u);
  const Position small = parse_position("-XOO------------ X");
  EXPECT_EQ(small.flips_of(square("e1")), 0u);
  EXPECT_FALSE(is_legal(small, square("e1")));
}

TEST(Position, APassIsLegalOnlyWhenForced) {
  const Position forced = parse_position("XO-------------- O");
  EXPECT_FALSE(has_move(forced));
  EXPECT_TRUE(must_pass(forced));
  EXPECT_FALSE(game_over(forced));
  EXPECT_TRUE(is_legal(forced, Move::pass()));
  EXPECT_EQ(forced.after(Move::pass()), parse_position("XO-------------- X"));

  const Position free = forced.after(Move::pass());
  EXPECT_TRUE(has_move(free));
  EXPECT_FALSE(must_pass(free));
  EXPECT_FALSE(is_legal(free, Move::pass()));
}

TEST(Position, TheGameIsOverWhenNeitherSideHasAMove) {
  for (const char* text :
       {"---------------- X", "XXXXXXXXXXXXXXXX O", "X--------------O X", "XXXX------------ O"}) {
    const Position position = parse_position(text);
    EXPECT_TRUE(game_over(position)) << text;
    EXPECT_FALSE(must_pass(position)) << text;
    EXPECT_FALSE(is_legal(position, Move::pass())) << text;
  }
  EXPECT_FALSE(game_over(Position()));
}

static_assert(Position().after(37).flips_of(43) == bit(35));
static_assert(!Position::from(5, 0, 0, Color::black));

}  // namespace
}  // namespace outflank
