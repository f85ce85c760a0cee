// The board, the colours, the clock and the score as a referee sees them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "support/host_process.hpp"

namespace outflank::test {
namespace {

using testing::MatchesRegex;

constexpr std::string_view kStart =
    "  a b c d e f g h\n"
    "1 - - - - - - - -\n"
    "2 - - - - - - - -\n"
    "3 - - - . - - - -\n"
    "4 - - . O X - - -\n"
    "5 - - - X O . - -\n"
    "6 - - - - . - - -\n"
    "7 - - - - - - - -\n"
    "8 - - - - - - - -\n"
    "black (X) to move; X 2, O 2";

std::string success(std::string_view board) { return "=\n" + std::string(board) + "\n\n"; }

TEST(GtpBoard, StartsWithA1AtTheTopLeftAndBlackToMove) {
  EXPECT_EQ(gtp("showboard\n"), success(kStart));
}

TEST(GtpBoard, ColoursAndVerticesComeInAnyCase) {
  EXPECT_EQ(gtp("play b f5\nplay WHITE D6\nplay Black c3\nplay w D3\nplay B C4\nplay White f4\n"
                "genmove BLACK\nundo\ngenmove Black\nundo\ngenmove B\n"),
            "=\n\n=\n\n=\n\n=\n\n=\n\n=\n\n= C5\n\n=\n\n= C5\n\n=\n\n= C5\n\n");
}

TEST(GtpBoard, OtherColoursAndVerticesAreSyntaxErrors) {
  EXPECT_EQ(gtp("play x f5\nplay blck f5\nplay b f55\nplay b 5f\nplay b i1\nplay b a9\nplay b a0\n"
                "play b resign\ngenmove both\n"),
            "? syntax error: play: expected b, w, black or white, got x\n\n"
            "? syntax error: play: expected b, w, black or white, got blck\n\n"
            "? syntax error: play: expected a vertex from a1 to h8 or pass, got f55\n\n"
            "? syntax error: play: expected a vertex from a1 to h8 or pass, got 5f\n\n"
            "? syntax error: play: expected a vertex from a1 to h8 or pass, got i1\n\n"
            "? syntax error: play: expected a vertex from a1 to h8 or pass, got a9\n\n"
            "? syntax error: play: expected a vertex from a1 to h8 or pass, got a0\n\n"
            "? syntax error: play: expected a vertex from a1 to h8 or pass, got resign\n\n"
            "? syntax error: genmove: expected b, w, black or white, got both\n\n");
}

TEST(GtpBoard, IllegalMovesSayWhyAndChangeNothing) {
  EXPECT_EQ(gtp("play b e3\nplay b d4\nplay w f5\nplay b f5\nplay b d6\ngenmove b\nundo\n"
                "showboard\n"),
            "? illegal move: e3 flips nothing\n\n"
            "? illegal move: d4 is taken\n\n"
            "? illegal move: black is to move\n\n"
            "=\n\n"
            "? illegal move: white is to move\n\n"
            "? illegal move: white is to move\n\n"
            "=\n\n" +
                success(kStart));
}

TEST(GtpBoard, SizesAreFourSixAndEight) {
  EXPECT_EQ(gtp("boardsize 4\nshowboard\nboardsize 6\nshowboard\nboardsize 8\nshowboard\n"),
            "=\n\n" +
                success("  a b c d\n"
                        "1 - . - -\n"
                        "2 . O X -\n"
                        "3 - X O .\n"
                        "4 - - . -\n"
                        "black (X) to move; X 2, O 2") +
                "=\n\n" +
                success("  a b c d e f\n"
                        "1 - - - - - -\n"
                        "2 - - . - - -\n"
                        "3 - . O X - -\n"
                        "4 - - X O . -\n"
                        "5 - - - . - -\n"
                        "6 - - - - - -\n"
                        "black (X) to move; X 2, O 2") +
                "=\n\n" + success(kStart));
}

TEST(GtpBoard, OtherSizesAreUnacceptableAndTheGameGoesOn) {
  EXPECT_EQ(gtp("play b f5\nboardsize 0\nboardsize 7\nboardsize 10\nboardsize 19\n"
                "gogui-rules_side_to_move\ngogui-rules_board_size\n"),
            "=\n\n"
            "? unacceptable size: expected 4, 6 or 8, got 0\n\n"
            "? unacceptable size: expected 4, 6 or 8, got 7\n\n"
            "? unacceptable size: expected 4, 6 or 8, got 10\n\n"
            "? unacceptable size: expected 4, 6 or 8, got 19\n\n"
            "= white\n\n= 8\n\n");
}

TEST(GtpBoard, VerticesAreThoseOfTheBoardInUse) {
  EXPECT_EQ(gtp("boardsize 4\nplay b e3\nplay b d3\nboardsize 6\nplay b g1\nplay b e4\n"),
            "=\n\n? syntax error: play: expected a vertex from a1 to d4 or pass, got e3\n\n=\n\n"
            "=\n\n? syntax error: play: expected a vertex from a1 to f6 or pass, got g1\n\n=\n\n");
}

TEST(GtpBoard, ClearBoardAndBoardsizeForgetTheHistory) {
  EXPECT_EQ(gtp("boardsize 4\nplay b d3\nclear_board\nundo\ngogui-rules_board_size\nplay b d3\n"
                "boardsize 4\nundo\n"),
            "=\n\n=\n\n=\n\n? cannot undo: the game is at its start\n\n= 4\n\n=\n\n=\n\n"
            "? cannot undo: the game is at its start\n\n");
}

TEST(GtpBoard, UndoTakesBackPlayAndGenmove) {
  EXPECT_EQ(
      gtp("play b f5\ngenmove w\nundo\nundo\nshowboard\nundo\n"),
      "=\n\n= F4\n\n=\n\n=\n\n" + success(kStart) + "? cannot undo: the game is at its start\n\n");
}

TEST(GtpBoard, RegGenmoveDoesNotPlay) {
  EXPECT_EQ(gtp("reg_genmove b\nshowboard\nundo\nreg_genmove w\n"),
            "= D3\n\n" + success(kStart) +
                "? cannot undo: the game is at its start\n\n"
                "? illegal move: black is to move\n\n");
}

TEST(GtpBoard, KomiTakesANumberAndChangesNothing) {
  EXPECT_EQ(gtp("komi 0\nkomi 6.5\nkomi -3\nkomi\nkomi 1 2\nshowboard\n"),
            "=\n\n=\n\n=\n\n"
            "? syntax error: komi: expected 1 argument, got 0\n\n"
            "? syntax error: komi: expected 1 argument, got 2\n\n" +
                success(kStart));
}

TEST(GtpScore, IsRefusedBeforeTheEnd) {
  EXPECT_EQ(gtp("final_score\ngogui-rules_final_result\n"),
            "? cannot score: the game is not over\n\n=\n\n");
}

TEST(GtpScore, GivesEmptySquaresToTheWinner) {
  EXPECT_EQ(gtp("outflank-setposition XXX------------- O\nfinal_score\n"
                "gogui-rules_final_result\n"
                "outflank-setposition OOOO------------ X\nfinal_score\n"
                "gogui-rules_final_result\n"
                "outflank-setposition XX------------OO X\nfinal_score\n"
                "gogui-rules_final_result\n"),
            "=\n\n= B+16\n\n= Black wins by 16\n\n"
            "=\n\n= W+16\n\n= White wins by 16\n\n"
            "=\n\n= 0\n\n= Draw\n\n");
}

TEST(GtpScore, OfAFullBoardIsTheDifference) {
  EXPECT_EQ(gtp("outflank-setposition XXXXXXXXXOOOOOOO X\nfinal_score\n"), "=\n\n= B+2\n\n");
}

TEST(GtpClock, SettingsAreAcceptedInAllTheirForms) {
  EXPECT_EQ(gtp("time_settings 300 0 0\ntime_settings 0 30 10\ntime_settings 300 30 10\n"
                "time_settings 300 30 0\ntime_settings 0 0 0\ntime_settings 2147483647 0 5\n"),
            "=\n\n=\n\n=\n\n=\n\n=\n\n=\n\n");
}

TEST(GtpClock, SettingsNeedThreeIntegers) {
  EXPECT_EQ(gtp("time_settings\ntime_settings 300 0\ntime_settings -1 0 0\ntime_settings 1.5 0 0\n"
                "time_settings none\n"),
            "? syntax error: time_settings: expected 3 arguments, got 0\n\n"
            "? syntax error: time_settings: expected 3 arguments, got 2\n\n"
            "? syntax error: time_settings: expected an integer from 0 to 2147483647, got -1\n\n"
            "? syntax error: time_settings: expected an integer from 0 to 2147483647, got 1.5\n\n"
            "? syntax error: time_settings: expected 3 arguments, got 1\n\n");
}

TEST(GtpClock, TimeLeftIsAcceptedForEitherSideAtAnyTime) {
  EXPECT_EQ(gtp("time_left b 300 0\ntime_left white 12 5\nTIME_LEFT b 1 0\ntime_left B 0 0\n"
                "time_left x 1 0\ntime_left b 1\ntime_left b 1 -1\n"),
            "=\n\n=\n\n? unknown command\n\n=\n\n"
            "? syntax error: time_left: expected b, w, black or white, got x\n\n"
            "? syntax error: time_left: expected 3 arguments, got 2\n\n"
            "? syntax error: time_left: expected an integer from 0 to 2147483647, got -1\n\n");
}

TEST(GtpClock, MovesAreFoundWithNoTimeLeft) {
  EXPECT_EQ(gtp("time_settings 0 0 0\ngenmove b\ntime_left w 0 0\ngenmove w\ntime_left b 0 1\n"
                "genmove b\n"),
            "=\n\n= D3\n\n=\n\n= C3\n\n=\n\n= B3\n\n");
}

TEST(GtpNames, TellProgramStrategyAndVersion) {
  const auto replies = gtp("name\nprotocol_version\nversion\n");
  EXPECT_THAT(replies, MatchesRegex("= Outflank greedy\n\n= 2\n\n= [0-9]+[.][0-9]+[.][0-9]+\n\n"));
  EXPECT_EQ(gtp("name\n", {"--strategy", "squares:reading=own"}), "= Outflank squares\n\n");
}

TEST(GtpOptions, SizeIsThatOfTheFirstGame) {
  EXPECT_EQ(gtp("gogui-rules_board_size\nclear_board\ngogui-rules_board_size\n", {"--size", "6"}),
            "= 6\n\n=\n\n= 6\n\n");
}

}  // namespace
}  // namespace outflank::test
