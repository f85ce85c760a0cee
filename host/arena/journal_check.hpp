#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "arena/game_record.hpp"
#include "arena/opening.hpp"
#include "arena/schedule.hpp"

namespace outflank::host::arena {

// That a journal is the beginning of this schedule with these openings: a run that goes on
// from any other one is neither. Throws JournalError.
void check_journal(std::span<const GameRecord> games, const std::string& file_name,
                   const Schedule& schedule,
                   const std::function<Opening(std::uint64_t)>& opening_at);

}  // namespace outflank::host::arena
