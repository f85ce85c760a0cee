#pragma once

#include <algorithm>
#include <cstdint>

namespace classic {

// When to stop searching for a move that is asked for now. Paper 004 keeps 100 ms back, of limits
// of one to ten seconds; where that is more than a tenth of the move's time, a tenth is kept.
[[nodiscard]] constexpr std::int64_t stopping_time(std::int64_t now_ns,
                                                   std::int64_t deadline_ns) noexcept {
  constexpr std::int64_t kLongestMargin = 100'000'000;
  const std::int64_t time = std::max<std::int64_t>(0, deadline_ns - now_ns);
  return deadline_ns - std::min(kLongestMargin, time / 10);
}

}  // namespace classic
