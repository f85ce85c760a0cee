// What counts as a command, and when the session ends.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "support/host_process.hpp"

namespace outflank::test {
namespace {

using namespace std::string_literals;
using testing::StartsWith;

TEST(GtpLine, IdAloneIsAnErrorWithThatId) {
  EXPECT_EQ(gtp("5\n"), "?5 syntax error: expected a command after the id\n\n");
}

TEST(GtpLine, IdIsANumberAndBelongsToItsOwnCommandOnly) {
  EXPECT_EQ(gtp("007 protocol_version\nprotocol_version\n0 protocol_version\n"),
            "=7 2\n\n= 2\n\n=0 2\n\n");
}

TEST(GtpLine, LargestIdIsAcceptedAndOneMoreIsNot) {
  EXPECT_EQ(gtp("2147483647 protocol_version\n2147483648 protocol_version\n"),
            "=2147483647 2\n\n"
            "? syntax error: id: expected an integer from 0 to 2147483647, got 2147483648\n\n");
}

TEST(GtpLine, CommandNamesAreCaseSensitive) {
  EXPECT_EQ(gtp("NAME\n3 Genmove b\n"), "? unknown command\n\n?3 unknown command\n\n");
}

TEST(GtpLine, NegativeIdIsNoId) { EXPECT_EQ(gtp("-1 name\n"), "? unknown command\n\n"); }

TEST(GtpLine, MissingAndExtraArgumentsAreSyntaxErrors) {
  EXPECT_EQ(gtp("1 play\n2 play b\n3 play b f5 f6\n4 boardsize\n5 genmove\n6 name x\n7 quit now\n"),
            "?1 syntax error: play: expected 2 arguments, got 0\n\n"
            "?2 syntax error: play: expected 2 arguments, got 1\n\n"
            "?3 syntax error: play: expected 2 arguments, got 3\n\n"
            "?4 syntax error: boardsize: expected 1 argument, got 0\n\n"
            "?5 syntax error: genmove: expected 1 argument, got 0\n\n"
            "?6 syntax error: name: expected no arguments, got 1\n\n"
            "?7 syntax error: quit: expected no arguments, got 1\n\n");
}

TEST(GtpLine, WordsWhereNumbersBelongAreSyntaxErrors) {
  EXPECT_EQ(
      gtp("boardsize eight\nboardsize 8.0\nboardsize 99999999999\nkomi much\n"
          "time_left b soon 0\n"),
      "? syntax error: boardsize: expected an integer from 0 to 2147483647, got eight\n\n"
      "? syntax error: boardsize: expected an integer from 0 to 2147483647, got 8.0\n\n"
      "? syntax error: boardsize: expected an integer from 0 to 2147483647, got 99999999999\n\n"
      "? syntax error: komi: expected a number such as 2.5, got much\n\n"
      "? syntax error: time_left: expected an integer from 0 to 2147483647, got soon\n\n");
}

TEST(GtpLine, EndsWithCarriageReturnAndLineFeed) {
  EXPECT_EQ(gtp("1 play b f5\r\n2 play w d6\r\n\r\n3 quit\r\n"), "=1\n\n=2\n\n=3\n\n");
}

TEST(GtpLine, TabsAreSpaces) {
  EXPECT_EQ(gtp("\t1\tplay\tb \t f5\t\n  2   protocol_version  \n"), "=1\n\n=2 2\n\n");
}

TEST(GtpLine, CommentsAndBlankLinesGetNoReply) {
  EXPECT_EQ(gtp("# a comment\n\n   \n\t\n#\n1 protocol_version # 2 name\n3 name#\n"),
            "=1 2\n\n=3 Outflank greedy\n\n");
}

TEST(GtpLine, IdBeforeACommentIsAnIdAlone) {
  EXPECT_EQ(gtp("9 # nothing\n"), "?9 syntax error: expected a command after the id\n\n");
}

TEST(GtpLine, ControlCharactersAreDropped) {
  EXPECT_EQ(gtp("1 pro\0tocol_ver\x07sion\x7f\n\0\0\n2\0 protocol_version\0\0\n"s),
            "=1 2\n\n=2 2\n\n");
}

TEST(GtpLine, BytesThatAreNoTextLeaveAWorkingProgram) {
  EXPECT_EQ(gtp("\xff\xfe\x80\n1 \xc3\n2 protocol_version\n"),
            "? unknown command\n\n?1 unknown command\n\n=2 2\n\n");
}

TEST(GtpLine, MegabyteOfLettersIsOneError) {
  const std::string letters(1'000'000, 'x');
  EXPECT_EQ(gtp(letters + "\n8 " + letters + "\n9 protocol_version\n"),
            "? syntax error: line longer than 65536 bytes\n\n"
            "?8 syntax error: line longer than 65536 bytes\n\n"
            "=9 2\n\n");
}

TEST(GtpLine, MegabyteOfArgumentsDoesNotReachTheCommand) {
  std::string line = "1 play b f5";
  while (line.size() < 1'000'000) line += " f5";
  EXPECT_EQ(gtp(line + "\n2 gogui-rules_side_to_move\n"),
            "?1 syntax error: line longer than 65536 bytes\n\n=2 black\n\n");
}

TEST(GtpLine, MegabyteOfCommentIsAComment) {
  EXPECT_EQ(gtp("1 protocol_version #" + std::string(1'000'000, '#') + "\n2 protocol_version\n"),
            "=1 2\n\n=2 2\n\n");
}

TEST(GtpLine, MegabyteOfDigitsIsNoId) {
  EXPECT_EQ(gtp(std::string(1'000'000, '1') + "\n"),
            "? syntax error: line longer than 65536 bytes\n\n");
}

TEST(GtpLine, MegabyteWithoutALineFeedAtTheEndOfInputIsAnswered) {
  EXPECT_EQ(gtp("1 " + std::string(1'000'000, 'x')),
            "?1 syntax error: line longer than 65536 bytes\n\n");
}

TEST(GtpEnd, EndOfInputEndsTheSessionQuietly) {
  EXPECT_EQ(gtp(""), "");
  EXPECT_EQ(gtp("\n"), "");
  EXPECT_EQ(gtp("1 protocol_version\n"), "=1 2\n\n");
}

TEST(GtpEnd, LastLineNeedsNoLineFeed) {
  EXPECT_EQ(gtp("1 protocol_version\n2 protocol_version"), "=1 2\n\n=2 2\n\n");
  EXPECT_EQ(gtp("1 quit"), "=1\n\n");
}

TEST(GtpEnd, EndOfInputInTheMiddleOfALineAnswersWhatIsThere) {
  EXPECT_EQ(gtp("1 play b f5\n2 play w"),
            "=1\n\n?2 syntax error: play: expected 2 arguments, got 1\n\n");
  EXPECT_EQ(gtp("1 protocol_ver"), "?1 unknown command\n\n");
  EXPECT_EQ(gtp("1 protocol_version\n   "), "=1 2\n\n");
}

TEST(GtpEnd, NothingIsAnsweredAfterQuit) {
  EXPECT_EQ(gtp("1 quit\n2 protocol_version\n3 name\n"), "=1\n\n");
}

TEST(GtpEnd, QuitEndsTheProgramThoughItsInputStaysOpen) {
  GtpClient client;
  EXPECT_EQ(client.ask("quit"), "=\n\n");
  const auto ended = client.process().wait();
  EXPECT_EQ(ended.status, 0);
  EXPECT_EQ(ended.output, "");
  EXPECT_EQ(own_errors(ended), "");
}

TEST(GtpEnd, QuitEndsTheProgramThoughMoreInputIsWaiting) {
  std::string input = "1 quit\n";
  for (int i = 0; i < 200'000; ++i) input += "2 protocol_version\n";
  EXPECT_EQ(gtp(input), "=1\n\n");
}

TEST(GtpEnd, ClientThatNoLongerListensEndsTheProgram) {
  GtpClient client;
  EXPECT_EQ(client.ask("name"), "= Outflank greedy\n\n");
  client.process().close_output();
  client.process().send("showboard\n");
  const auto ended = client.process().wait();
  EXPECT_EQ(ended.status, 0);
  EXPECT_EQ(own_errors(ended), "");
}

TEST(GtpEnd, ClientThatNoLongerListensEndsAFloodOfCommands) {
  GtpClient client;
  client.process().close_output();
  for (int i = 0; i < 1000; ++i) client.process().send("list_commands\n");
  EXPECT_EQ(client.process().wait().status, 0);
}

TEST(GtpPipeline, TenThousandCommandsAreAnsweredInOrder) {
  std::string input;
  std::string expected;
  for (int id = 0; id < 10'000; ++id) {
    const auto number = std::to_string(id);
    switch (id % 4) {
      case 0:
        input += number + " play b f5\n";
        expected += "=" + number + "\n\n";
        break;
      case 1:
        input += number + " gogui-rules_side_to_move\n";
        expected += "=" + number + " white\n\n";
        break;
      case 2:
        input += number + " undo # and on\n\n";
        expected += "=" + number + "\n\n";
        break;
      default:
        input += number + " play w f5\r\n";
        expected += "?" + number + " illegal move: black is to move\n\n";
    }
  }
  EXPECT_EQ(gtp(input), expected);
}

TEST(GtpPipeline, TenThousandBoardsAreAllWritten) {
  std::string input;
  for (int id = 0; id < 10'000; ++id) input += std::to_string(id) + " showboard\n";
  const auto output = gtp(input);
  std::size_t at = 0;
  for (int id = 0; id < 10'000; ++id) {
    ASSERT_THAT(output.substr(at, 32),
                StartsWith("=" + std::to_string(id) + "\n  a b c d e f g h\n"));
    at = output.find("\n\n", at);
    ASSERT_NE(at, std::string::npos);
    at += 2;
  }
  EXPECT_EQ(at, output.size());
}

TEST(GtpPipeline, ReplyComesBeforeTheNextCommandIsSent) {
  GtpClient client;
  for (int id = 1; id <= 100; ++id) {
    EXPECT_EQ(client.ask(std::to_string(id) + " protocol_version"),
              "=" + std::to_string(id) + " 2\n\n");
  }
}

}  // namespace
}  // namespace outflank::test
