// Limits as users write them, and as tables show them.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

#include "arena/play_limits.hpp"

namespace outflank::host::arena {

// The message says what to type instead; what it was typed for stands before it.
class LimitsError : public std::invalid_argument {
 public:
  using std::invalid_argument::invalid_argument;
};

// Seconds that a move or a game may have at least and at most.
inline constexpr double kShortestSeconds = 0.001;
inline constexpr double kLongestSeconds = 86'400;

struct TimeControl {
  std::int64_t main_ns = 0;
  std::int64_t increment_ns = 0;

  bool operator==(const TimeControl&) const = default;
};

// "60+0.5": seconds for the game, and for each move made; "60" is "60+0". Throws LimitsError.
[[nodiscard]] TimeControl parse_time_control(std::string_view text);
// "0.1": seconds, in nanoseconds. Throws LimitsError.
[[nodiscard]] std::int64_t parse_move_time(std::string_view text);

// What parse_time_control reads; nothing where the game has no clock.
[[nodiscard]] std::string time_control_text(const PlayLimits& limits);
// What parse_move_time reads.
[[nodiscard]] std::string seconds_text(std::int64_t duration_ns);
// "60+0.5 s, depth 4"; "no limits".
[[nodiscard]] std::string limits_text(const PlayLimits& limits);

}  // namespace outflank::host::arena
