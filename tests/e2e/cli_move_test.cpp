// One-shot play: a position in the arguments, a move on standard output.
#include <gmock/gmock.h>

#include <string>

#include "cli_run.hpp"
#include "support/plugin_dir.hpp"

namespace outflank::test {
namespace {

using testing::AnyOf;
using testing::EndsWith;

const std::string kStart = "EEEEEEEEEEEEEEEEEEEEEEEEEEEOXEEEEEEXOEEEEEEEEEEEEEEEEEEEEEEEEEEE";
// One empty square, h8, and only white can take it.
const std::string kLastSquare = std::string(56, 'O') + "OXXXXXXE";

Command move(const std::vector<std::string>& words) {
  std::vector<std::string> all{"--as", "umu"};
  all.insert(all.end(), words.begin(), words.end());
  return outflank_with_plugins("move", all);
}

std::string answer(const std::string& position, const std::string& seconds) {
  const auto ended = run(move({position, seconds, "--strategy", "greedy"}));
  EXPECT_EQ(ended.status, kSuccess);
  EXPECT_EQ(own_errors(ended), "");
  return ended.output;
}

void expect_refused(const std::vector<std::string>& words, const std::string& complaint) {
  expect_end(move(words), kUsage, complaint);
}

TEST(CliMove, AnswersWithTheMoveAndNotAByteMore) {
  // Of equal moves greedy takes the first square.
  EXPECT_EQ(answer("W" + kStart, "5"), "(3,5)");
  EXPECT_EQ(answer("B" + kStart, "0.5"), "(3,4)");
  EXPECT_EQ(answer("W" + kLastSquare, "5"), "(8,8)");
}

TEST(CliMove, AnswersPassIfThereIsNoMove) {
  EXPECT_EQ(answer("B" + kLastSquare, "5"), "pass");
  EXPECT_EQ(answer("B" + std::string(64, 'X'), "5"), "pass") << "the game is over";
}

// The first legal move, greedy's too; whether greedy was waited for is the machine's business.
TEST(CliMove, TakesNoTimeWhereThereIsNone) {
  const auto ended = run(move({"W" + kStart, "0.001", "--strategy", "greedy"}));
  EXPECT_EQ(ended.status, kSuccess);
  EXPECT_EQ(ended.output, "(3,5)");
}

TEST(CliMove, RefusesWhatIsNoPosition) {
  expect_refused({"W" + kStart + "E", "5"},
                 "POS: expected W or B and then 64 of E, O and X, got 65 squares");
  expect_refused({"Q" + kStart, "5"},
                 "POS: expected W or B as its first letter, the side to move, got 'Q'");
  expect_refused({"W" + kStart.substr(1) + ".", "5"},
                 "POS: expected E, O or X in row 8, column 8, got '.'");
}

TEST(CliMove, RefusesAnImpossiblePosition) {
  expect_refused({"W" + std::string(64, 'E'), "5"},
                 "POS: an impossible position: row 4, column 4 is empty, but the four squares of "
                 "the centre are taken from the start");
}

TEST(CliMove, RefusesWhatIsNoTime) {
  const std::string expected = "SECONDS: expected a number above 0";
  for (const auto* seconds : {"five", "0", "5s"}) {
    expect_refused({"W" + kStart, seconds},
                   expected + " and up to 86400, such as 5 or 0.5, got '" + seconds + "'");
  }
  expect_refused({"W" + kStart, "-5"}, expected + ", such as 5 or 0.5, got -5");
}

TEST(CliMove, NeedsTwoWords) {
  expect_refused({}, "expected POS SECONDS, got nothing");
  expect_refused({"W" + kStart}, "expected POS SECONDS, got no SECONDS");
  expect_refused({"W" + kStart, "5", "6"},
                 "expected POS SECONDS and no more, got a third argument: 6");
}

TEST(CliMove, NeedsAFormItKnows) {
  expect_error({"move", "W" + kStart, "5"}, kUsage,
               "expected --as umu: how the question is written");
  expect_error({"move", "--as", "uum", "W" + kStart, "5"}, kUsage,
               "--as: unknown form: uum; did you mean 'umu'?");
}

TEST(CliMove, AnswersForAStrategyThatFails) {
  const auto ended = run(move({"W" + kStart, "5", "--strategy", hostile_file("throws").string()}));
  EXPECT_EQ(ended.output, "(3,5)");
  EXPECT_EQ(ended.status, kSuccess);
  EXPECT_THAT(ended.errors, testing::HasSubstr("outflank: warning: throws: choose failed: "));
  EXPECT_THAT(ended.errors, EndsWith(": the first legal move\n"));
}

TEST(CliMove, AnswersWhoeverReadsItsWarnings) {
  // The pipe of the warnings is full before it begins, and nobody empties it.
  const auto program = move({}).program.string();
  Process process({.program = "/bin/bash",
                   .arguments = {"-c",
                                 "exec 3> >(exec sleep 30 >/dev/null 2>&1); "
                                 "head -c 65536 /dev/zero >&3; exec \"$@\" 2>&3",
                                 "bash", program, "move", "--as", "umu", "W" + kStart, "0.5",
                                 "--strategy", hostile_file("deaf").string()}});
  EXPECT_EQ(process.read_until("(3,5)"), "(3,5)");
}

TEST(CliMove, StopsAStrategyThatWouldThinkForEver) {
  const auto slow = (good_dir() / "slow.so").string();
  const auto ended = run(move({"W" + kStart, "0.3", "--strategy", slow}));
  EXPECT_EQ(ended.status, kSuccess);
  EXPECT_THAT(ended.output, AnyOf("(3,5)", "(4,6)", "(5,3)", "(6,4)"));
}

TEST(CliMove, AnswersForAStrategyThatNeverComesBack) {
  const auto ended = run(move({"W" + kStart, "0.3", "--strategy", hostile_file("deaf").string()}));
  EXPECT_EQ(ended.status, kSuccess);
  EXPECT_EQ(ended.output, "(3,5)");
  EXPECT_THAT(ended.errors, EndsWith("outflank: warning: the strategy did not answer in time: the "
                                     "first legal move\n"));
}

TEST(CliMove, TheAliasTakesPositionAndSeconds) {
  auto command = outflank({"W" + kStart, "5"});
  command.program.replace_filename("outflank-umu");
  EXPECT_THAT(run(command).output, AnyOf("(3,5)", "(4,6)", "(5,3)", "(6,4)"));
  command.arguments = {"W" + kStart};
  expect_end(command, kUsage, "expected POS SECONDS, got no SECONDS");
}

}  // namespace
}  // namespace outflank::test
