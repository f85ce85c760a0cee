#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>

#include "arena/tournament_settings.hpp"
#include "cli/contest.hpp"

namespace outflank::host {

// A side's answers may be late by so much in a game before it is lost by that: what the
// scheduler and the pipe may take of a busy machine.
inline constexpr std::int64_t kGraceNs = 10'000'000;

// All that decides how the games of a run go, as its folder keeps it: a run is resumed with no
// other. `files` are those of ContestPlayers.
[[nodiscard]] nlohmann::ordered_json resolved_settings(const arena::TournamentSettings& settings,
                                                       const ContestOptions& options,
                                                       std::uint64_t openings_fingerprint,
                                                       const nlohmann::ordered_json& files);

}  // namespace outflank::host
