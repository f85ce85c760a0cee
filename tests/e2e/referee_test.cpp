// The referee against engines that cheat, crash and mumble.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "support/process.hpp"

namespace outflank::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

const std::string kHonest = "\"$OUTFLANK\" gtp --strategy greedy";

Ended referee(const std::string& a, const std::string& b,
              const std::vector<std::string>& options = {"--games", "2"}) {
  Command command{
      .program = OUTFLANK_REFEREE,
      .arguments = {a, b},
      .environment = {{"OUTFLANK", OUTFLANK_EXECUTABLE}, {"OUTFLANK_PLUGIN_PATH", std::nullopt}}};
  command.arguments.insert(command.arguments.end(), options.begin(), options.end());
  return run(command);
}

// An engine in two lines of shell: says yes to everything, and this to genmove.
std::string answering(const std::string& to_genmove) {
  return "sh -c 'while read word rest; do case $word in genmove) printf \"" + to_genmove +
         "\\n\\n\";; *) printf \"=\\n\\n\";; esac; done'";
}

TEST(Referee, CountsHonestGamesForBothColours) {
  const auto ended = referee(kHonest, kHonest);
  EXPECT_EQ(ended.status, 0);
  EXPECT_THAT(ended.output,
              AllOf(StartsWith("game 1, black A: A "), HasSubstr("game 2, black B: A "),
                    HasSubstr("2 games, A won 1, drew 0, lost 1, failed 0\n")));
}

TEST(Referee, PlaysTheSameGamesForTheSameSeed) {
  const std::vector<std::string> options{"--games", "4", "--seed", "5", "--opening", "12"};
  EXPECT_EQ(referee(kHonest, kHonest, options).output, referee(kHonest, kHonest, options).output);
  EXPECT_NE(referee(kHonest, kHonest, options).output,
            referee(kHonest, kHonest, {"--games", "4", "--seed", "6"}).output);
}

TEST(Referee, UnderstandsSloppyReplies) {
  const auto ended =
      referee(kHonest + " | sed -u -e \"s/^= \\([A-H]\\)/ =7  \\l\\1/\" -e \"s/$/ \\r/\"", kHonest);
  EXPECT_EQ(ended.status, 0) << ended.output << ended.errors;
}

TEST(Referee, NamesTheOneThatPlaysAnIllegalMove) {
  const auto ended = referee(kHonest, answering("= a1"));
  EXPECT_EQ(ended.status, 1);
  EXPECT_THAT(ended.output, AllOf(HasSubstr("FAILED"), HasSubstr("\nB: illegal move a1\n"),
                                  HasSubstr("2 games, A won 0, drew 0, lost 0, failed 2\n")));
}

TEST(Referee, NamesTheOneThatPassesWithAMoveToMake) {
  const auto ended = referee(answering("= PASS"), kHonest);
  EXPECT_EQ(ended.status, 1);
  EXPECT_THAT(ended.output, HasSubstr("\nA: illegal move pass\n"));
}

TEST(Referee, NamesTheOneThatRefuses) {
  const auto ended = referee(answering("? not today"), kHonest);
  EXPECT_EQ(ended.status, 1);
  EXPECT_THAT(ended.output, HasSubstr("\nA: refused genmove b: not today\n"));
}

TEST(Referee, NamesTheOneThatMumbles) {
  const auto ended = referee(kHonest, answering("= well"));
  EXPECT_EQ(ended.status, 1);
  EXPECT_THAT(ended.output, HasSubstr("\nB: answered genmove with well\n"));
}

TEST(Referee, NamesTheOneThatEndsTooSoon) {
  const auto ended = referee(kHonest, "true");
  EXPECT_EQ(ended.status, 1);
  EXPECT_THAT(ended.output, HasSubstr("\nB: no answer to list_commands: "));
}

TEST(Referee, NamesTheOneWhoseBoardEndsDifferent) {
  const auto ended = referee(kHonest + " | sed -u \"s/^1 ./1 -/\"", kHonest);
  EXPECT_EQ(ended.status, 1);
  EXPECT_THAT(ended.output, HasSubstr("\nA: ends on another board\n"));
}

TEST(Referee, SaysHowItIsCalled) {
  const auto ended = referee(kHonest, kHonest, {"--games", "many"});
  EXPECT_EQ(ended.status, 2);
  EXPECT_THAT(ended.errors, AllOf(StartsWith("referee: --games: expected a number, got 'many'\n"),
                                  HasSubstr("usage: referee ")));
}

}  // namespace
}  // namespace outflank::test
