// What a tournament came to, as text for people and as JSON.
#pragma once

#include <string>

#include "arena/standings.hpp"

namespace outflank::host::arena {

// A ranking and a crosstable, in the colours of a terminal if asked for.
[[nodiscard]] std::string tournament_report(const Tournament& tournament, bool colored);

// One object on one line, without its end: "ranking", and in "pairings" what match_json says
// of each.
[[nodiscard]] std::string tournament_json(const Tournament& tournament);

}  // namespace outflank::host::arena
