#include "cli/resolved_settings.hpp"

#include <nlohmann/json.hpp>
#include <string>

#include "arena/settings_json.hpp"

namespace outflank::host {

nlohmann::ordered_json resolved_settings(const arena::TournamentSettings& settings,
                                         const ContestOptions& options,
                                         std::uint64_t openings_fingerprint,
                                         const nlohmann::ordered_json& files) {
  nlohmann::ordered_json json{{"outflank", OUTFLANK_VERSION}};
  json["kind"] = settings.kind == arena::TournamentKind::gauntlet ? "gauntlet" : "round_robin";
  json["board_size"] = settings.board_size;
  json["games"] = settings.games;
  json["seed"] = std::to_string(settings.seed);
  json["openings"] = {{"source", settings.openings},
                      {"fingerprint", std::to_string(openings_fingerprint)}};
  json["limits"] = settings.limits;
  json["adjudicate_empties"] = settings.adjudicate_empties;
  json["patience_ms"] = options.patience.count();
  json["grace_ms"] = kGraceNs / 1'000'000;
  if (options.test) json["sprt"] = {options.test->elo0, options.test->elo1};
  auto& parameters = json["parameters"] = nlohmann::ordered_json::array();
  for (const auto& parameter : settings.parameters) {
    parameters.push_back(parameter.strategy + "." + parameter.name + "=" + parameter.value);
  }
  json["participants"] = settings.players;
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (!files[i].empty()) json["participants"][i]["plugins"] = files[i];
  }
  return json;
}

}  // namespace outflank::host
