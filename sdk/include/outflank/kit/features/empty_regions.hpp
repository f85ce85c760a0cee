#pragma once

#include <cassert>

#include "outflank/kit/features/neighbours.hpp"
#include "outflank/rules/position.hpp"

namespace outflank {

// Parity: an empty region is a largest set of empty squares connected in the eight directions.
// Whoever moves first into an odd one, both sides playing there in turn, also moves last.
struct EmptyRegions {
  int odd = 0;   // regions with an odd number of squares
  int even = 0;  // regions with an even number
  Bitboard odd_squares = 0;

  [[nodiscard]] constexpr bool operator==(const EmptyRegions&) const noexcept = default;
};

// The region of the square, which must be empty.
[[nodiscard]] constexpr Bitboard empty_region(Bitboard empties, Square square) noexcept {
  assert((empties & bit(square)) != 0);
  Bitboard region = bit(square);
  for (Bitboard known = 0; known != region;) {
    known = region;
    region = with_neighbours(known) & empties;
  }
  return region;
}

[[nodiscard]] constexpr EmptyRegions empty_regions(Bitboard empties) noexcept {
  EmptyRegions found;
  for (Bitboard left = empties; left != 0;) {
    const Bitboard region = empty_region(left, first_square(left));
    left ^= region;
    if (count(region) % 2 == 0) {
      ++found.even;
    } else {
      ++found.odd;
      found.odd_squares |= region;
    }
  }
  return found;
}

[[nodiscard]] constexpr EmptyRegions empty_regions(const Position& position) noexcept {
  return empty_regions(position.empties());
}

}  // namespace outflank
