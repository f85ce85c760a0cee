// What the solver looks up about a board of one size.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "outflank/kit/features/areas.hpp"
#include "outflank/kit/features/neighbours.hpp"
#include "outflank/rules/bitboard.hpp"

namespace outflank::endgame {

// The squares next to each, whatever the board's size.
[[nodiscard]] constexpr std::array<Bitboard, kSquares> make_neighbours() noexcept {
  std::array<Bitboard, kSquares> table{};
  for (Square square = 0; square < kSquares; ++square) {
    table[static_cast<std::size_t>(square)] = with_neighbours(bit(square)) & ~bit(square);
  }
  return table;
}
inline constexpr std::array<Bitboard, kSquares> kNeighbours = make_neighbours();

// Beyond every value of a game; as a best value so far: none.
inline constexpr int kUnset = 127;
// The same for values of the evaluation.
inline constexpr int kEndless = 1 << 24;

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
  // Parity: the board in four quadrants, numbered by bits; a set of quadrants is the xor of the
  // quadrants of the empty squares, and tells which hold an odd number of them.
  std::array<std::uint8_t, kSquares> quadrant{};
  std::array<Bitboard, 16> squares_of_quadrants{};

  constexpr explicit Geometry(int of_size) noexcept
      : size(of_size),
        square_count(of_size * of_size),
        board(board_mask(of_size)),
        corners(corner_squares(of_size)),
        x_squares(outflank::x_squares(of_size)),
        c_squares(outflank::c_squares(of_size)) {
    for (const Square square : squares(board)) {
      const unsigned index =
          (row_of(square) >= size / 2 ? 2U : 0U) + (column_of(square) >= size / 2 ? 1U : 0U);
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
