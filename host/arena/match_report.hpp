// What a match came to, as text for people and as JSON; from the view of its first player.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "arena/pace.hpp"
#include "arena/tally.hpp"

namespace outflank::host::arena {

using PlayerNames = std::array<std::string, 2>;  // the first of the pairing, the second

// Tables of several lines, in the colours of a terminal if asked for.
[[nodiscard]] std::string match_report(const Tally& tally, const PlayerNames& names, bool colored);

// One object on one line, without its end.
[[nodiscard]] std::string match_json(const Tally& tally, const PlayerNames& names);

// "123/1000  W 60 D 10 L 53  52.8 %  Elo +19.8 [-40.1, +80.3]  210 games/s  left 0:04", in which
// the ratio of a sequential test follows Elo; of `all_games`.
[[nodiscard]] std::string live_line(const Tally& tally, std::uint64_t all_games, const Pace& pace);

// "only 20 of 1,000 games were distinct: ...", if more than one in twenty repeats another.
[[nodiscard]] std::optional<std::string> repetition_warning(std::uint64_t distinct_games,
                                                            std::uint64_t games);

}  // namespace outflank::host::arena
