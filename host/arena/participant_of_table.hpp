#pragma once

#include <string>

#include "arena/participant.hpp"
#include "arena/player_table.hpp"

namespace outflank::host::arena {

// Who is meant by all the keys together. Throws SettingsError if they do not fit together, or
// name no strategy and no program. Whether there are such is found out when they play.
[[nodiscard]] Participant participant_of(const PlayerTable& table, const std::string& file);

}  // namespace outflank::host::arena
