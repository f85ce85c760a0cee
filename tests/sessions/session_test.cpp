#include "sessions/session.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "outflank/kit/random.hpp"
#include "outflank/rules/notation.hpp"
#include "plugins/plugin_error.hpp"
#include "witness_session.hpp"

namespace outflank::host {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::StrEq;
using ::testing::ThrowsMessage;

// White has no move, black has c1.
constexpr std::string_view kWhiteMustPass =
    "XO-------------------------------------------------------------- O";

Square at(std::string_view name) { return *parse_square(name, 8); }

class SessionTest : public ::testing::Test {
 protected:
  WitnessSession around_;
  Session& session_ = around_.session;
};

TEST_F(SessionTest, RefusesAMoveOutOfTurn) {
  EXPECT_THAT([&] { session_.play(Color::white, at("f4")); },
              ThrowsMessage<SessionError>(StrEq("illegal move: black is to move")));
  EXPECT_EQ(session_.game().ply(), 0);
}

TEST_F(SessionTest, SaysWhyAMoveIsIllegal) {
  const auto why = [&](Move move) {
    try {
      session_.play(Color::black, move);
    } catch (const SessionError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  EXPECT_EQ(why(at("d4")), "illegal move: d4 is taken");
  EXPECT_EQ(why(at("a1")), "illegal move: a1 flips nothing");
  EXPECT_EQ(why(Move::pass()), "illegal move: black has a move and must not pass");
}

TEST_F(SessionTest, UndoTakesAnImpliedPassBackWithItsMove) {
  around_.set_up(kWhiteMustPass);
  const auto before = session_.position();
  session_.play(Color::black, at("c1"));
  EXPECT_EQ(session_.game().ply(), 2);
  EXPECT_TRUE(session_.undo());
  EXPECT_EQ(session_.position(), before);
  EXPECT_EQ(session_.game().ply(), 0);
  EXPECT_FALSE(session_.undo());
}

TEST_F(SessionTest, UndoTakesAnExplicitPassBackAlone) {
  around_.set_up(kWhiteMustPass);
  session_.play(Color::white, Move::pass());
  session_.play(Color::black, at("c1"));
  EXPECT_TRUE(session_.undo());
  EXPECT_EQ(session_.game().ply(), 1);
  EXPECT_EQ(session_.position().to_move(), Color::black);
}

TEST_F(SessionTest, ChoosingForTheOtherSideImpliesTheForcedPass) {
  around_.set_up(kWhiteMustPass);
  const auto decision = session_.choose(Color::black, true);
  EXPECT_EQ(decision.move, Move(at("c1")));
  EXPECT_EQ(decision.comment, "seed 1: pass");
  EXPECT_EQ(session_.game().ply(), 2);
}

TEST_F(SessionTest, ChoosingWithoutPlayingLeavesTheGameAsItWas) {
  around_.set_up(kWhiteMustPass);
  const auto before = session_.position();
  EXPECT_EQ(session_.choose(Color::black, false).move, Move(at("c1")));
  EXPECT_TRUE(session_.choose(Color::white, false).move.is_pass());
  EXPECT_EQ(session_.position(), before);
  EXPECT_FALSE(session_.undo());
}

TEST_F(SessionTest, PassesAfterTheEndChangeNothingButAreUndoneOneByOne) {
  around_.set_up("XXX------------------------------------------------------------- O");
  ASSERT_TRUE(session_.game().over());
  session_.play(Color::black, Move::pass());
  session_.play(Color::black, Move::pass());
  EXPECT_TRUE(session_.choose(Color::white, true).move.is_pass());
  EXPECT_EQ(session_.game().ply(), 0);
  EXPECT_TRUE(session_.undo());
  EXPECT_TRUE(session_.undo());
  EXPECT_TRUE(session_.undo());
  EXPECT_FALSE(session_.undo());
  EXPECT_THAT([&] { session_.play(Color::white, at("h8")); },
              ThrowsMessage<SessionError>(StrEq("illegal move: the game is over")));
}

TEST_F(SessionTest, AFailingStrategyLeavesTheGameUnharmed) {
  around_.set_up(kWhiteMustPass);
  const auto before = session_.position();
  session_.set_parameter("fails", "true");
  EXPECT_THAT([&] { static_cast<void>(session_.choose(Color::black, true)); },
              ThrowsMessage<PluginError>(StrEq("witness: choose failed: out of ideas")));
  EXPECT_EQ(session_.position(), before);
  EXPECT_FALSE(session_.undo());
  session_.set_parameter("fails", "false");
  EXPECT_EQ(session_.choose(Color::black, true).move, Move(at("c1")));
}

TEST_F(SessionTest, TellsTheEndOfTheGameOnce) {
  around_.set_up("XO-------------------------------------------------------------- X");
  session_.play(Color::black, at("c1"));
  EXPECT_THAT(around_.log, ElementsAre("witness: over 64"));
  session_.play(Color::white, Move::pass());
  EXPECT_THAT(around_.log, ElementsAre("witness: over 64"));
}

TEST_F(SessionTest, AStrategyThatFailsAtTheEndDoesNotSpoilTheLastMove) {
  around_.set_up("XO-------------------------------------------------------------- X");
  session_.set_parameter("refuses", "true");
  session_.play(Color::black, at("c1"));
  EXPECT_TRUE(session_.game().over());
  EXPECT_THAT(around_.log, ElementsAre("witness: new_game failed: not today"));
}

TEST_F(SessionTest, RefusesASizeTheStrategyDoesNotPlay) {
  session_.play(Color::black, at("f5"));
  EXPECT_THAT([&] { session_.start_game(Position::start(6)); },
              ThrowsMessage<SessionError>(StrEq("witness does not play on 6x6")));
  EXPECT_EQ(session_.game().ply(), 1);
}

TEST_F(SessionTest, UseKeepsTheOldStrategyIfTheNewOneFails) {
  EXPECT_THROW(session_.use("nobody"), PluginError);
  EXPECT_THAT([&] { session_.use("witness:refuses=true"); },
              ThrowsMessage<PluginError>(StrEq("witness: new_game failed: not today")));
  EXPECT_EQ(session_.choose(Color::black, true).comment, "seed 1:");
}

TEST_F(SessionTest, SeedsOfLaterGamesFollowFromTheFirst) {
  EXPECT_EQ(session_.game_seed(), 1U);
  session_.start_game(Position());
  EXPECT_EQ(session_.game_seed(), 1U) << "nothing was played, so it is still the first game";
  session_.play(Color::black, at("f5"));
  session_.start_game(Position());
  EXPECT_EQ(session_.game_seed(), mix(1, 1));
  session_.set_seed(42);
  EXPECT_EQ(session_.game_seed(), 42U);
}

TEST_F(SessionTest, GivesTheStrategyItsLimits) {
  session_.limits().depth = 9;
  static_cast<void>(session_.choose(Color::black, false));
  ASSERT_EQ(session_.last_metrics().size(), 1U);
  EXPECT_EQ(session_.last_metrics()[0].second, 9.0);
}

TEST_F(SessionTest, ClockRunsOnlyForMovesThatArePlayed) {
  session_.clock().configure(60'000'000'000, 0, 0);
  EXPECT_EQ(session_.choose(Color::black, false).value, 60);
  session_.clock().set_left(Color::black, 9'000'000'000, 0);
  EXPECT_EQ(session_.choose(Color::black, true).value, 9);
  EXPECT_EQ(session_.choose(Color::white, true).value, 60);
}

TEST_F(SessionTest, ParametersAreCheckedBeforeTheStrategySeesThem) {
  EXPECT_THAT(
      [&] { session_.set_parameter("fials", "true"); },
      ThrowsMessage<PluginError>(StrEq("witness.fials: unknown parameter; did you mean 'fails'?")));
  EXPECT_THAT([&] { session_.set_parameter("fails", "yes"); },
              ThrowsMessage<PluginError>(StrEq("witness.fails: expected true or false, got yes")));
  EXPECT_THAT(around_.log, IsEmpty());
}

}  // namespace
}  // namespace outflank::host
