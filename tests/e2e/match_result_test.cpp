// What a match comes to: its report, its JSON, its exit status, the same journal every time.
#include <gmock/gmock.h>

#include <fstream>

#include "cli_run.hpp"
#include "match_run.hpp"
#include "support/plugin_dir.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::Each;
using testing::HasSubstr;
using testing::Not;

const Arguments kSmall{"--size", "4", "--openings", "random:4"};

TEST(MatchResult, JsonHoldsWhatScriptsNeed) {
  const auto result = match_result(Arguments{"greedy", "random", "--games", "60"} + kSmall);
  EXPECT_EQ(result["players"], json({"greedy", "random"}));
  EXPECT_EQ(result["games"], 60);
  const auto sum = [](const json& counts) {
    return counts.at("wins").get<int>() + counts.at("draws").get<int>() +
           counts.at("losses").get<int>();
  };
  EXPECT_EQ(sum(result), 60);
  EXPECT_EQ(sum(result.at("as_black")), 30);
  EXPECT_EQ(sum(result.at("as_white")), 30);
  EXPECT_EQ(result["wins"].get<int>(),
            result["as_black"]["wins"].get<int>() + result["as_white"]["wins"].get<int>());
  for (const auto* estimate : {"elo", "normalised_elo", "discs"}) {
    const auto& interval = result.at(estimate);
    EXPECT_LT(interval.at("low"), interval.at("value")) << estimate;
    EXPECT_LT(interval.at("value"), interval.at("high")) << estimate;
  }
  int pairs = 0;
  for (const auto& count : result.at("pentanomial")) pairs += count.get<int>();
  EXPECT_EQ(pairs, 30);
  EXPECT_GT(result.at("distinct_games"), 1);
  EXPECT_LE(result["distinct_games"], 60);
  EXPECT_EQ(result.at("terminations"), json({{"finished", 60}}));
  EXPECT_EQ(result.at("faults"), json({json::object(), json::object()}));
}

TEST(MatchResult, EverythingWonIsNoInfinity) {
  const auto result = match_result({"random", "throws", "--games", "10", "--size", "4",
                                    "--openings", "start", "--plugin-dir", hostile_dir("throws")});
  EXPECT_EQ(result["wins"], 10);
  for (const auto* end : {"low", "value", "high"}) {
    EXPECT_TRUE(result["elo"][end].is_number()) << end;
    EXPECT_TRUE(result["normalised_elo"][end].is_number()) << end;
  }
}

TEST(MatchResult, IsSeenFromTheFirstPlayer) {
  // Neither of them leaves anything to chance.
  const Arguments limits{"--games", "20", "--size", "6", "--depth", "2"};
  const auto one = match_result(Arguments{"classic", "alphabeta"} + limits);
  const auto other = match_result(Arguments{"alphabeta", "classic"} + limits);
  EXPECT_EQ(one["wins"], other["losses"]);
  EXPECT_EQ(one["losses"], other["wins"]);
  EXPECT_EQ(one["draws"], other["draws"]);
}

TEST(MatchResult, ReportNamesBothPlayers) {
  const auto ended = run(match(Arguments{"greedy:depth=2", "random", "--games", "20"} + kSmall));
  EXPECT_EQ(ended.status, kSuccess);
  EXPECT_THAT(ended.output, AllOf(HasSubstr("greedy:depth=2"), HasSubstr("random"),
                                  HasSubstr("Elo"), Not(HasSubstr("\x1b"))));
  EXPECT_THAT(ended.errors, HasSubstr("greedy:depth=2 against random: 20 games on 4x4"));
}

TEST(MatchResult, SamePlayerTwiceIsToldApart) {
  const auto result = match_result(Arguments{"random", "random", "--games", "2"} + kSmall);
  EXPECT_EQ(result["players"], json({"random", "random (2)"}));
}

TEST(MatchResult, WarnsOfGamesThatRepeatThemselves) {
  const Arguments players{"classic", "alphabeta", "--depth", "1", "--games", "20", "--openings"};
  EXPECT_THAT(run(match(players + Arguments{"start"})).output,
              HasSubstr("only 2 of 20 games were distinct"));
  const auto result = match_result(players + Arguments{"start"});
  EXPECT_EQ(result["distinct_games"], 2);
  EXPECT_THAT(run(match({"random", "squares", "--games", "20"})).output,
              Not(HasSubstr("were distinct")));
}

class SameJournal : public testing::TestWithParam<Arguments> {};

TEST_P(SameJournal, WhateverTheNumberOfJobs) {
  const auto one = journal_of(GetParam() + Arguments{"--jobs", "1"});
  EXPECT_NE(one, "");
  EXPECT_TRUE(one == journal_of(GetParam() + Arguments{"--jobs", "1"}));
  EXPECT_TRUE(one == journal_of(GetParam() + Arguments{"--jobs", "4"}));
}

INSTANTIATE_TEST_SUITE_P(
    Match, SameJournal,
    testing::Values(Arguments{"classic", "alphabeta", "--games", "40", "--size", "6", "--depth",
                              "2"},
                    Arguments{"classic", "alphabeta", "--games", "20", "--nodes", "300"},
                    Arguments{"random", "greedy", "--games", "600", "--size", "4", "--seed", "7"},
                    Arguments{"throws", "random", "--games", "100", "--size", "4", "--openings",
                              "random:3", "--plugin-dir", hostile_dir("throws")},
                    Arguments{"random", "illegal_move", "--games", "100", "--size", "4",
                              "--plugin-dir", hostile_dir("illegal_move")}));

TEST(MatchResult, AnotherSeedIsAnotherJournal) {
  const Arguments players{"random", "random", "--games", "20", "--size", "4", "--seed"};
  EXPECT_NE(journal_of(players + Arguments{"1"}), journal_of(players + Arguments{"2"}));
}

TEST(MatchResult, SequentialTestEndsTheMatchEarly) {
  const Arguments arguments{"classic:depth=2", "random", "--sprt", "0,200", "--seed", "3"};
  const auto result = match_result(arguments + Arguments{"--jobs", "2"});
  EXPECT_LT(result["games"], 1000);
  EXPECT_EQ(result.at("sprt").at("decision"), "accept H1") << result["sprt"];
  EXPECT_GE(result["sprt"]["llr"], result["sprt"]["upper"]);
  const auto one = journal_of(arguments + Arguments{"--jobs", "1"});
  EXPECT_TRUE(one == journal_of(arguments + Arguments{"--jobs", "4"}));
  EXPECT_EQ(std::ranges::count(one, '\n'), result["games"].get<int>());
}

TEST(MatchResult, GamesBeginWithTheOpenings) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "mine.txt";
  std::ofstream(file) << "# two of them\nf5d6\nf5f6e6f4\n";
  const auto out = folder.path() / "run";
  const Arguments players{"random", "greedy", "--games", "8", "--out", out};
  EXPECT_EQ(run(match(players + Arguments{"--openings", file})).status, kSuccess);
  int longer = 0;
  for (const auto& line : journal_lines(out)) {
    const bool is_longer = line["opening_plies"] == 4;
    longer += is_longer ? 1 : 0;
    EXPECT_TRUE(line["moves"].get<std::string>().starts_with(is_longer ? "f5f6e6f4" : "f5d6"));
  }
  EXPECT_EQ(longer, 4);
}

TEST(MatchResult, BothSidesGetEveryOpening) {
  const TemporaryFolder folder;
  ASSERT_EQ(
      run(match(Arguments{"random", "greedy", "--games", "20", "--out", folder.path()} + kSmall))
          .status,
      kSuccess);
  const auto games = journal_lines(folder.path());
  ASSERT_EQ(games.size(), 20U);
  for (std::size_t i = 0; i < games.size(); i += 2) {
    const auto& one = games[i];
    const auto& other = games[i + 1];
    EXPECT_EQ(one["black"], other["white"]);
    EXPECT_EQ(one["white"], other["black"]);
    EXPECT_EQ(one["opening_plies"], 4);
    EXPECT_EQ(one["moves"].get<std::string>().substr(0, 8),
              other["moves"].get<std::string>().substr(0, 8));
  }
}

TEST(MatchResult, ClocksAreReadWhereThereIsOne) {
  const TemporaryFolder folder;
  const Arguments players{"random", "greedy", "--games", "10", "--out", folder.path()};
  const auto result = match_result(players + kSmall + Arguments{"--time", "5+0.01"});
  EXPECT_EQ(result["games"], 10);
  EXPECT_EQ(result.at("times").at("timed_games"), 10);
  const auto times = text_of(folder.path() / "times.jsonl");
  EXPECT_EQ(std::ranges::count(times, '\n'), 10);
  EXPECT_EQ(journal(folder.path()).find("_ns"), std::string::npos);
}

// Who is late is not the question here, but that all ends well.
TEST(MatchResult, QuickClocksRunToTheEnd) {
  const TemporaryFolder folder;
  const Arguments players{"classic", "isolated:alphabeta", "--games", "10", "--time", "0.05+0.01"};
  const auto result = match_result(players + kSmall + Arguments{"--out", folder.path()});
  EXPECT_EQ(result["games"], 10);
  EXPECT_EQ(result["times"]["timed_games"], 10);
  for (const auto& line : journal_lines(folder.path())) {
    EXPECT_THAT(line["ending"], testing::AnyOf("finished", "timeout")) << line;
  }
}

TEST(MatchResult, NoClockIsReadWhereThereIsNone) {
  const TemporaryFolder folder;
  const auto result = match_result(
      Arguments{"random", "isolated:greedy", "--games", "10", "--out", folder.path()} + kSmall);
  EXPECT_FALSE(result.contains("times"));
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "times.jsonl"));
}

TEST(MatchResult, IsKeptBesideTheJournal) {
  const TemporaryFolder folder;
  const auto result =
      match_result(Arguments{"random", "greedy", "--games", "10", "--out", folder.path()} + kSmall);
  EXPECT_EQ(json::parse(text_of(folder.path() / "result.json")), result);
}

}  // namespace
}  // namespace outflank::test
