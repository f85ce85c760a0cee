#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace outflank::host::arena {

// How fast games come; nothing where it is not known yet.
struct Pace {
  std::optional<double> games_per_second = {};
  std::optional<std::uint64_t> seconds_left = {};
};

// "  210 games/s  left 0:04": the end of a live line, empty if nothing is known.
[[nodiscard]] std::string pace_text(const Pace& pace);

}  // namespace outflank::host::arena
