#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "arena/play_limits.hpp"
#include "outflank/plugin/decision.hpp"
#include "sessions/time_policy.hpp"

namespace outflank::host::arena {

// The clock of one side of one game. Knows no clock of the machine; it is told what was used.
// The increment comes back after each move, as with other referees: the first move has the
// main time alone, or where there is none the increment.
//
// A clock at 0 has not lost yet: what answers are late by is taken from a grace, once for the
// whole game, and whoever needs more than that loses.
class SideClock {
 public:
  SideClock(const PlayLimits& limits, std::int64_t grace_ns)
      : limits_(limits),
        left_ns_(limits.main_ns > 0 ? limits.main_ns : limits.increment_ns),
        grace_ns_(grace_ns) {}

  [[nodiscard]] bool has_game_time() const {
    return limits_.main_ns > 0 || limits_.increment_ns > 0;
  }
  // What is left of it.
  [[nodiscard]] std::int64_t grace_ns() const { return grace_ns_; }

  // How late a move is that took so long.
  [[nodiscard]] std::int64_t late_by(std::int64_t used_ns) const {
    const auto allowed = allowed_ns();
    return allowed == 0 ? 0 : std::max<std::int64_t>(0, used_ns - allowed);
  }
  // Its move took so long. False: it has lost by that.
  [[nodiscard]] bool spend(std::int64_t used_ns) {
    grace_ns_ -= late_by(used_ns);
    left_ns_ = std::max<std::int64_t>(0, left_ns_ - used_ns) + limits_.increment_ns;
    return grace_ns_ >= 0;
  }

  // What the move may take before the game is lost by time; 0: as long as it likes.
  [[nodiscard]] std::int64_t allowed_ns() const {
    if (!has_game_time()) return limits_.move_ns;
    const auto left = std::max<std::int64_t>(1, left_ns_);
    return limits_.move_ns > 0 ? std::min(left, limits_.move_ns) : left;
  }
  // As the policy that shares out time takes it.
  [[nodiscard]] std::optional<TimeLeft> time_left() const {
    if (!has_game_time()) return std::nullopt;
    return TimeLeft{.left_ns = left_ns_,
                    .moves = 0,
                    .increment_ns = limits_.increment_ns,
                    .period_ns = 0,
                    .period_moves = 0};
  }
  // As strategies see it.
  [[nodiscard]] std::optional<Clock> view(const SideClock& opponent) const {
    if (!has_game_time()) return std::nullopt;
    return Clock{.main_time_ns = limits_.main_ns,
                 .increment_ns = limits_.increment_ns,
                 .own_left_ns = left_ns_,
                 .opponent_left_ns = opponent.left_ns_,
                 .moves_in_left = 0};
  }

 private:
  PlayLimits limits_;
  std::int64_t left_ns_;
  std::int64_t grace_ns_;
};

}  // namespace outflank::host::arena
