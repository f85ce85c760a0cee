#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <string_view>

#include "gtp/dispatcher.hpp"
#include "gtp/failure.hpp"
#include "gtp/line.hpp"
#include "gtp/table_commands.hpp"
#include "gtp_session.hpp"
#include "outflank/rules/notation.hpp"

namespace outflank::gtp {
namespace {

using namespace std::string_view_literals;

// Sessions with commands of every kind.
class GtpDispatcher : public testing::Test {
 protected:
  GtpDispatcher() {
    add_table_commands(session_.table());
    session_.table().add(
        {.name = "name", .handler = [](const Arguments&, Reply& reply) { reply.append("Test"); }});
    session_.table().add({.name = "boardsize",
                          .min_arguments = 1,
                          .max_arguments = 1,
                          .handler = [](const Arguments& arguments, Reply&) {
                            if (arguments.integer(0) != 8) throw Failure("unacceptable size");
                          }});
    session_.table().add({.name = "play",
                          .min_arguments = 2,
                          .max_arguments = 2,
                          .handler = [](const Arguments& arguments, Reply& reply) {
                            const bool black = arguments.color(0) == Color::black;
                            reply.append(black ? "black " : "white ");
                            reply.append(move_name(arguments.vertex(1, 8)));
                          }});
    session_.table().add({.name = "think",
                          .slow = true,
                          .handler = [](const Arguments&, Reply& reply) { reply.append("F5"); }});
    session_.table().add({.name = "break",
                          .min_arguments = 1,
                          .max_arguments = 1,
                          .handler = [](const Arguments& arguments, Reply& reply) {
                            reply.append("half a");
                            if (arguments.text(0) == "int") throw 42;
                            throw std::out_of_range("vector\nindex");
                          }});
  }

  const std::string& answers(std::string_view input) { return session_.answers(input); }

  GtpSession session_{"!"};
};

TEST_F(GtpDispatcher, AnswersWithAndWithoutId) {
  EXPECT_EQ(answers("name\n7 name\n0 name\nboardsize 8\n8 boardsize 8\n"),
            "= Test\n\n=7 Test\n\n=0 Test\n\n=\n\n=8\n\n");
}

TEST_F(GtpDispatcher, AnswersIdAlone) {
  EXPECT_EQ(answers("12\n12  \t# twelve\n"),
            "?12 syntax error: expected a command after the id\n\n"
            "?12 syntax error: expected a command after the id\n\n");
}

TEST_F(GtpDispatcher, EchoesTheIdAsANumber) {
  EXPECT_EQ(answers("007 name\n00 name\n007 nothing\n"),
            "=7 Test\n\n=0 Test\n\n?7 unknown command\n\n");
}

TEST_F(GtpDispatcher, AnswersIdTooLargeWithoutId) {
  EXPECT_EQ(answers("2147483647 name\n2147483648 name\n99999999999999999999999 name\n"),
            "=2147483647 Test\n\n"
            "? syntax error: id: expected an integer from 0 to 2147483647, got 2147483648\n\n"
            "? syntax error: id: expected an integer from 0 to 2147483647, got "
            "99999999999999999999999\n\n");
}

TEST_F(GtpDispatcher, AnswersUnknownCommands) {
  EXPECT_EQ(answers("NAME\n7 Name\n-1 name\n7name\nnames\n"),
            "? unknown command\n\n?7 unknown command\n\n? unknown command\n\n"
            "? unknown command\n\n? unknown command\n\n");
}

TEST_F(GtpDispatcher, AnswersMissingArguments) {
  EXPECT_EQ(answers("boardsize\n7 play b\nplay\n"),
            "? syntax error: boardsize: expected 1 argument, got 0\n\n"
            "?7 syntax error: play: expected 2 arguments, got 1\n\n"
            "? syntax error: play: expected 2 arguments, got 0\n\n");
}

TEST_F(GtpDispatcher, AnswersExtraArguments) {
  EXPECT_EQ(answers("name x\nboardsize 8 8\n7 play b f5 now\n"),
            "? syntax error: name: expected no arguments, got 1\n\n"
            "? syntax error: boardsize: expected 1 argument, got 2\n\n"
            "?7 syntax error: play: expected 2 arguments, got 3\n\n");
}

TEST_F(GtpDispatcher, AnswersArgumentsOfTheWrongKind) {
  EXPECT_EQ(answers("boardsize eight\nboardsize -8\nplay red f5\n7 play b f9\nboardsize 7\n"),
            "? syntax error: boardsize: expected an integer from 0 to 2147483647, got eight\n\n"
            "? syntax error: boardsize: expected an integer from 0 to 2147483647, got -8\n\n"
            "? syntax error: play: expected b, w, black or white, got red\n\n"
            "?7 syntax error: play: expected a vertex from a1 to h8 or pass, got f9\n\n"
            "? unacceptable size\n\n");
}

TEST_F(GtpDispatcher, TakesColorsAndVerticesInAnyCase) {
  EXPECT_EQ(answers("play B F5\nplay white E3\nplay Black pass\nplay w PASS\n"),
            "= black f5\n\n= white e3\n\n= black pass\n\n= white pass\n\n");
}

TEST_F(GtpDispatcher, TakesCrLfTabsAndComments) {
  EXPECT_EQ(answers("name\r\n7\tplay\tb\t\tf5\t\r\nname# who?\n8 name # who?\r\n  9  name  \n"),
            "= Test\n\n=7 black f5\n\n= Test\n\n=8 Test\n\n=9 Test\n\n");
}

TEST_F(GtpDispatcher, AnswersNothingToBlankAndCommentLines) {
  EXPECT_EQ(answers("\n \n\t\n\r\n# name\n  # 7 name\r\n\n"), "");
  EXPECT_TRUE(session_.open());
}

TEST_F(GtpDispatcher, DropsNulBytes) {
  EXPECT_EQ(answers("\0na\0me\0\n\0\0\0\n7\0 name\n"sv), "= Test\n\n=7 Test\n\n");
}

TEST_F(GtpDispatcher, PassesBytesBeyondAsciiThrough) {
  EXPECT_EQ(answers("help \xC3\xA9\xFF\n"), "? unknown command: \xC3\xA9\xFF\n\n");
}

TEST_F(GtpDispatcher, AnswersALineOfAMegabyteAndGoesOn) {
  const std::string megabyte(1 << 20, 'x');
  EXPECT_EQ(answers(megabyte + "\n7 play " + megabyte + "\nname\n"),
            "? syntax error: line longer than 65536 bytes\n\n"
            "?7 syntax error: line longer than 65536 bytes\n\n"
            "= Test\n\n");
}

TEST_F(GtpDispatcher, TakesTheLongestLine) {
  const std::string spaces(kMaxLineBytes - 6, ' ');
  EXPECT_EQ(answers("7" + spaces + " name\n"), "=7 Test\n\n");
  EXPECT_EQ(answers("8 " + spaces + " name\n"),
            "=7 Test\n\n?8 syntax error: line longer than 65536 bytes\n\n");
}

TEST_F(GtpDispatcher, EndsWithQuit) {
  EXPECT_EQ(answers("name\nquit\n"), "= Test\n\n=\n\n!");
  EXPECT_FALSE(session_.open());
}

TEST_F(GtpDispatcher, AnswersNothingAfterQuit) {
  EXPECT_EQ(answers("7 quit\nname\n8 quit\n\n"), "=7\n\n!");
  EXPECT_FALSE(session_.open());
}

TEST_F(GtpDispatcher, GoesOnAfterAQuitThatFailed) {
  EXPECT_EQ(answers("quit now\nname\n"),
            "? syntax error: quit: expected no arguments, got 1\n\n= Test\n\n");
  EXPECT_TRUE(session_.open());
}

TEST_F(GtpDispatcher, SurvivesForeignExceptions) {
  EXPECT_EQ(answers("break std\n7 break int\nname\n"),
            "? internal error: vector index\n\n"
            "?7 internal error: an exception of an unknown type\n\n"
            "= Test\n\n");
  EXPECT_TRUE(session_.open());
}

TEST_F(GtpDispatcher, FlushesBeforeASlowCommand) {
  EXPECT_EQ(answers("name\nthink\n7 think\nname\n"), "= Test\n\n!= F5\n\n!=7 F5\n\n= Test\n\n");
}

TEST_F(GtpDispatcher, AnswersPipelinedCommandsInOrder) {
  std::string input;
  std::string expected;
  for (int i = 0; i < 10000; ++i) {
    const std::string id = std::to_string(i);
    if (i % 3 == 0) {
      input += "name\n";
      expected += "= Test\n\n";
    } else if (i % 3 == 1) {
      input += id + " play w d3\n# comment\n\n";
      expected += "=" + id + " white d3\n\n";
    } else {
      input += id + " nothing\r\n";
      expected += "?" + id + " unknown command\n\n";
    }
  }
  EXPECT_EQ(answers(input), expected);
}

TEST_F(GtpDispatcher, TakesALastLineWithoutNewline) { EXPECT_EQ(answers("7 name"), "=7 Test\n\n"); }

TEST(GtpDispatcherOutput, ExceptionOfTheOutputLeavesExecute) {
  class BrokenOutput : public Output {
   public:
    void write(std::string_view) override { throw std::runtime_error("closed"); }
    void flush() override {}
  };
  CommandTable table;
  add_table_commands(table);
  BrokenOutput output;
  Dispatcher dispatcher(table, output);
  EXPECT_THROW(dispatcher.execute("protocol_version"), std::runtime_error);
}

}  // namespace
}  // namespace outflank::gtp
