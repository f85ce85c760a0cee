// Set-up positions, limits and perft.
#include <gtest/gtest.h>

#include <string>

#include "support/host_process.hpp"

namespace outflank::test {
namespace {

TEST(GtpSetPosition, StartsAGameThere) {
  EXPECT_EQ(gtp("outflank-setposition -----OX--XO----- X\nshowboard\nundo\nplay b d3\nundo\n"
                "outflank-setposition ....oxxx.....o.. w\nshowboard\n"),
            "=\n\n"
            "=\n  a b c d\n1 - . - -\n2 . O X -\n3 - X O .\n4 - - . -\n"
            "black (X) to move; X 2, O 2\n\n"
            "? cannot undo: the game is at its start\n\n=\n\n=\n\n"
            "=\n\n"
            "=\n  a b c d\n1 - - - -\n2 O X X X\n3 - - - -\n4 - O - -\n"
            "game over; X 3, O 2\n\n");
}

TEST(GtpSetPosition, SetsTheSize) {
  EXPECT_EQ(gtp("outflank-setposition " + std::string(36, '-') +
                " O\ngogui-rules_board_size\nclear_board\nshowboard\n"),
            "=\n\n= 6\n\n=\n\n"
            "=\n  a b c d e f\n1 - - - - - -\n2 - - . - - -\n3 - . O X - -\n4 - - X O . -\n"
            "5 - - - . - -\n6 - - - - - -\nblack (X) to move; X 2, O 2\n\n");
}

TEST(GtpSetPosition, SaysWhatIsWrongAndKeepsTheGame) {
  EXPECT_EQ(gtp("play b f5\n"
                "outflank-setposition\n"
                "outflank-setposition -----OX--XO-----\n"
                "outflank-setposition -----OX--XO----- X now\n"
                "outflank-setposition -----OX--XO---- X\n"
                "outflank-setposition -----OX--XO------ X\n"
                "outflank-setposition -----OX--ZO----- X\n"
                "outflank-setposition -----OX--XO----- Z\n"
                "gogui-rules_side_to_move\ngogui-rules_board_size\n"),
            "=\n\n"
            "? syntax error: outflank-setposition: expected 2 arguments, got 0\n\n"
            "? syntax error: outflank-setposition: expected 2 arguments, got 1\n\n"
            "? syntax error: outflank-setposition: expected 2 arguments, got 3\n\n"
            "? syntax error: position: expected 16, 36 or 64 squares, got 15\n\n"
            "? syntax error: position: expected 16, 36 or 64 squares, got 17\n\n"
            "? syntax error: position: expected X, O or - on b3, got 'Z'\n\n"
            "? syntax error: position: expected X or O as the side to move, got 'Z'\n\n"
            "= white\n\n= 8\n\n");
}

TEST(GtpLimits, AreToldAndChangedOneByOne) {
  EXPECT_EQ(gtp("outflank-limits\noutflank-limits nodes=500 depth=3\noutflank-limits\n"
                "outflank-limits move_seconds=0.5\noutflank-limits\n"
                "outflank-limits depth=0\noutflank-limits\n"
                "outflank-limits none nodes=7\noutflank-limits\noutflank-limits none\n"
                "outflank-limits\n"),
            "= nodes=0 depth=0 move_seconds=0\n\n=\n\n= nodes=500 depth=3 move_seconds=0\n\n"
            "=\n\n= nodes=500 depth=3 move_seconds=0.5\n\n"
            "=\n\n= nodes=500 depth=0 move_seconds=0.5\n\n"
            "=\n\n= nodes=7 depth=0 move_seconds=0\n\n=\n\n"
            "= nodes=0 depth=0 move_seconds=0\n\n");
}

// The same as a settings file accepts.
TEST(GtpLimits, HaveTheRangesOfTheSettings) {
  EXPECT_EQ(gtp("outflank-limits nodes=9223372036854775807 depth=2147483647 move_seconds=86400\n"
                "outflank-limits\n"),
            "=\n\n= nodes=9223372036854775807 depth=2147483647 move_seconds=86400\n\n");
}

TEST(GtpLimits, OutOfRangeOrUnknownChangeNothing) {
  const std::string nodes = "an integer from 0 to 9223372036854775807";
  const std::string depth = "an integer from 0 to 2147483647";
  const std::string seconds = "a number from 0 to 86400";
  const auto error = [](const std::string& key, const std::string& expected,
                        const std::string& got) {
    return "? syntax error: outflank-limits: " + key + ": expected " + expected + ", got " + got +
           "\n\n";
  };
  EXPECT_EQ(gtp("outflank-limits nodes=9223372036854775808\noutflank-limits nodes=-1\n"
                "outflank-limits nodes=1.5\noutflank-limits depth=2147483648\n"
                "outflank-limits depth=deep\noutflank-limits move_seconds=-0.1\n"
                "outflank-limits move_seconds=nan\noutflank-limits move_seconds=inf\n"
                "outflank-limits move_seconds=86401\noutflank-limits depth=5 nodes=x\n"
                "outflank-limits time=5\noutflank-limits nodes 5\noutflank-limits nodes=\n"
                "outflank-limits\n"),
            error("nodes", nodes, "9223372036854775808") + error("nodes", nodes, "-1") +
                error("nodes", nodes, "1.5") + error("depth", depth, "2147483648") +
                error("depth", depth, "deep") + error("move_seconds", seconds, "-0.1") +
                error("move_seconds", seconds, "nan") + error("move_seconds", seconds, "inf") +
                error("move_seconds", seconds, "86401") + error("nodes", nodes, "x") +
                "? syntax error: outflank-limits: expected nodes=N, depth=N, move_seconds=S or "
                "none, got time=5\n\n" +
                error("nodes", nodes, "nothing") + error("nodes", nodes, "nothing") +
                "= nodes=0 depth=0 move_seconds=0\n\n");
}

TEST(GtpPerft, CountsFromThePositionOnTheBoard) {
  EXPECT_EQ(gtp("outflank-perft 0\noutflank-perft 1\noutflank-perft 5\nboardsize 6\n"
                "outflank-perft 5\nboardsize 4\noutflank-perft 15\noutflank-perft 60\n"
                "play b d3\noutflank-perft 2\n"),
            "= 1\n\n= 4\n\n= 1396\n\n=\n\n= 1364\n\n=\n\n= 60060\n\n= 60060\n\n=\n\n= 11\n\n");
}

TEST(GtpPerft, NeedsADepth) {
  EXPECT_EQ(gtp("outflank-perft\noutflank-perft 61\noutflank-perft -1\noutflank-perft deep\n"),
            "? syntax error: outflank-perft: expected 1 argument, got 0\n\n"
            "? syntax error: outflank-perft: expected an integer from 0 to 60, got 61\n\n"
            "? syntax error: outflank-perft: expected an integer from 0 to 60, got -1\n\n"
            "? syntax error: outflank-perft: expected an integer from 0 to 60, got deep\n\n");
}

}  // namespace
}  // namespace outflank::test
