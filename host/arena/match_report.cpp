#include "arena/match_report.hpp"

#include <utility>
#include <vector>

#include "arena/shown_numbers.hpp"
#include "arena/text_table.hpp"
#include "stats/elo.hpp"

namespace outflank::host::arena {

namespace {

constexpr std::size_t kNameWidth = 28;

std::string interval(const stats::Estimate& estimate) {
  return "[" + with_sign(estimate.low, 1) + ", " + with_sign(estimate.high, 1) + "]";
}

std::vector<std::string> result_row(const std::string& name, const stats::WinDrawLoss& results) {
  return {name,
          grouped(results.games()),
          grouped(results.wins),
          grouped(results.draws),
          grouped(results.losses),
          results.games() == 0 ? "-" : percent(results.score())};
}

std::string results_table(const Tally& tally, const PlayerNames& names, const Paint& paint) {
  TextTable table;
  table.add({"", "games", "won", "drawn", "lost", "score"});
  table.add(result_row(names[0], tally.results()));
  table.add(result_row("  as black", tally.as_black()));
  table.add(result_row("  as white", tally.as_white()));
  table.add(result_row(names[1], tally.results().swapped()));
  return table.text(paint);
}

std::string strength_table(const Tally& tally, const std::string& name, const Paint& paint) {
  TextTable table;
  const auto add = [&](const std::string& what, const stats::Estimate& estimate) {
    table.add({what, with_sign(estimate.value, 1), with_sign(estimate.low, 1),
               with_sign(estimate.high, 1)});
  };
  table.add({"", name, "95 % from", "to"});
  add("Elo", tally.elo());
  add("normalised Elo", tally.normalised_elo());
  add("discs a game", tally.discs());
  table.add({"likelihood of superiority", percent(tally.likelihood_of_superiority())});
  std::string text = table.text(paint);
  const auto elo = tally.elo();
  if (elo.low == -stats::kEloLimit || elo.high == stats::kEloLimit) {
    text += "An Elo of " + fixed(stats::kEloLimit, 0) + " stands for no bound.\n";
  }
  return text;
}

std::string pairs_table(const Tally& tally, const std::string& name, const Paint& paint) {
  TextTable table;
  table.add({"points in a pair", "0", "0.5", "1", "1.5", "2"});
  std::vector<std::string> row{name};
  for (const std::uint64_t count : tally.pairs().pairs) row.push_back(grouped(count));
  table.add(std::move(row));
  return table.text(paint);
}

std::string endings_table(const Tally& tally, const PlayerNames& names, const Paint& paint) {
  bool faults = false;
  TextTable table;
  std::vector<std::vector<std::string>> rows;
  for (const Ending ending : kEndings) {
    const EndingCount& count = tally.ended(ending);
    if (count.games == 0) continue;
    std::string name(ending_name(ending));
    for (char& c : name) c = c == '_' ? ' ' : c;
    std::vector<std::string> row{name, grouped(count.games)};
    if (count.at_fault[0] + count.at_fault[1] > 0) {
      faults = true;
      for (const std::uint64_t side : count.at_fault) row.push_back(grouped(side));
    }
    rows.push_back(std::move(row));
  }
  std::vector<std::string> heading{"ended by", "games"};
  if (faults) {
    for (const auto& name : names) heading.push_back("fault of " + name);
  }
  table.add(std::move(heading));
  for (auto& row : rows) table.add(std::move(row));
  return table.text(paint);
}

std::string times_table(const Tally& tally, const PlayerNames& names, const Paint& paint) {
  TextTable table;
  table.add({"time", "a move", "longest", "in all"});
  for (std::size_t side = 0; side < names.size(); ++side) {
    const TimeUse& use = tally.time_use(side);
    table.add({names[side], duration_text(use.mean_ns()),
               duration_text(static_cast<double>(use.longest_ns)),
               duration_text(static_cast<double>(use.total_ns))});
  }
  const auto overhead = static_cast<double>(tally.overhead_ns());
  return table.text(paint) +
         "Overhead: " + duration_text(overhead / static_cast<double>(tally.timed_games())) +
         " a game.\n";
}

std::string sprt_line(const Tally& tally, const Paint& paint) {
  const auto& state = tally.sprt();
  const auto elo0 = fixed(tally.test()->elo0, 1);
  const auto elo1 = fixed(tally.test()->elo1, 1);
  std::string text = "SPRT of Elo " + elo1 + " (H1) against " + elo0 + " (H0): LLR " +
                     with_sign(state.log_likelihood_ratio, 2) + " in [" +
                     with_sign(state.lower, 2) + ", " + with_sign(state.upper, 2) + "], ";
  switch (state.decision) {
    case stats::SprtDecision::accept_h1:
      return text + paint.good("H1 accepted") + ".\n";
    case stats::SprtDecision::accept_h0:
      return text + paint.bad("H0 accepted") + ".\n";
    case stats::SprtDecision::continues:
      break;
  }
  return text + "not decided.\n";
}

}  // namespace

std::optional<std::string> repetition_warning(std::uint64_t distinct_games, std::uint64_t games) {
  if (20 * (games - distinct_games) <= games) return std::nullopt;
  return "only " + grouped(distinct_games) + " of " + grouped(games) +
         " games were distinct: the players repeat themselves, and what they repeat counts as "
         "new; use more openings";
}

std::string match_report(const Tally& tally, const PlayerNames& names, bool colored) {
  const Paint paint(colored);
  const PlayerNames shown{short_name(names[0], kNameWidth), short_name(names[1], kNameWidth)};
  std::string text = results_table(tally, shown, paint);
  if (tally.games() == 0) return text;
  text += "\n" + strength_table(tally, shown[0], paint);
  text += "\n" + pairs_table(tally, shown[0], paint);
  text += "\n" + endings_table(tally, shown, paint);
  if (tally.timed_games() > 0) text += "\n" + times_table(tally, shown, paint);
  text += "\n";
  if (const auto warning = repetition_warning(tally.distinct_games(), tally.games())) {
    text += paint.warning("Warning: " + *warning + ".") + "\n";
  } else {
    text += "Distinct games: " + grouped(tally.distinct_games()) + " of " + grouped(tally.games()) +
            ".\n";
  }
  if (tally.test()) text += sprt_line(tally, paint);
  return text;
}

std::string live_line(const Tally& tally, std::uint64_t all_games, const Pace& pace) {
  const auto results = tally.results();
  const auto elo = tally.elo();
  std::string text = std::to_string(tally.games()) + "/" + std::to_string(all_games) + "  W " +
                     std::to_string(results.wins) + " D " + std::to_string(results.draws) + " L " +
                     std::to_string(results.losses);
  if (tally.games() > 0) {
    text +=
        "  " + percent(results.score()) + "  Elo " + with_sign(elo.value, 1) + " " + interval(elo);
  }
  if (tally.test()) {
    const auto& state = tally.sprt();
    text += "  LLR " + with_sign(state.log_likelihood_ratio, 2) + " [" + with_sign(state.lower, 2) +
            ", " + with_sign(state.upper, 2) + "]";
  }
  return text + pace_text(pace);
}

}  // namespace outflank::host::arena
