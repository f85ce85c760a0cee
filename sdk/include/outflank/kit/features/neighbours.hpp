#pragma once

#include <cassert>

#include "outflank/rules/bitboard.hpp"

namespace outflank {

// The set moved by one square; what leaves the 8x8 board is dropped. On a small board squares may
// come to lie beyond it. Precondition: each step is -1, 0 or 1.
[[nodiscard]] constexpr Bitboard shifted(Bitboard set, int row_step, int column_step) noexcept {
  assert(row_step >= -1 && row_step <= 1 && column_step >= -1 && column_step <= 1);
  if (column_step > 0) set = (set & 0x7f7f7f7f7f7f7f7f) << 1;
  if (column_step < 0) set = (set & 0xfefefefefefefefe) >> 1;
  return row_step > 0 ? set << 8 : row_step < 0 ? set >> 8 : set;
}

// The set and every square next to it in the eight directions; on a small board also squares
// beyond it.
[[nodiscard]] constexpr Bitboard with_neighbours(Bitboard set) noexcept {
  const Bitboard row = set | shifted(set, 0, 1) | shifted(set, 0, -1);
  return row | row << 8 | row >> 8;
}

}  // namespace outflank
