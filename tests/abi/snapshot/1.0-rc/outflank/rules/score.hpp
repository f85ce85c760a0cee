#pragma once

#include "outflank/rules/position.hpp"

namespace outflank {

// Discs of `color` minus the other side's.
[[nodiscard]] constexpr int disc_difference(const Position& position, Color color) noexcept {
  return count(position.discs_of(color)) - count(position.discs_of(opposite(color)));
}

// The same with the empty squares given to the winner, as tournaments count; a draw stays 0.
[[nodiscard]] constexpr int final_score(const Position& position, Color color) noexcept {
  const int difference = disc_difference(position, color);
  const int empties = count(position.empties());
  if (difference > 0) return difference + empties;
  if (difference < 0) return difference - empties;
  return 0;
}

}  // namespace outflank
