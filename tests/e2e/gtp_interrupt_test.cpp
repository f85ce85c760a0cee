// A strategy that never stops by itself, and clients that make it stop.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/host_process.hpp"
#include "support/plugin_dir.hpp"

namespace outflank::test {
namespace {

using testing::AnyOf;
using testing::HasSubstr;
using testing::MatchesRegex;

std::vector<std::string> thinking() {
  return {"--strategy", (good_dir() / "slow.so").string(), "--verbose"};
}

const auto kFirstMove = AnyOf("= D3\n\n", "= C4\n\n", "= F5\n\n", "= E6\n\n");

TEST(GtpInterrupt, EndsARunningGenmoveWithItsBestMove) {
  GtpClient client(thinking());
  client.process().send("genmove b\n");
  client.process().wait_for_error("searching");
  client.process().send("# interrupt\n");
  EXPECT_THAT(client.process().read_until("\n\n"), kFirstMove);
  EXPECT_EQ(client.ask("gogui-rules_side_to_move"), "= white\n\n");
}

TEST(GtpInterrupt, AfterACarriageReturnToo) {
  GtpClient client(thinking());
  client.process().send("1 reg_genmove b\r\n");
  client.process().wait_for_error("searching");
  client.process().send("# interrupt\r\n");
  EXPECT_THAT(client.process().read_until("\n\n"), MatchesRegex("=1 [A-H][1-8]\n\n"));
}

TEST(GtpInterrupt, ThatComesWithTheCommandEndsIt) {
  GtpClient client(thinking());
  client.process().send("genmove b\n# interrupt\n");
  EXPECT_THAT(client.process().read_until("\n\n"), kFirstMove);
}

TEST(GtpInterrupt, EndsWhatWasSentBeforeItAndNothingAfter) {
  GtpClient client(thinking());
  client.process().send(
      "1 genmove b\n2 genmove w\n# interrupt\n3 outflank-limits depth=1\n"
      "4 outflank-genmove b\n");
  EXPECT_THAT(client.process().read_until("\n\n"), MatchesRegex("=1 [A-H][1-8]\n\n"));
  EXPECT_THAT(client.process().read_until("\n\n"), MatchesRegex("=2 [A-H][1-8]\n\n"));
  EXPECT_EQ(client.process().read_until("\n\n"), "=3\n\n");
  EXPECT_THAT(client.process().read_until("\n\n"), HasSubstr("\"depth\":1,"));
}

TEST(GtpInterrupt, OfNothingIsForgotten) {
  GtpClient client(thinking());
  client.process().send("# interrupt\n# interrupt\n");
  EXPECT_EQ(client.ask("outflank-limits depth=2"), "=\n\n");
  EXPECT_THAT(client.ask("outflank-genmove b"), HasSubstr("\"depth\":2,"));
}

TEST(GtpInterrupt, IsThatLineAndNoOther) {
  GtpClient client(thinking());
  client.process().send("genmove b\n");
  client.process().wait_for_error("searching");
  client.process().send("#interrupt\n# interrupt it\nname\n\n# Interrupt\n");
  client.process().send("# interrupt\n");
  EXPECT_THAT(client.process().read_until("\n\n"), kFirstMove);
  EXPECT_EQ(client.process().read_until("\n\n"), "= Outflank slow\n\n");
}

TEST(GtpInterrupt, LimitsEndAMoveWithoutOne) {
  GtpClient client(thinking());
  EXPECT_EQ(client.ask("outflank-limits nodes=1000"), "=\n\n");
  EXPECT_THAT(client.ask("genmove b"), kFirstMove);
  EXPECT_EQ(client.ask("outflank-limits none depth=3"), "=\n\n");
  EXPECT_THAT(client.ask("outflank-genmove w"), HasSubstr("\"depth\":3,"));
  EXPECT_EQ(client.ask("outflank-limits none move_seconds=0.01"), "=\n\n");
  EXPECT_THAT(client.ask("genmove b"), MatchesRegex("= [A-H][1-8]\n\n"));
}

TEST(GtpInterrupt, ClockEndsAMove) {
  GtpClient client(thinking());
  EXPECT_EQ(client.ask("time_settings 1 0 0"), "=\n\n");
  EXPECT_THAT(client.ask("genmove b"), kFirstMove);
  EXPECT_EQ(client.ask("time_left w 0 0"), "=\n\n");
  EXPECT_THAT(client.ask("genmove w"), MatchesRegex("= [A-H][1-8]\n\n"));
}

TEST(GtpInterrupt, ClientThatClosesItsEndIsNotPlayedForAnyLonger) {
  GtpClient client(thinking());
  client.process().send("genmove b\n");
  client.process().wait_for_error("searching");
  client.process().close_output();
  EXPECT_EQ(client.process().wait().status, 0);
}

TEST(GtpInterrupt, ClientThatIsGoneAltogetherIsNotPlayedForAnyLonger) {
  GtpClient client(thinking());
  client.process().send("genmove b\ngenmove w\ngenmove b\n");
  client.process().wait_for_error("searching");
  client.process().close_input();
  client.process().close_output();
  EXPECT_EQ(client.process().wait().status, 0);
}

TEST(GtpInterrupt, EndOfInputLetsAMoveBeThoughtThrough) {
  const auto ended = run(outflank_gtp(thinking()),
                         "outflank-limits depth=4\noutflank-genmove b\n");
  EXPECT_EQ(ended.status, 0);
  EXPECT_THAT(ended.output, HasSubstr("\"depth\":4,"));
}

TEST(GtpLive, StreamsAndIsEndedByTheNextLineWhichIsExecuted) {
  GtpClient client;
  client.process().send("7 outflank-analyze live\n");
  EXPECT_EQ(client.process().read_until("\nE6 +3 depth 1 nodes 1\n"),
            "=7\nD3 +3 depth 1 nodes 1\nC4 +3 depth 1 nodes 1\nF5 +3 depth 1 nodes 1\n"
            "E6 +3 depth 1 nodes 1\n");
  client.process().send("8 play b f5\n");
  EXPECT_EQ(client.process().read_until("\n\n"), "\n=8\n\n");
  EXPECT_EQ(client.ask("9 gogui-rules_side_to_move"), "=9 white\n\n");
}

TEST(GtpLive, IsEndedByACommentWhichGetsNoReply) {
  GtpClient client;
  client.process().send("outflank-analyze live\n");
  EXPECT_EQ(client.process().read_until("E6 +3 depth 1 nodes 1\n").substr(0, 2), "=\n");
  client.process().send("# enough\n");
  EXPECT_EQ(client.process().read_until("\n"), "\n");
  EXPECT_EQ(client.ask("protocol_version"), "= 2\n\n");
}

TEST(GtpLive, IsEndedByTheEndOfInput) {
  EXPECT_EQ(gtp("1 boardsize 4\n2 outflank-analyze live\n"),
            "=1\n\n=2\nB1 +3 depth 1 nodes 1\nA2 +3 depth 1 nodes 1\nD3 +3 depth 1 nodes 1\n"
            "C4 +3 depth 1 nodes 1\n\n");
}

TEST(GtpLive, IsEndedByQuit) {
  GtpClient client;
  client.process().send("outflank-analyze live\n");
  EXPECT_EQ(client.process().read_until("E6 +3 depth 1 nodes 1\n").substr(0, 2), "=\n");
  client.process().send("quit\n");
  const auto ended = client.process().wait();
  EXPECT_EQ(ended.output, "\n=\n\n");
  EXPECT_EQ(ended.status, 0);
}

TEST(GtpLive, FailsAtOnceWhereThereIsNothingToStream) {
  GtpClient client({"--strategy", "random"});
  EXPECT_EQ(client.ask("1 outflank-analyze live"), "?1 random: offers no analysis\n\n");
  EXPECT_EQ(client.ask("2 outflank-use greedy"), "=2\n\n");
  EXPECT_EQ(client.ask("3 outflank-setposition OOO-OOO-OOO-XXXX O"), "=3\n\n");
  EXPECT_EQ(client.ask("4 outflank-analyze live"), "?4 white must pass\n\n");
}

}  // namespace
}  // namespace outflank::test
