#include "arena/match_report.hpp"
#include "arena/tally_json.hpp"

namespace outflank::host::arena {

std::string match_json(const Tally& tally, const PlayerNames& names) {
  nlohmann::ordered_json json{{"players", names}};
  json.update(tally_json(tally));
  return json_text(json);
}

}  // namespace outflank::host::arena
