// What a tournament came to, as text for people and as JSON.
#pragma once

#include <cstdint>
#include <string>

#include "arena/pace.hpp"
#include "arena/standings.hpp"

namespace outflank::host::arena {

// A ranking and a crosstable, in the colours of a terminal if asked for.
[[nodiscard]] std::string tournament_report(const Tournament& tournament, bool colored);

// One object on one line, without its end: "ranking", and in "pairings" what match_json says
// of each.
[[nodiscard]] std::string tournament_json(const Tournament& tournament);

// "123/1000  first classic 5 (+310.2 Elo)  210 games/s  left 0:04"; of `all_games`.
[[nodiscard]] std::string live_line(const Tournament& tournament, std::uint64_t all_games,
                                    const Pace& pace);

}  // namespace outflank::host::arena
