#include <gtest/gtest.h>

#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "gtp/failure.hpp"
#include "gtp/reply.hpp"
#include "gtp_session.hpp"

namespace outflank::gtp {
namespace {

using namespace std::string_view_literals;

// What a handler that fills its reply like this sends, `!` standing for a flush.
std::string sent(const std::function<void(Reply&)>& fill, std::string_view command = "run") {
  GtpSession session("!");
  session.on_run([&fill](const Arguments&, Reply& reply) { fill(reply); });
  return session.answers(command);
}

std::string sent_text(std::string_view text) {
  return sent([text](Reply& reply) { reply.append(text); });
}

TEST(GtpReply, EmptySuccessIsTheSignAlone) {
  EXPECT_EQ(sent([](Reply&) {}), "=\n\n");
  EXPECT_EQ(sent([](Reply&) {}, "7 run"), "=7\n\n");
  EXPECT_EQ(sent([](Reply&) {}, "2147483647 run"), "=2147483647\n\n");
}

TEST(GtpReply, TextFollowsAfterASpace) {
  EXPECT_EQ(sent_text("F5"), "= F5\n\n");
  EXPECT_EQ(sent([](Reply& reply) { reply.append("F5"); }, "7 run"), "=7 F5\n\n");
}

TEST(GtpReply, PiecesAreJoined) {
  EXPECT_EQ(sent([](Reply& reply) { reply.append("a").append("b\nc").append("d"); }),
            "= ab\ncd\n\n");
}

TEST(GtpReply, LinesStandAlone) {
  EXPECT_EQ(sent([](Reply& reply) { reply.line("a").line("b\nc").line("d"); }), "= a\nb\nc\nd\n\n");
  EXPECT_EQ(sent([](Reply& reply) { reply.append("a").line("b").append("c"); }), "= a\nb\nc\n\n");
}

TEST(GtpReply, EmptyLinesAreDropped) {
  EXPECT_EQ(sent_text("a\n\nb"), "= a\nb\n\n");
  EXPECT_EQ(sent_text("\n\n\na"), "= a\n\n");
  EXPECT_EQ(sent_text("a\n\n\n"), "= a\n\n");
  EXPECT_EQ(sent_text("\n\n"), "=\n\n");
  EXPECT_EQ(sent([](Reply& reply) { reply.line("").line("a").line("").line("b").line(""); }),
            "= a\nb\n\n");
}

TEST(GtpReply, LinesOfSpacesAreDropped) {
  EXPECT_EQ(sent_text("a\n  \n\t\nb\n  "), "= a\nb\n\n");
  EXPECT_EQ(sent_text("   "), "=\n\n");
}

TEST(GtpReply, LineMadeEmptyByDroppedCharactersIsDropped) {
  EXPECT_EQ(sent_text("a\r\n\r\nb\r\n"), "= a\nb\n\n");
  EXPECT_EQ(sent_text("a\n\0\nb"sv), "= a\nb\n\n");
}

TEST(GtpReply, ControlCharactersAreDropped) {
  EXPECT_EQ(sent_text("a\x1b[31m\x07\x7f\tb\0c"sv), "= a[31m bc\n\n");
}

TEST(GtpReply, SpacesInsideAndUtf8StayAsTheyAre) {
  EXPECT_EQ(sent_text("  a  b \n c\xC3\xA9"), "=   a  b \n c\xC3\xA9\n\n");
}

TEST(GtpReply, BoardStartsBelowTheSign) {
  const auto board = [](Reply& reply) { reply.start_below().append("  a b\n1 - -"); };
  EXPECT_EQ(sent(board), "=\n  a b\n1 - -\n\n");
  EXPECT_EQ(sent(board, "7 run"), "=7\n  a b\n1 - -\n\n");
  EXPECT_EQ(sent([](Reply& reply) { reply.start_below(); }, "7 run"), "=7\n\n");
}

TEST(GtpReply, FailureReplacesWhatWasAppended) {
  const auto fail = [](Reply& reply) {
    reply.line("a").append("b");
    throw Failure("cannot undo");
  };
  EXPECT_EQ(sent(fail), "? cannot undo\n\n");
  EXPECT_EQ(sent(fail, "7 run"), "?7 cannot undo\n\n");
}

TEST(GtpReply, FailureIsOneLine) {
  EXPECT_EQ(sent([](Reply&) { throw Failure("a\n\nb\r\nc\td\x1b"); }), "? a  b c d\n\n");
}

TEST(GtpReply, FailureAlwaysSaysSomething) {
  for (const char* message : {"", " ", "\n", "\x01\r\n"}) {
    EXPECT_EQ(sent([message](Reply&) { throw Failure(message); }), "? failed\n\n");
  }
}

TEST(GtpReply, StreamedLinesGoOutAtOnce) {
  const auto stream = [](Reply& reply) {
    reply.stream_line("a");
    reply.stream_line("b");
  };
  EXPECT_EQ(sent(stream), "=\na\n!b\n!\n");
  EXPECT_EQ(sent(stream, "7 run"), "=7\na\n!b\n!\n");
}

TEST(GtpReply, StreamedLinesAreOutBeforeTheHandlerEnds) {
  CommandTable table;
  RecordingOutput output;
  std::string seen;
  table.add({.name = "run", .handler = [&](const Arguments&, Reply& reply) {
               reply.stream_line("a");
               seen = output.bytes();
             }});
  Dispatcher dispatcher(table, output);
  EXPECT_TRUE(dispatcher.execute("7 run"));
  EXPECT_EQ(seen, "=7\na\n");
  EXPECT_EQ(output.bytes(), "=7\na\n\n");
}

TEST(GtpReply, EmptyStreamedLineOpensTheReply) {
  EXPECT_EQ(sent([](Reply& reply) { reply.stream_line(""); }, "7 run"), "=7\n!\n");
  EXPECT_EQ(sent([](Reply& reply) { reply.append("  ").stream_line("a"); }), "=\na\n!\n");
}

TEST(GtpReply, StreamHasNoEmptyLineBeforeItsEnd) {
  EXPECT_EQ(sent([](Reply& reply) {
              reply.stream_line("");
              reply.stream_line("\n");
              reply.stream_line("a\n\nb\r");
              reply.stream_line(" ");
              reply.stream_line("c");
            }),
            "=\n!!a\nb\n!!c\n!\n");
}

TEST(GtpReply, TextAroundStreamedLinesKeepsItsPlace) {
  EXPECT_EQ(sent([](Reply& reply) {
              reply.append("a");
              reply.stream_line("b");
              reply.append("c");
              reply.stream_line("d");
              reply.append("e");
            }),
            "= a\nb\n!c\nd\n!e\n\n");
}

TEST(GtpReply, FailureInAStreamIsItsLastLine) {
  EXPECT_EQ(sent(
                [](Reply& reply) {
                  reply.stream_line("a");
                  throw Failure("no\nmore");
                },
                "7 run"),
            "=7\na\n!error: no more\n\n");
  EXPECT_EQ(sent([](Reply& reply) {
              reply.stream_line("a");
              reply.append("b");
              throw std::runtime_error("lost");
            }),
            "=\na\n!b\nerror: internal error: lost\n\n");
}

TEST(GtpReply, NextReplyStartsAfresh) {
  GtpSession session;
  session.on_run([](const Arguments& arguments, Reply& reply) {
    if (arguments.empty()) return reply.stream_line("a");
    if (arguments.text(0) == "fail") throw Failure("no");
    reply.append(arguments.text(0));
  });
  EXPECT_EQ(session.answers("7 run\nrun b\n8 run fail\nrun c\n"),
            "=7\na\n\n= b\n\n?8 no\n\n= c\n\n");
}

}  // namespace
}  // namespace outflank::gtp
