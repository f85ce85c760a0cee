// Passes, sent or left out, in mid-game and after the end, and what undo makes
// of each.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/host_process.hpp"

namespace outflank::test {
namespace {

// A game on 4x4 after nine moves: white must pass.
std::string board(std::string_view text) { return "=\n" + std::string(text) + "\n\n"; }

// A game after nine moves.
const std::string kWhiteMustPass = board(
    "  a b c d\n"
    "1 O O O -\n"
    "2 O O O -\n"
    "3 O O O -\n"
    "4 X X X X\n"
    "white (O) must pass; X 4, O 9");
const std::string kAfterThePass = board(
    "  a b c d\n"
    "1 O O O .\n"
    "2 O O O .\n"
    "3 O O O -\n"
    "4 X X X X\n"
    "black (X) to move; X 4, O 9");
const std::string kAfterD2 = board(
    "  a b c d\n"
    "1 O O O -\n"
    "2 O O O X\n"
    "3 O O X .\n"
    "4 X X X X\n"
    "white (O) to move; X 6, O 8");
const std::string kEnd = board(
    "  a b c d\n"
    "1 O O O X\n"
    "2 O O X X\n"
    "3 O X O O\n"
    "4 X X X X\n"
    "game over; X 8, O 8");

class GtpPass : public testing::Test {
 protected:
  // Plays the game up to there by GTP.
  GtpPass() {
    for (const auto* command : {"boardsize 4", "play b b1", "play w a1", "play b a2", "play w a3",
                                "play b d4", "play w c1", "play b a4", "play w c4", "play b b4"}) {
      EXPECT_EQ(ask(command), "=\n\n") << command;
    }
    EXPECT_EQ(ask("showboard"), kWhiteMustPass);
  }

  std::string ask(const std::string& command) { return client_.ask(command); }

  // Asks, sees this board, takes it back and sees the old one.
  void expect_step(const std::string& command, const std::string& reply, const std::string& after) {
    const auto before = ask("showboard");
    EXPECT_EQ(ask(command), reply) << command;
    EXPECT_EQ(ask("showboard"), after) << command;
    EXPECT_EQ(ask("undo"), "=\n\n") << command;
    EXPECT_EQ(ask("showboard"), before) << command;
  }

  void play_to_the_end() {
    for (const auto* command : {"play b d2", "play w d3", "play b d1"}) {
      EXPECT_EQ(ask(command), "=\n\n") << command;
    }
    EXPECT_EQ(ask("showboard"), kEnd);
  }

 private:
  GtpClient client_;
};

TEST_F(GtpPass, ForcedPassMayBeSent) {
  expect_step("play w pass", "=\n\n", kAfterThePass);
  expect_step("play white PASS", "=\n\n", kAfterThePass);
  expect_step("play W Pass", "=\n\n", kAfterThePass);
}

TEST_F(GtpPass, GenmoveAnswersAForcedPassAndPlaysIt) {
  expect_step("genmove w", "= PASS\n\n", kAfterThePass);
  expect_step("outflank-genmove w",
              "= {\"move\":\"PASS\",\"strategy\":\"greedy\",\"line\":[],\"comment\":\"\","
              "\"metrics\":[]}\n\n",
              kAfterThePass);
}

TEST_F(GtpPass, ForcedPassMayBeLeftOutByPlay) { expect_step("play b d2", "=\n\n", kAfterD2); }

TEST_F(GtpPass, ForcedPassMayBeLeftOutByGenmove) {
  // d1 and d2 each turn two discs or one: greedy takes d1.
  EXPECT_EQ(ask("genmove b"), "= D1\n\n");
  EXPECT_EQ(ask("gogui-rules_side_to_move"), "= white\n\n");
  EXPECT_EQ(ask("undo"), "=\n\n");
  EXPECT_EQ(ask("showboard"), kWhiteMustPass);
}

TEST_F(GtpPass, GenmoveThatIsNotPlayedLeavesThePassUnplayed) {
  EXPECT_EQ(ask("reg_genmove b"), "= D1\n\n");
  EXPECT_EQ(ask("showboard"), kWhiteMustPass);
  EXPECT_EQ(ask("reg_genmove w"), "= PASS\n\n");
  EXPECT_EQ(ask("showboard"), kWhiteMustPass);
}

TEST_F(GtpPass, SentPassThenMoveAreTwoSteps) {
  EXPECT_EQ(ask("play w pass"), "=\n\n");
  expect_step("play b d2", "=\n\n", kAfterD2);
  EXPECT_EQ(ask("undo"), "=\n\n");
  EXPECT_EQ(ask("showboard"), kWhiteMustPass);
}

TEST_F(GtpPass, SideThatMustPassHasNoOtherMove) {
  EXPECT_EQ(ask("play w d1"), "? illegal move: d1 flips nothing\n\n");
  EXPECT_EQ(ask("showboard"), kWhiteMustPass);
}

TEST_F(GtpPass, PassOfTheOtherSideIsNotImpliedTwice) {
  // White's pass goes without saying; black's then would pass up a move.
  EXPECT_EQ(ask("play b pass"), "? illegal move: black has a move and must not pass\n\n");
  EXPECT_EQ(ask("showboard"), kWhiteMustPass);
}

TEST_F(GtpPass, IsRejectedWhileAMoveExists) {
  EXPECT_EQ(ask("play w pass"), "=\n\n");
  EXPECT_EQ(ask("play b pass"), "? illegal move: black has a move and must not pass\n\n");
  EXPECT_EQ(ask("play w pass"), "? illegal move: black is to move\n\n");
  EXPECT_EQ(ask("showboard"), kAfterThePass);
}

TEST_F(GtpPass, AfterTheEndGenmoveAnswersPassForBothSidesAsOftenAsAsked) {
  play_to_the_end();
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(ask("genmove w"), "= PASS\n\n");
    EXPECT_EQ(ask("genmove b"), "= PASS\n\n");
    EXPECT_EQ(ask("genmove b"), "= PASS\n\n");
    EXPECT_EQ(ask("reg_genmove w"), "= PASS\n\n");
  }
  EXPECT_EQ(ask("showboard"), kEnd);
  EXPECT_EQ(ask("final_score"), "= 0\n\n");
}

TEST_F(GtpPass, AfterTheEndAPassIsAcceptedAndAMoveIsNot) {
  play_to_the_end();
  EXPECT_EQ(ask("play W PASS"), "=\n\n");
  EXPECT_EQ(ask("play W PASS"), "=\n\n");
  EXPECT_EQ(ask("play b pass"), "=\n\n");
  EXPECT_EQ(ask("play b d2"), "? illegal move: the game is over\n\n");
  EXPECT_EQ(ask("showboard"), kEnd);
}

TEST_F(GtpPass, AfterTheEndEachPassIsAStepToUndo) {
  play_to_the_end();
  expect_step("genmove w", "= PASS\n\n", kEnd);
  expect_step("play b pass", "=\n\n", kEnd);
  EXPECT_EQ(ask("genmove w"), "= PASS\n\n");
  EXPECT_EQ(ask("play b pass"), "=\n\n");
  EXPECT_EQ(ask("undo"), "=\n\n");
  EXPECT_EQ(ask("undo"), "=\n\n");
  EXPECT_EQ(ask("showboard"), kEnd);
  EXPECT_EQ(ask("undo"), "=\n\n");
  EXPECT_EQ(ask("gogui-rules_legal_moves"), "= D1\n\n");
}

// Its referee stops only after two passes in a row, also on a full board.
TEST_F(GtpPass, TwoPassesInARowEndAGameAsGoguiTwogtpPlaysIt) {
  play_to_the_end();
  EXPECT_EQ(ask("genmove w"), "= PASS\n\n");
  EXPECT_EQ(ask("play B PASS"), "=\n\n");
  EXPECT_EQ(ask("final_score"), "= 0\n\n");
  for (int i = 0; i < 14; ++i) EXPECT_EQ(ask("undo"), "=\n\n");
  EXPECT_EQ(ask("undo"), "? cannot undo: the game is at its start\n\n");
}

TEST_F(GtpPass, UndoOfEverythingEndsAtTheStart) {
  play_to_the_end();
  for (int i = 0; i < 12; ++i) EXPECT_EQ(ask("undo"), "=\n\n");
  EXPECT_EQ(ask("showboard"), board("  a b c d\n"
                                    "1 - . - -\n"
                                    "2 . O X -\n"
                                    "3 - X O .\n"
                                    "4 - - . -\n"
                                    "black (X) to move; X 2, O 2"));
  EXPECT_EQ(ask("undo"), "? cannot undo: the game is at its start\n\n");
}

TEST(GtpPassSetUp, PositionsThatForceAPassAreUnderstood) {
  EXPECT_EQ(gtp("outflank-setposition OOO-OOO-OOO-XXXX O\n"
                "gogui-rules_legal_moves\n"
                "outflank-legal_moves\n"
                "play b d2\n"
                "outflank-legal_moves\n"),
            "=\n\n= pass\n\n= PASS\n\n=\n\n= D3\n\n");
}

TEST(GtpPassSetUp, SideWithoutAMoveOnTheFullSizePassesAndIsPassed) {
  const std::string corner = "OX------" + std::string(56, '-') + " X";
  EXPECT_EQ(gtp("outflank-setposition " + corner +
                "\n"
                "play b pass\nundo\ngenmove b\nundo\ngenmove w\nfinal_score\n"
                "genmove b\ngenmove w\ngogui-rules_final_result\n"),
            "=\n\n=\n\n=\n\n= PASS\n\n=\n\n= C1\n\n= W+64\n\n"
            "= PASS\n\n= PASS\n\n= White wins by 64\n\n");
}

TEST(GtpPassSetUp, PositionWhereNobodyCanMoveIsOver) {
  EXPECT_EQ(gtp("outflank-setposition ---------------- X\n"
                "genmove b\nplay w pass\nplay w a1\nfinal_score\noutflank-legal_moves\nundo\nundo\n"
                "undo\n"),
            "=\n\n= PASS\n\n=\n\n? illegal move: the game is over\n\n= 0\n\n=\n\n=\n\n=\n\n"
            "? cannot undo: the game is at its start\n\n");
}

TEST(GtpPassSetUp, PassAtTheStartIsRejected) {
  EXPECT_EQ(gtp("play b pass\nplay w pass\nundo\n"),
            "? illegal move: black has a move and must not pass\n\n"
            "? illegal move: black is to move\n\n"
            "? cannot undo: the game is at its start\n\n");
}

}  // namespace
}  // namespace outflank::test
