// Parts of the board, by its size, which is 4, 6 or 8.
#pragma once

#include <cassert>

#include "outflank/rules/bitboard.hpp"

namespace outflank {

// a1, h1, a8 and h8 (8x8).
[[nodiscard]] constexpr Bitboard corner_squares(int size) noexcept {
  assert(is_board_size(size));
  const Bitboard first_row = 1 | bit(size - 1);
  return first_row | first_row << (8 * (size - 1));
}

// The outermost squares, corners included.
[[nodiscard]] constexpr Bitboard edge_squares(int size) noexcept {
  assert(is_board_size(size));
  const Bitboard row = (Bitboard{1} << size) - 1;
  const Bitboard column = board_mask(size) & 0x0101010101010101;
  return row | row << (8 * (size - 1)) | column | column << (size - 1);
}

// All but the outermost squares.
[[nodiscard]] constexpr Bitboard inner_squares(int size) noexcept {
  return board_mask(size) & ~edge_squares(size);
}

// The edge squares next to a corner: b1, a2 and so on, eight of them on every board.
[[nodiscard]] constexpr Bitboard c_squares(int size) noexcept {
  assert(is_board_size(size));
  const Bitboard first_row = bit(1) | bit(size - 2);
  const Bitboard second_row = (1 | bit(size - 1)) << 8;
  return first_row | second_row | first_row << (8 * (size - 1)) | second_row << (8 * (size - 3));
}

// The squares diagonally next to a corner: b2 and so on, four of them on every board.
[[nodiscard]] constexpr Bitboard x_squares(int size) noexcept {
  assert(is_board_size(size));
  const Bitboard second_row = (bit(1) | bit(size - 2)) << 8;
  return second_row | second_row << (8 * (size - 3));
}

}  // namespace outflank
