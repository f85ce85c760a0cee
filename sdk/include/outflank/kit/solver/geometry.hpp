// What the solver looks up about a board of one size.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "outflank/rules/bitboard.hpp"

namespace outflank::endgame {

// The eight squares around each, whatever the board's size.
[[nodiscard]] constexpr std::array<Bitboard, kSquares> make_neighbours() noexcept {
  std::array<Bitboard, kSquares> table{};
  for (Square square = 0; square < kSquares; ++square) {
    for (int row = row_of(square) - 1; row <= row_of(square) + 1; ++row) {
      for (int column = column_of(square) - 1; column <= column_of(square) + 1; ++column) {
        if (row < 0 || row > 7 || column < 0 || column > 7) continue;
        table[static_cast<std::size_t>(square)] |= bit(square_at(row, column));
      }
    }
    table[static_cast<std::size_t>(square)] &= ~bit(square);
  }
  return table;
}
inline constexpr std::array<Bitboard, kSquares> kNeighbours = make_neighbours();

// Beyond every value; as a best value so far: none.
inline constexpr int kUnset = 127;

// A disc can be turned from `square` only if one of them is next to it.
[[nodiscard]] constexpr bool touches(Bitboard discs, Square square) noexcept {
  return (kNeighbours[static_cast<std::size_t>(square)] & discs) != 0;
}

struct Geometry {
  int size = 8;
  int square_count = 64;
  Bitboard board = 0;
  Bitboard corners = 0;
  Bitboard x_squares = 0;
  Bitboard c_squares = 0;
  Bitboard edges = 0;
  // Parity: the board in four quadrants, numbered by bits; a set of quadrants is the xor of the
  // quadrants of the empty squares, and tells which hold an odd number of them.
  std::array<std::uint8_t, kSquares> quadrant{};
  std::array<Bitboard, 16> squares_of_quadrants{};

  constexpr explicit Geometry(int of_size) noexcept
      : size(of_size), square_count(of_size * of_size), board(board_mask(of_size)) {
    const int last = size - 1;
    for (const Square square : squares(board)) {
      const int row = row_of(square);
      const int column = column_of(square);
      const int to_row_edge = row < last - row ? row : last - row;
      const int to_column_edge = column < last - column ? column : last - column;
      if (to_row_edge == 0 && to_column_edge == 0) corners |= bit(square);
      if (to_row_edge == 1 && to_column_edge == 1) x_squares |= bit(square);
      if (to_row_edge + to_column_edge == 1) c_squares |= bit(square);
      if (to_row_edge == 0 || to_column_edge == 0) edges |= bit(square);
      const unsigned index = (row >= size / 2 ? 2U : 0U) + (column >= size / 2 ? 1U : 0U);
      quadrant[static_cast<std::size_t>(square)] = static_cast<std::uint8_t>(1U << index);
      for (std::size_t set = 0; set < 16; ++set) {
        if ((set >> index & 1U) != 0) squares_of_quadrants[set] |= bit(square);
      }
    }
  }

  [[nodiscard]] constexpr unsigned quadrant_of(Square square) const noexcept {
    return quadrant[static_cast<std::size_t>(square)];
  }
  [[nodiscard]] constexpr unsigned parity_of(Bitboard empties) const noexcept {
    unsigned parity = 0;
    for (const Square square : squares(empties)) parity ^= quadrant_of(square);
    return parity;
  }
};

inline constexpr Geometry kGeometry4(4);
inline constexpr Geometry kGeometry6(6);
inline constexpr Geometry kGeometry8(8);

[[nodiscard]] constexpr const Geometry& geometry_of(int size) noexcept {
  return size == 8 ? kGeometry8 : size == 6 ? kGeometry6 : kGeometry4;
}

}  // namespace outflank::endgame
