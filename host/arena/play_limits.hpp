#pragma once

#include <cstdint>

namespace outflank::host::arena {

// What a side may spend; 0 is no limit, and all that are set hold at once. No clock is read
// where there is no time control.
struct PlayLimits {
  std::int64_t main_ns = 0;       // for the whole game,
  std::int64_t increment_ns = 0;  // and this comes back after each move
  std::int64_t move_ns = 0;       // for one move
  std::uint64_t nodes = 0;
  unsigned depth = 0;

  [[nodiscard]] bool timed() const { return main_ns > 0 || increment_ns > 0 || move_ns > 0; }
  bool operator==(const PlayLimits&) const = default;
};

}  // namespace outflank::host::arena
