#include "arena/tournament_report.hpp"

#include <utility>

#include "arena/match_report.hpp"
#include "arena/shown_numbers.hpp"
#include "arena/tally_json.hpp"
#include "arena/text_table.hpp"
#include "stats/normal.hpp"

namespace outflank::host::arena {

namespace {

constexpr std::size_t kNameWidth = 32;

double error_of(const stats::Rating& rating) { return stats::kNormal975 * rating.standard_error; }

std::string ranking_table(const Tournament& tournament, const std::vector<Standing>& ranking,
                          const Paint& paint) {
  bool forfeits = false;
  for (const Standing& standing : ranking) forfeits |= standing.forfeits > 0;
  TextTable table(2);
  std::vector<std::string> heading{"",       "",      "games", "won", "drawn", "lost",
                                   "points", "score", "Elo",   "+-",  "discs"};
  if (forfeits) heading.emplace_back("forfeits");
  table.add(std::move(heading));
  for (std::size_t i = 0; i < ranking.size(); ++i) {
    const auto& [participant, results, rating, discs, lost_by_fault] = ranking[i];
    std::vector<std::string> row{std::to_string(i + 1),
                                 short_name(tournament.names[participant], kNameWidth),
                                 grouped(results.games()),
                                 grouped(results.wins),
                                 grouped(results.draws),
                                 grouped(results.losses),
                                 points_text(results.points()),
                                 results.games() == 0 ? "-" : percent(results.score()),
                                 with_sign(rating.elo, 1),
                                 fixed(error_of(rating), 1),
                                 with_sign(discs, 1)};
    if (forfeits) row.push_back(grouped(lost_by_fault));
    table.add(std::move(row));
  }
  return table.text(paint);
}

std::string crosstable(const Tournament& tournament, const std::vector<Standing>& ranking,
                       const Paint& paint) {
  TextTable table(2);
  std::vector<std::string> heading{"", "score of the row, %"};
  for (std::size_t i = 0; i < ranking.size(); ++i) heading.push_back(std::to_string(i + 1));
  table.add(std::move(heading));
  for (std::size_t i = 0; i < ranking.size(); ++i) {
    const unsigned row = ranking[i].participant;
    std::vector<std::string> cells{std::to_string(i + 1),
                                   short_name(tournament.names[row], kNameWidth)};
    for (const Standing& other : ranking) {
      const auto results = results_between(tournament, row, other.participant);
      cells.push_back(results.games() == 0 ? "-" : fixed(100 * results.score(), 1));
    }
    table.add(std::move(cells));
  }
  return table.text(paint);
}

}  // namespace

std::string tournament_report(const Tournament& tournament, bool colored) {
  const Paint paint(colored);
  const auto ranking = standings(tournament);
  std::string text = ranking_table(tournament, ranking, paint) + "\n" +
                     crosstable(tournament, ranking, paint) +
                     "\nElo: joint ratings, their mean is 0; +- is half of a 95 % interval.\n";
  std::uint64_t games = 0;
  std::uint64_t distinct_games = 0;
  for (const Tally& tally : tournament.tallies) {
    games += tally.games();
    distinct_games += tally.distinct_games();
  }
  if (const auto warning = repetition_warning(distinct_games, games)) {
    text += paint.warning("Warning: " + *warning + ".") + "\n";
  }
  return text;
}

std::string live_line(const Tournament& tournament, std::uint64_t all_games, const Pace& pace) {
  std::uint64_t games = 0;
  for (const Tally& tally : tournament.tallies) games += tally.games();
  std::string text = std::to_string(games) + "/" + std::to_string(all_games);
  if (games > 0) {
    const auto leader = standings(tournament).front();
    text += "  first " + short_name(tournament.names[leader.participant], kNameWidth) + " (" +
            with_sign(leader.rating.elo, 1) + " Elo)";
  }
  return text + pace_text(pace);
}

std::string tournament_json(const Tournament& tournament) {
  using Json = nlohmann::ordered_json;
  Json json;
  auto& ranking = json["ranking"] = Json::array();
  for (const Standing& standing : standings(tournament)) {
    const auto& [elo, standard_error] = standing.rating;
    const double error = error_of(standing.rating);
    ranking.push_back({{"player", tournament.names[standing.participant]},
                       {"games", standing.results.games()},
                       {"wins", standing.results.wins},
                       {"draws", standing.results.draws},
                       {"losses", standing.results.losses},
                       {"points", standing.results.points()},
                       {"score", standing.results.score()},
                       {"elo", estimate_json({elo, elo - error, elo + error})},
                       {"discs", standing.discs},
                       {"forfeits", standing.forfeits}});
  }
  auto& pairings = json["pairings"] = Json::array();
  for (std::size_t i = 0; i < tournament.pairings.size(); ++i) {
    const auto [first, second] = tournament.pairings[i];
    Json pairing{{"players", {tournament.names[first], tournament.names[second]}}};
    pairing.update(tally_json(tournament.tallies[i]));
    pairings.push_back(std::move(pairing));
  }
  return json_text(json);
}

}  // namespace outflank::host::arena
