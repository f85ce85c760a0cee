#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "outflank/plugin/decision.hpp"
#include "outflank/rules/color.hpp"
#include "sessions/time_policy.hpp"

namespace outflank::host {

// The two clocks of a game as GTP describes them: a main time, then periods of
// so many moves. Knows no clock of the machine; it is told what was used.
class GameClock {
 public:
  // GTP's time_settings: a period with no moves in it means no limit; no period
  // at all means that the main time is all there is.
  void configure(std::int64_t main_ns, std::int64_t period_ns, unsigned period_moves);
  // GTP's time_left: moves is 0 while the main time runs. A referee speaks in
  // whole seconds and may have rounded up: if our own count is less, by less than
  // a second, that stays.
  void set_left(Color color, std::int64_t left_ns, unsigned moves);
  // A new game with the same settings.
  void restart();
  // A move of this colour took so long. One that runs over the end of the main
  // time is the first of a period.
  void spend(Color color, std::int64_t used_ns);

  // Nothing if there is no limit.
  [[nodiscard]] std::optional<Clock> view(Color color) const;
  // The same for those who decide how long a move may take.
  [[nodiscard]] std::optional<TimeLeft> time_left(Color color) const;

 private:
  struct Left {
    std::int64_t ns = 0;
    unsigned moves = 0;
  };
  [[nodiscard]] std::optional<Left>& of(Color color) {
    return left_[static_cast<std::size_t>(color)];
  }
  [[nodiscard]] const std::optional<Left>& of(Color color) const {
    return left_[static_cast<std::size_t>(color)];
  }

  bool limited_ = false;    // every game begins with a limit
  bool unlimited_ = false;  // time_settings said that there is none
  std::int64_t main_ns_ = 0;
  std::int64_t period_ns_ = 0;
  unsigned period_moves_ = 0;
  std::array<std::optional<Left>, 2> left_;  // nothing: no limit
};

}  // namespace outflank::host
