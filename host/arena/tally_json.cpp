#include "arena/tally_json.hpp"

#include <string>

namespace outflank::host::arena {

namespace {

using Json = nlohmann::ordered_json;

Json results_json(const stats::WinDrawLoss& results) {
  return {{"games", results.games()},
          {"wins", results.wins},
          {"draws", results.draws},
          {"losses", results.losses}};
}

double seconds(double nanoseconds) { return nanoseconds / 1e9; }

Json times_json(const Tally& tally) {
  Json json{{"timed_games", tally.timed_games()}};
  auto& players = json["players"] = Json::array();
  for (const std::size_t side : {0U, 1U}) {
    const TimeUse& use = tally.time_use(side);
    players.push_back({{"moves", use.moves},
                       {"seconds", seconds(static_cast<double>(use.total_ns))},
                       {"seconds_a_move", seconds(use.mean_ns())},
                       {"longest_seconds", seconds(static_cast<double>(use.longest_ns))}});
  }
  json["overhead_seconds"] = seconds(static_cast<double>(tally.overhead_ns()));
  return json;
}

Json sprt_json(const Tally& tally) {
  const auto& state = tally.sprt();
  return {{"elo0", tally.test()->elo0},
          {"elo1", tally.test()->elo1},
          {"llr", state.log_likelihood_ratio},
          {"lower", state.lower},
          {"upper", state.upper},
          {"decision", stats::sprt_decision_name(state.decision)}};
}

}  // namespace

nlohmann::ordered_json estimate_json(const stats::Estimate& estimate) {
  return {{"value", estimate.value}, {"low", estimate.low}, {"high", estimate.high}};
}

nlohmann::ordered_json tally_json(const Tally& tally) {
  Json json = results_json(tally.results());
  json["score"] = tally.results().score();
  json["elo"] = estimate_json(tally.elo());
  json["normalised_elo"] = estimate_json(tally.normalised_elo());
  json["los"] = tally.likelihood_of_superiority();
  json["discs"] = estimate_json(tally.discs());
  json["pentanomial"] = tally.pairs().pairs;
  json["as_black"] = results_json(tally.as_black());
  json["as_white"] = results_json(tally.as_white());
  json["distinct_games"] = tally.distinct_games();
  auto& terminations = json["terminations"] = Json::object();
  auto& faults = json["faults"] = Json::array({Json::object(), Json::object()});
  for (const Ending ending : kEndings) {
    const EndingCount& count = tally.ended(ending);
    const std::string name(ending_name(ending));
    if (count.games > 0) terminations[name] = count.games;
    for (const std::size_t side : {0U, 1U}) {
      if (count.at_fault[side] > 0) faults[side][name] = count.at_fault[side];
    }
  }
  if (tally.timed_games() > 0) json["times"] = times_json(tally);
  if (tally.test()) json["sprt"] = sprt_json(tally);
  return json;
}

std::string json_text(const nlohmann::ordered_json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace outflank::host::arena
