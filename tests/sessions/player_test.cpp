#include "sessions/player.hpp"

#include <gtest/gtest.h>

#include "outflank/kit/random.hpp"
#include "outflank/rules/notation.hpp"
#include "witness_session.hpp"

namespace outflank::host {
namespace {

class PlayerTest : public ::testing::Test {
 protected:
  Decision choose(std::uint64_t seed = 7) { return player_.choose(game_, seed, {}); }
  void play(std::string_view moves) {
    for (std::size_t i = 0; i < moves.size(); i += 2) {
      ASSERT_TRUE(game_.play(*parse_square(moves.substr(i, 2), 8)));
    }
  }

  WitnessSession around_;
  Environment environment_ = quiet_environment();
  Player player_{around_.factory.create("witness", environment_)};
  Game game_;
};

TEST_F(PlayerTest, TellsTheStrategyEveryMoveBeforeItIsAsked) {
  play("f5d6");
  EXPECT_EQ(choose().comment, "seed 7: f5 d6");
  play("c3d3");
  EXPECT_EQ(choose().comment, "seed 7: f5 d6 c3 d3");
}

TEST_F(PlayerTest, BeginsAnewAfterUndo) {
  play("f5d6");
  static_cast<void>(choose());
  game_.undo();
  game_.undo();
  play("d3c3");
  EXPECT_EQ(choose().comment, "seed 7: d3 c3");
}

TEST_F(PlayerTest, BeginsAnewWhenTheSeedChanges) {
  play("f5d6");
  static_cast<void>(choose());
  EXPECT_EQ(choose(8).comment, "seed 8: f5 d6");
}

TEST_F(PlayerTest, BeginsAnewToPlayTheOtherSide) {
  play("f5");
  EXPECT_EQ(choose().comment, "seed 7: f5");
  play("d6");
  EXPECT_EQ(choose().comment, "seed 7: f5 d6");
}

TEST_F(PlayerTest, DerivesTheSeedOfAMoveFromGameAndPly) {
  play("f5d6");
  EXPECT_EQ(choose().nodes, mix(7, 2));
  EXPECT_EQ(choose(8).nodes, mix(8, 2));
}

TEST_F(PlayerTest, BeginsAnewAfterAFailureToBegin) {
  player_.instance().set_parameter("refuses", "true");
  EXPECT_ANY_THROW(static_cast<void>(choose()));
  player_.instance().set_parameter("refuses", "false");
  EXPECT_EQ(choose().comment, "seed 7:");
}

}  // namespace
}  // namespace outflank::host
