#include "outflank/rules/game.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "outflank/kit/random.hpp"
#include "outflank/rules/notation.hpp"
#include "outflank/rules/score.hpp"

namespace outflank {
namespace {

Move move(const char* name) { return parse_move(name, 8).value(); }

void play_all(Game& game, std::initializer_list<const char*> names) {
  for (const char* name : names) ASSERT_TRUE(game.play(move(name))) << name;
}

Move random_move(const Position& position, Random& random) {
  if (must_pass(position)) return Move::pass();
  return random_square(legal_moves(position), random);
}

TEST(Game, BeginsAtItsStart) {
  const Game game;
  EXPECT_EQ(game.position(), Position());
  EXPECT_EQ(game.start(), Position());
  EXPECT_EQ(game.ply(), 0);
  EXPECT_THAT(game.moves(), testing::IsEmpty());
  EXPECT_FALSE(game.over());

  const Position setup = parse_position("XO-------------- O");
  EXPECT_EQ(Game(setup).position(), setup);
  EXPECT_EQ(Game(setup).start(), setup);
}

TEST(Game, PlaysMovesAndKeepsThem) {
  Game game;
  play_all(game, {"f5", "d6", "c3"});
  EXPECT_EQ(game.ply(), 3);
  EXPECT_THAT(game.moves(), testing::ElementsAre(move("f5"), move("d6"), move("c3")));
  EXPECT_EQ(game.position(), Position().after(move("f5")).after(move("d6")).after(move("c3")));
  EXPECT_EQ(game.start(), Position());
}

TEST(Game, AnIllegalMoveChangesNothing) {
  Game game;
  play_all(game, {"f5", "d6"});
  ASSERT_TRUE(game.undo());
  const Position before = game.position();
  for (const char* name : {"f5", "d4", "a1", "pass"}) {
    EXPECT_FALSE(game.play(move(name))) << name;
    EXPECT_EQ(game.position(), before);
    EXPECT_THAT(game.moves(), testing::ElementsAre(move("f5")));
  }
  EXPECT_TRUE(game.redo());
  EXPECT_THAT(game.moves(), testing::ElementsAre(move("f5"), move("d6")));
}

TEST(Game, UndoAndRedoStopAtTheEnds) {
  Game game;
  EXPECT_FALSE(game.undo());
  EXPECT_FALSE(game.redo());
  play_all(game, {"f5"});
  EXPECT_FALSE(game.redo());
  EXPECT_TRUE(game.undo());
  EXPECT_FALSE(game.undo());
  EXPECT_EQ(game.position(), Position());
  EXPECT_TRUE(game.redo());
  EXPECT_FALSE(game.redo());
  EXPECT_EQ(game.ply(), 1);
}

TEST(Game, UndoToTheStartAndRedoGiveTheSamePositions) {
  for (const int size : {4, 6, 8}) {
    Random random(mix(99, static_cast<std::uint64_t>(size)));
    for (int i = 0; i < 100; ++i) {
      Game game(Position::start(size));
      std::vector<Position> positions = {game.position()};
      while (!game.over()) {
        ASSERT_TRUE(game.play(random_move(game.position(), random)));
        positions.push_back(game.position());
      }
      const std::vector<Move> moves(game.moves().begin(), game.moves().end());

      for (int ply = game.ply() - 1; ply >= 0; --ply) {
        ASSERT_TRUE(game.undo());
        ASSERT_EQ(game.ply(), ply);
        ASSERT_EQ(game.moves().size(), static_cast<std::size_t>(ply));
        ASSERT_EQ(game.position(), positions[static_cast<std::size_t>(ply)]);
      }
      ASSERT_FALSE(game.undo());
      for (std::size_t ply = 1; ply < positions.size(); ++ply) {
        ASSERT_TRUE(game.redo());
        ASSERT_EQ(game.position(), positions[ply]);
      }
      ASSERT_FALSE(game.redo());
      EXPECT_THAT(game.moves(), testing::ElementsAreArray(moves));
      EXPECT_EQ(game.start(), Position::start(size));
    }
  }
}

TEST(Game, PlayingAfterUndoForgetsWhatWasUndone) {
  Game game;
  play_all(game, {"f5", "d6", "c3", "d3"});
  ASSERT_TRUE(game.undo());
  ASSERT_TRUE(game.undo());
  ASSERT_TRUE(game.undo());
  play_all(game, {"f4"});
  EXPECT_FALSE(game.redo());
  EXPECT_THAT(game.moves(), testing::ElementsAre(move("f5"), move("f4")));
  EXPECT_EQ(game.position(), Position().after(move("f5")).after(move("f4")));
}

TEST(Game, PlayingTheUndoneMoveAgainStillForgetsTheRest) {
  Game game;
  play_all(game, {"f5", "d6", "c3"});
  ASSERT_TRUE(game.undo());
  ASSERT_TRUE(game.undo());
  play_all(game, {"d6"});
  EXPECT_FALSE(game.redo());
  EXPECT_EQ(game.ply(), 2);
}

TEST(Game, AForcedPassIsPlayedAndUndone) {
  Game game(parse_position("XO-------------- O"));
  EXPECT_FALSE(game.over());
  EXPECT_FALSE(game.play(move("c1")));
  ASSERT_TRUE(game.play(Move::pass()));
  EXPECT_FALSE(game.play(Move::pass()));
  ASSERT_TRUE(game.play(move("c1")));
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.ply(), 2);
  ASSERT_TRUE(game.undo());
  ASSERT_TRUE(game.undo());
  EXPECT_EQ(game.position(), game.start());
}

TEST(Game, TheShortestGameEndsAfterNineMovesWithAWipeout) {
  Game game;
  play_all(game, {"e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"});
  EXPECT_TRUE(game.over());
  EXPECT_FALSE(game.play(Move::pass()));
  EXPECT_EQ(game.position().white(), 0u);
  EXPECT_EQ(disc_difference(game.position(), Color::black), 13);
  EXPECT_EQ(final_score(game.position(), Color::black), 64);
}

TEST(Game, ACopyGoesItsOwnWay) {
  Game game;
  play_all(game, {"f5"});
  Game copy = game;
  play_all(copy, {"d6"});
  EXPECT_EQ(game.ply(), 1);
  EXPECT_FALSE(game.redo());
  EXPECT_EQ(copy.ply(), 2);
}

}  // namespace
}  // namespace outflank
