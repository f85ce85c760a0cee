// Settings as a run's folder keeps them: with all that decides what is played, and the same
// bytes for the same settings, so that a run can be resumed under no others.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "arena/participant.hpp"
#include "arena/play_limits.hpp"

namespace outflank::host::arena {

// Found by the library: `json["limits"] = limits`. What is not set is left out.
void to_json(nlohmann::ordered_json& json, const PlayLimits& limits);
void to_json(nlohmann::ordered_json& json, const Participant& participant);

}  // namespace outflank::host::arena
