// A strategy in a process of its own plays the games that it plays in ours.
#include <gmock/gmock.h>

#include "cli_run.hpp"
#include "match_run.hpp"
#include "support/plugin_dir.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {
namespace {

// All but the names, which differ.
std::vector<nlohmann::json> games_of(const Arguments& arguments) {
  const TemporaryFolder folder;
  const auto ended = run(match(arguments + Arguments{"--out", folder.path()}));
  EXPECT_EQ(ended.status, kSuccess) << ended.errors;
  auto games = journal_lines(folder.path());
  for (auto& game : games) {
    game.erase("black");
    game.erase("white");
  }
  EXPECT_FALSE(games.empty());
  return games;
}

void expect_the_same_games(const std::string& spec, const Arguments& more) {
  SCOPED_TRACE(spec);
  const Arguments others = Arguments{"random", "--games", "6", "--seed", "11"} + more;
  EXPECT_EQ(games_of(Arguments{spec} + others), games_of(Arguments{"isolated:" + spec} + others));
}

TEST(MatchIsolated, PlaysTheSameGames) {
  expect_the_same_games("greedy:depth=2", {});
  expect_the_same_games("alphabeta", {"--nodes", "400"});
  expect_the_same_games("classic", {"--depth", "2", "--size", "6"});
  expect_the_same_games("squares", {"--size", "4"});
  expect_the_same_games("random", {"--openings", "random:7"});
}

TEST(MatchIsolated, PlaysWithTheSameParametersAndPlugins) {
  expect_the_same_games("greedy", {"--set", "greedy.depth=3", "--size", "4"});
  expect_the_same_games("drowsy", {"--plugin-dir", good_dir(), "--size", "4"});
}

TEST(MatchIsolated, HasTheParametersOfTheCommandLine) {
  const Arguments others{"squares", "--games", "6", "--size", "6"};
  EXPECT_NE(games_of(Arguments{"isolated:greedy"} + others),
            games_of(Arguments{"isolated:greedy", "--set", "greedy.depth=3"} + others));
}

TEST(MatchIsolated, PlaysAPluginThatIsNamedByItsPath) {
  expect_the_same_games((good_dir() / "drowsy.so").string(), {"--size", "4"});
}

TEST(MatchIsolated, LosesAsInThisProcess) {
  for (const std::string name : {"illegal_move", "passes", "throws"}) {
    SCOPED_TRACE(name);
    const Arguments others{"random",       "--games",        "4", "--size", "4",
                           "--plugin-dir", hostile_dir(name)};
    const auto here = match_result(Arguments{name} + others);
    const auto there = match_result(Arguments{"isolated:" + name} + others);
    EXPECT_EQ(here["losses"], 4);
    EXPECT_EQ(here["terminations"].begin().key(), name == "throws" ? "failed" : "illegal_move");
    for (const auto* same : {"losses", "terminations", "faults", "discs"}) {
      EXPECT_EQ(here[same], there[same]) << same;
    }
  }
}

TEST(MatchIsolated, SaysWhichMoveItWas) {
  const TemporaryFolder folder;
  ASSERT_EQ(
      run(match({"isolated:illegal_move", "random", "--games", "2", "--size", "4", "--openings",
                 "start", "--plugin-dir", hostile_dir("illegal_move"), "--out", folder.path()}))
          .status,
      kSuccess);
  for (const auto& game : journal_lines(folder.path())) {
    EXPECT_EQ(game["ending"], "illegal_move");
    EXPECT_THAT(game["reason"].get<std::string>(),
                testing::HasSubstr("illegal_move: chose a1, which is not a legal move"));
  }
}

// One that cannot be stopped here is killed there, and nobody waits for ever.
TEST(MatchIsolated, HangsAloneAndLoses) {
  const auto result =
      match_result({"isolated:slow", "random", "--games", "2", "--jobs", "2", "--size", "4",
                    "--openings", "start", "--patience", "1", "--plugin-dir", good_dir()});
  EXPECT_EQ(result["losses"], 2);
  EXPECT_EQ(result["terminations"], nlohmann::json({{"hung", 2}}));
}

}  // namespace
}  // namespace outflank::test
