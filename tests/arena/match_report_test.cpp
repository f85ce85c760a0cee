#include "arena/match_report.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "arena/shown_numbers.hpp"
#include "game_records.hpp"

namespace {

using namespace outflank::host;
using namespace outflank::host::arena;
using Json = nlohmann::ordered_json;

const PlayerNames kNames{"classic:depth=3", "greedy"};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

TEST(MatchReport, IsATableThatAReaderUnderstands) {
  EXPECT_EQ(match_report(tally_of({{10, -4}, {0, 2}, {-6, -6}, {12, 2}}), kNames, false),
            R"(                 games  won  drawn  lost   score
classic:depth=3      8    4      1     3  56.2 %
  as black           4    2      1     1  62.5 %
  as white           4    2      0     2  50.0 %
greedy               8    3      1     4  43.8 %

                           classic:depth=3  95 % from      to
Elo                                  +43.7     -239.5  +312.7
normalised Elo                       +41.5     -199.2  +282.3
discs a game                          +1.2       -7.4    +9.9
likelihood of superiority           63.0 %

points in a pair  0  0.5  1  1.5  2
classic:depth=3   1    0  1    1  1

ended by  games
finished      8

Distinct games: 8 of 8.
)");
}

TEST(MatchReport, TellsFaultsTimesTheTestAndThatGamesRepeat) {
  GameMaker maker;
  Tally tally(stats::Sprt{.elo0 = 0, .elo1 = 10});
  const GameTimes times{.number = 0, .move_ns = {2'000'000, 30'500}, .overhead_ns = 1'500};
  for (int i = 0; i < 10; ++i) {
    tally.add(maker.game(4, 1), times);
    tally.add(maker.game(-4, 1), times);
  }
  tally.add(maker.forfeit(false, Ending::illegal_move, 2), times);
  tally.add(maker.forfeit(true, Ending::crashed, 2), times);
  EXPECT_EQ(match_report(tally, kNames, false), R"(                 games  won  drawn  lost    score
classic:depth=3     22   11      0    11   50.0 %
  as black          11   11      0     0  100.0 %
  as white          11    0      0    11    0.0 %
greedy              22   11      0    11   50.0 %

                           classic:depth=3  95 % from      to
Elo                                    0.0      -56.1   +56.1
normalised Elo                         0.0     -145.2  +145.2
discs a game                           0.0        0.0     0.0
likelihood of superiority           50.0 %

points in a pair  0  0.5   1  1.5  2
classic:depth=3   0    0  11    0  0

ended by      games  fault of classic:depth=3  fault of greedy
finished         20
illegal move      1                         0                1
crashed           1                         1                0

time              a move  longest   in all
classic:depth=3  1.02 ms  2.00 ms  22.3 ms
greedy           1.02 ms  2.00 ms  22.3 ms
Overhead: 1.50 us a game.

Warning: only 4 of 22 games were distinct: the players repeat themselves, and what they repeat counts as new; use more openings.
SPRT of Elo 10.0 (H1) against 0.0 (H0): LLR -0.31 in [-2.94, +2.94], not decided.
)");
}

TEST(MatchReport, IsShortBeforeTheFirstGame) {
  EXPECT_EQ(match_report(Tally{}, kNames, false),
            "                 games  won  drawn  lost  score\n"
            "classic:depth=3      0    0      0     0      -\n"
            "  as black           0    0      0     0      -\n"
            "  as white           0    0      0     0      -\n"
            "greedy               0    0      0     0      -\n");
}

TEST(MatchReport, IsColouredOnlyIfAsked) {
  const auto tally = tally_of({{10, -4}, {0, 2}});
  auto colored = match_report(tally, kNames, true);
  EXPECT_NE(colored.find("\033[1m"), std::string::npos);
  for (const std::string_view code : {"\033[1m", "\033[0m"}) {
    for (auto at = colored.find(code); at != std::string::npos; at = colored.find(code)) {
      colored.erase(at, code.size());
    }
  }
  EXPECT_EQ(colored, match_report(tally, kNames, false));
}

TEST(MatchReport, StaysNarrowWhateverTheNames) {
  const PlayerNames names{std::string(500, 'x') + "1", "\xE5\xA5\xA5" + std::string(500, 'y')};
  GameMaker maker;
  Tally tally;
  tally.add(maker.forfeit(true, Ending::illegal_move, 1), {.move_ns = {1}});
  for (const auto& line : lines_of(match_report(tally, names, false))) {
    EXPECT_LE(width_of(line), 110U) << line;
  }
}

TEST(MatchReport, SaysThatABoundIsNone) {
  const auto report = match_report(tally_of({{10, 4}, {8, 2}}), kNames, false);
  EXPECT_NE(report.find("An Elo of 4000 stands for no bound.\n"), std::string::npos) << report;
}

TEST(RepetitionWarning, ComesWhenMoreThanOneGameInTwentyRepeats) {
  EXPECT_EQ(repetition_warning(20, 1000),
            "only 20 of 1,000 games were distinct: the players repeat themselves, and what they "
            "repeat counts as new; use more openings");
  EXPECT_TRUE(repetition_warning(949, 1000));
  EXPECT_FALSE(repetition_warning(950, 1000));
  EXPECT_FALSE(repetition_warning(0, 0));
}

TEST(LiveLine, TellsHowFarTheMatchIs) {
  const auto tally = tally_of({{10, -4}, {0, 2}, {-6, -6}, {12, 2}});
  EXPECT_EQ(live_line(tally, 1000, {.games_per_second = 210.4, .seconds_left = 4}),
            "8/1000  W 4 D 1 L 3  56.2 %  Elo +43.7 [-239.5, +312.7]  210 games/s  left 0:04");
  EXPECT_EQ(live_line(Tally{}, 1000, {}), "0/1000  W 0 D 0 L 0");
}

TEST(LiveLine, TellsTheRatioOfATest) {
  const auto tally = tally_of({{10, -4}, {0, 2}}, Tally(stats::Sprt{.elo0 = 0, .elo1 = 10}));
  EXPECT_EQ(live_line(tally, 8, {.games_per_second = 0.2131}),
            "4/8  W 2 D 1 L 1  62.5 %  Elo +88.7 [-205.6, +322.2]  LLR +0.06 [-2.94, +2.94]  0.213 "
            "games/s");
}

TEST(MatchJson, HoldsWhatTheTablesDo) {
  const auto tally = tally_of({{10, -4}, {0, 2}, {-6, -6}, {12, 2}});
  const auto json = Json::parse(match_json(tally, kNames));
  EXPECT_EQ(json["players"], Json({"classic:depth=3", "greedy"}));
  EXPECT_EQ(json["games"], 8);
  EXPECT_EQ(json["wins"], 4);
  EXPECT_EQ(json["draws"], 1);
  EXPECT_EQ(json["losses"], 3);
  EXPECT_EQ(json["score"], 4.5 / 8);
  EXPECT_EQ(json["elo"]["value"], tally.elo().value);
  EXPECT_EQ(json["elo"]["low"], tally.elo().low);
  EXPECT_EQ(json["elo"]["high"], tally.elo().high);
  EXPECT_EQ(json["discs"]["value"], 1.25);
  EXPECT_EQ(json["discs"]["low"], tally.discs().low);
  EXPECT_EQ(json["pentanomial"], Json({1, 0, 1, 1, 1}));
  EXPECT_EQ(json["as_black"], Json({{"games", 4}, {"wins", 2}, {"draws", 1}, {"losses", 1}}));
  EXPECT_EQ(json["distinct_games"], 8);
  EXPECT_EQ(json["terminations"], Json({{"finished", 8}}));
  EXPECT_FALSE(json.contains("times"));
  EXPECT_FALSE(json.contains("sprt"));
}

TEST(MatchJson, TellsFaultsTimesAndTheTestIfThereAreAny) {
  GameMaker maker;
  Tally tally(stats::Sprt{.elo0 = 0, .elo1 = 10});
  const GameTimes times{.number = 0, .move_ns = {2'000'000'000}, .overhead_ns = 500'000'000};
  tally.add(maker.forfeit(false, Ending::timeout, 2), times);
  tally.add(maker.game(2, 2), times);
  const auto json = Json::parse(match_json(tally, kNames));
  EXPECT_EQ(json["terminations"], Json({{"finished", 1}, {"timeout", 1}}));
  EXPECT_EQ(json["faults"], Json::array({Json::object(), {{"timeout", 1}}}));
  EXPECT_EQ(json["times"]["overhead_seconds"], 1.0);
  EXPECT_EQ(json["times"]["players"][0]["seconds"], 2.0);
  EXPECT_EQ(json["times"]["players"][1]["longest_seconds"], 2.0);
  EXPECT_EQ(json["sprt"]["elo1"], 10.0);
  EXPECT_EQ(json["sprt"]["decision"], "continue");
}

TEST(MatchJson, IsWholeBeforeTheFirstGameAndWithAnyName) {
  const auto json = Json::parse(match_json(Tally{}, {"\xFF", "\n"}));
  EXPECT_EQ(json["games"], 0);
  EXPECT_EQ(json["elo"]["value"], 0.0);
  EXPECT_EQ(json["players"], Json({"\xEF\xBF\xBD", "\n"}));
}

}  // namespace
