// The parts of JSON reports that those of matches and of tournaments share.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "arena/tally.hpp"
#include "stats/estimate.hpp"

namespace outflank::host::arena {

// {"value": 1.5, "low": 0.5, "high": 2.5}
[[nodiscard]] nlohmann::ordered_json estimate_json(const stats::Estimate& estimate);

// The object of one pairing, from "games" on.
[[nodiscard]] nlohmann::ordered_json tally_json(const Tally& tally);

// On one line; what is not UTF-8 is replaced.
[[nodiscard]] std::string json_text(const nlohmann::ordered_json& json);

}  // namespace outflank::host::arena
