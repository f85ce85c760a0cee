// What is typed wrongly is told with what to type instead.
#include <gmock/gmock.h>

#include <fstream>

#include "cli_run.hpp"
#include "match_run.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;

void expect_complaint(const Arguments& arguments, int status, const std::string& complaint) {
  const auto ended = run(match(arguments));
  EXPECT_EQ(ended.output, "");
  EXPECT_EQ(ended.status, status) << ended.errors;
  EXPECT_THAT(ended.errors, HasSubstr("outflank: " + complaint));
}

TEST(MatchUsage, HelpTellsTheExitStatuses) {
  const auto help = printed({"match", "--help"});
  EXPECT_THAT(help, HasSubstr("Usage: outflank match A B [OPTIONS]\n"));
  EXPECT_THAT(help, HasSubstr("Exit status: 0 played, 1 something went wrong, 2 wrong options, 130 "
                              "interrupted.\n"));
}

TEST(MatchUsage, TwoPlayersAreNeeded) {
  const std::string two =
      "expected two players, as in: outflank match classic greedy:depth=3; got ";
  expect_complaint({}, kUsage, two + "0");
  expect_complaint({"greedy"}, kUsage, two + "1");
  expect_complaint({"greedy", "random", "squares"}, kUsage, two + "3");
}

TEST(MatchUsage, PlayerThatIsNoneIsNamed) {
  expect_complaint({"gredy", "random"}, kFailure,
                   "unknown strategy: gredy; did you mean 'greedy'?");
  expect_complaint({"random", "isolated:gredy"}, kFailure,
                   "unknown strategy: gredy; did you mean 'greedy'?");
  expect_complaint({"greedy:dept=3", "random"}, kFailure,
                   "greedy.dept: unknown parameter; did you mean 'depth'?");
  expect_complaint({"random", "isolated:greedy:depth=x"}, kFailure, "greedy.depth: expected ");
  expect_complaint({"greedy:depth", "random"}, kUsage, "strategy: expected key=value after ");
  expect_complaint(
      {"isolatd:greedy", "random"}, kUsage,
      "strategy: expected key=value after 'isolatd:', got 'greedy'; did you mean 'isolated:'?");
  expect_complaint({"gtp:", "random"}, kUsage, "expected a command after 'gtp:'");
  expect_complaint({"isolated:", "random"}, kUsage, "expected a strategy after 'isolated:'");
}

TEST(MatchUsage, OpeningsThatAreNoneAreNamed) {
  const auto with = [](const std::string& openings) {
    return Arguments{"random", "random", "--openings", openings};
  };
  expect_complaint(with("balnced"), kFailure,
                   "openings: no set 'balnced' for 8x8; did you mean 'balanced'?");
  expect_complaint(with("random:x"), kFailure,
                   "openings: expected random:1 to random:59 on 8x8, as in random:8, got random:x");
  expect_complaint(
      with("random:99"), kFailure,
      "openings: expected random:1 to random:59 on 8x8, as in random:8, got random:99");
  expect_complaint(with("/no/such/file.txt"), kFailure,
                   "/no/such/file.txt: cannot be read: No such file or directory");
  const TemporaryFolder folder;
  const auto file = folder.path() / "mine.txt";
  std::ofstream(file) << "f5d6\nf5f5\n";
  expect_complaint(with(file), kFailure, file.string() + ":2: ");
}

TEST(MatchUsage, ValueThatIsNoneIsNamed) {
  const auto with = [](const std::string& option, const std::string& value) {
    return Arguments{"random", "random", option, value};
  };
  expect_complaint(with("--games", "5"), kUsage,
                   "--games: expected an even number, since every opening is played twice, got 5");
  expect_complaint(with("--games", "0"), kUsage, "--games: expected ");
  expect_complaint(with("--games", "many"), kUsage, "--games: expected ");
  expect_complaint(with("--jobs", "0"), kUsage,
                   "--jobs: expected an integer from 1 to 1024, got 0");
  expect_complaint(with("--time", "soon"), kUsage, "--time: ");
  expect_complaint(with("--time", "0"), kUsage, "--time: ");
  expect_complaint(with("--move-time", "-1"), kUsage, "--move-time: ");
  expect_complaint(with("--nodes", "0"), kUsage, "--nodes: expected ");
  expect_complaint(with("--depth", "61"), kUsage,
                   "--depth: expected an integer from 1 to 60, got 61");
  expect_complaint(with("--size", "5"), kUsage, "--size: expected 4, 6 or 8, got 5");
  expect_complaint(with("--seed", "-1"), kUsage, "--seed: expected an integer from 0 to ");
  expect_complaint(with("--sprt", "5"), kUsage,
                   "--sprt: expected two differences in Elo such as 0,10, got 5");
  expect_complaint(with("--sprt", "10,0"), kUsage,
                   "--sprt: the first difference must be the smaller");
  expect_complaint(with("--patience", "x"), kUsage,
                   "--patience: expected seconds, 0 to 86400, got x");
  expect_complaint(with("--adjudicate", "25"), kUsage,
                   "--adjudicate: expected an integer from 1 to 20, got 25");
  expect_complaint(with("--set", "greedy.dept=3"), kFailure,
                   "--set: greedy.dept: unknown parameter; did you mean 'depth'?");
  expect_complaint(with("--set", "nonsense"), kUsage,
                   "--set \"nonsense\": expected strategy.parameter=value, such as ");
}

TEST(MatchUsage, ResumingNeedsAFolder) {
  expect_complaint({"random", "random", "--resume"}, kUsage,
                   "--resume: expected the folder of the run, as in --out DIR --resume");
  expect_complaint({"random", "random", "--force"}, kUsage, "--force: goes with --resume only");
}

class Players {
 public:
  explicit Players(const std::string& toml) { std::ofstream(file()) << toml; }
  [[nodiscard]] std::string file() const { return folder_.path() / "players.toml"; }

 private:
  TemporaryFolder folder_;
};

TEST(MatchUsage, PlayersOfAFileHaveLimitsOfTheirOwn) {
  const Players players(
      "[players.deep]\nstrategy = \"alphabeta\"\nlimits = { depth = 3 }\n"
      "[players.shallow]\nstrategy = \"alphabeta\"\nlimits = { depth = 1 }\n");
  const Arguments rest{"--games", "20", "--size", "6", "--players", players.file()};
  const auto result = match_result(Arguments{"deep", "shallow"} + rest);
  EXPECT_EQ(result["players"], nlohmann::json({"deep", "shallow"}));
  EXPECT_GT(result["wins"], result["losses"]);
  // The same with names that differ, and nothing else.
  const auto typed = match_result({"alphabeta", "shallow", "--depth", "3", "--games", "20",
                                   "--size", "6", "--players", players.file()});
  EXPECT_EQ(typed["discs"], result["discs"]);
}

TEST(MatchUsage, PlayerWhoIsNotInTheFileIsAStrategy) {
  const Players players("[players.deep]\nstrategy = \"greedy:depth=3\"\n");
  const Arguments rest{"--games", "2", "--size", "4", "--players", players.file()};
  EXPECT_EQ(match_result(Arguments{"deep", "random"} + rest)["players"],
            nlohmann::json({"deep", "random"}));
  const auto neither = run(match(Arguments{"deap", "random"} + rest));
  EXPECT_EQ(neither.status, kUsage);
  EXPECT_THAT(neither.errors, AllOf(HasSubstr("outflank: unknown strategy: deap; "),
                                    EndsWith("\nThe file of --players has: deep\n")));
}

TEST(MatchUsage, SettingsOfThePlayersFileHoldUnlessAnOptionSaysOtherwise) {
  const Players players(
      "games = 4\nboard_size = 4\nopenings = \"start\"\n[limits]\ndepth = 1\n"
      "[players.a]\nstrategy = \"alphabeta\"\n[players.b]\nstrategy = \"greedy\"\n");
  EXPECT_EQ(match_result({"a", "b", "--players", players.file()})["games"], 4);
  EXPECT_EQ(match_result({"a", "b", "--players", players.file(), "--games", "6"})["games"], 6);
}

TEST(MatchUsage, MistakeInTheFileIsShown) {
  const Players players("[players.deep]\nstragety = \"greedy\"\n");
  const auto ended = run(match({"deep", "random", "--players", players.file()}));
  EXPECT_EQ(ended.status, kFailure);
  EXPECT_EQ(ended.errors, "outflank: " + players.file() +
                              ":2: players.deep.stragety: unknown key; did you mean 'strategy'?\n");
}

}  // namespace
}  // namespace outflank::test
