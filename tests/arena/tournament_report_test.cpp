#include "arena/tournament_report.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "game_records.hpp"

namespace {

using namespace outflank::host;
using namespace outflank::host::arena;
using Json = nlohmann::ordered_json;

struct Example {
  std::vector<std::string> names{"random", "classic:depth=3", "greedy"};
  std::vector<Pairing> pairings = round_robin(3);
  std::vector<Tally> tallies{tally_of({{-20, -30}, {-10, -12}}),  // random, classic
                             tally_of({{4, -6}, {-8, 0}}),        // random, greedy
                             tally_of({{12, 6}, {2, -6}})};       // classic, greedy

  [[nodiscard]] Tournament tournament() const {
    return {.names = names, .pairings = pairings, .tallies = tallies};
  }
};

TEST(TournamentReport, RanksAndCrossesThePlayers) {
  EXPECT_EQ(tournament_report(Example().tournament(), false),
            R"(                    games  won  drawn  lost  points   score     Elo     +-  discs
1  classic:depth=3      8    7      0     1     7.0  87.5 %  +191.4  206.2  +10.8
2  greedy               8    3      1     4     3.5  43.8 %   -32.9  172.2   -0.5
3  random               8    1      1     6     1.5  18.8 %  -158.5  192.1  -10.2

   score of the row, %     1     2      3
1  classic:depth=3         -  75.0  100.0
2  greedy               25.0     -   62.5
3  random                0.0  37.5      -

Elo: joint ratings, their mean is 0; +- is half of a 95 % interval.
)");
}

TEST(TournamentReport, ShowsForfeitsIfThereAreAny) {
  GameMaker maker;
  Tally tally;
  tally.add(maker.forfeit(true, Ending::hung, 0));
  tally.add(maker.forfeit(false, Ending::hung, 0));
  tally.add(maker.forfeit(false, Ending::crashed, 1));
  tally.add(maker.game(2, 1));
  Example example;
  example.names = {"a", "b"};
  example.pairings = gauntlet(2);
  example.tallies = {tally};
  EXPECT_EQ(tournament_report(example.tournament(), false),
            R"(      games  won  drawn  lost  points   score    Elo     +-  discs  forfeits
1  a      4    3      0     1     3.0  75.0 %  +83.0  179.2  +16.5         1
2  b      4    1      0     3     1.0  25.0 %  -83.0  179.2  -16.5         2

   score of the row, %     1     2
1  a                       -  75.0
2  b                    25.0     -

Elo: joint ratings, their mean is 0; +- is half of a 95 % interval.
)");
}

TEST(TournamentReport, HoldsBeforeTheFirstGame) {
  Example example;
  example.tallies.assign(3, Tally{});
  const auto ranking = standings(example.tournament());
  ASSERT_EQ(ranking.size(), 3U);
  for (unsigned i = 0; i < 3; ++i) EXPECT_EQ(ranking[i].participant, i);
  EXPECT_NE(tournament_report(example.tournament(), true), "");
}

TEST(LiveLine, TellsWhoLeadsTheTournament) {
  Example example;
  EXPECT_EQ(live_line(example.tournament(), 600, {.games_per_second = 9.97, .seconds_left = 59}),
            "12/600  first classic:depth=3 (+191.4 Elo)  10 games/s  left 0:59");
  example.names[1] = "a program with a name that fills a terminal";
  EXPECT_EQ(live_line(example.tournament(), 12, {}),
            "12/12  first a program with ...lls a terminal (+191.4 Elo)");
  example.tallies.assign(3, Tally{});
  EXPECT_EQ(live_line(example.tournament(), 600, {}), "0/600");
}

TEST(Standings, AddUpWhatEachDidAgainstAll) {
  const auto ranking = standings(Example().tournament());
  ASSERT_EQ(ranking.size(), 3U);
  EXPECT_EQ(ranking[0].participant, 1U);
  EXPECT_EQ(ranking[0].results, (stats::WinDrawLoss{.wins = 7, .draws = 0, .losses = 1}));
  EXPECT_DOUBLE_EQ(ranking[0].discs, (72 + 14) / 8.0);
  EXPECT_EQ(ranking[1].participant, 2U);
  EXPECT_EQ(ranking[1].results, (stats::WinDrawLoss{.wins = 3, .draws = 1, .losses = 4}));
  EXPECT_EQ(ranking[2].participant, 0U);
  EXPECT_DOUBLE_EQ(ranking[2].discs, (-72 - 10) / 8.0);
  EXPECT_NEAR(ranking[0].rating.elo + ranking[1].rating.elo + ranking[2].rating.elo, 0, 1e-6);
}

TEST(TournamentJson, HoldsRankingAndPairings) {
  const Example example;
  const auto json = Json::parse(tournament_json(example.tournament()));
  ASSERT_EQ(json["ranking"].size(), 3U);
  EXPECT_EQ(json["ranking"][0]["player"], "classic:depth=3");
  EXPECT_EQ(json["ranking"][0]["points"], 7.0);
  EXPECT_EQ(json["ranking"][0]["forfeits"], 0);
  EXPECT_LT(json["ranking"][0]["elo"]["low"], json["ranking"][0]["elo"]["value"]);
  ASSERT_EQ(json["pairings"].size(), 3U);
  EXPECT_EQ(json["pairings"][1]["players"], Json({"random", "greedy"}));
  EXPECT_EQ(json["pairings"][1]["games"], 4);
  EXPECT_EQ(json["pairings"][1]["draws"], 1);
}

}  // namespace
