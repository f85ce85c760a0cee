#pragma once

#include <span>
#include <string>

#include "arena/game_record.hpp"
#include "arena/participant.hpp"
#include "arena/play_limits.hpp"

namespace outflank::host::arena {

// A command for a shell that brings a player to the end of a game, and asks it for a move
// there: how somebody sees for himself what it lost by. Clocks are left out. `host_arguments`
// are what a strategy's process is started with.
[[nodiscard]] std::string reproduction(const GameRecord& record, Color side,
                                       const Participant& player, const PlayLimits& limits,
                                       std::span<const std::string> host_arguments);

}  // namespace outflank::host::arena
