// The hot interface of the rules: two functions on plain bitboards. Everything else in this folder
// reaches the board through them, so a faster pair can take their place without being noticed.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>

#include "outflank/rules/bitboard.hpp"

namespace outflank {

namespace detail {

// For each square the squares it sees in the eight directions: four towards higher numbers, then
// their opposites. Small boards need no table of their own: their off-board squares are always
// empty, and an empty square ends a line as the edge does.
struct Rays {
  std::array<Bitboard, 4> up{};
  std::array<Bitboard, 4> down{};
};

[[nodiscard]] constexpr Bitboard ray(Square from, int row_step, int column_step) noexcept {
  Bitboard seen = 0;
  int row = row_of(from) + row_step;
  int column = column_of(from) + column_step;
  while (row >= 0 && row < 8 && column >= 0 && column < 8) {
    seen |= bit(square_at(row, column));
    row += row_step;
    column += column_step;
  }
  return seen;
}

[[nodiscard]] constexpr std::array<Rays, kSquares> make_rays() noexcept {
  std::array<Rays, kSquares> table{};
  for (Square square = 0; square < kSquares; ++square) {
    table[static_cast<std::size_t>(square)] = {
        {ray(square, 0, 1), ray(square, 1, -1), ray(square, 1, 0), ray(square, 1, 1)},
        {ray(square, 0, -1), ray(square, -1, 1), ray(square, -1, 0), ray(square, -1, -1)}};
  }
  return table;
}

inline constexpr std::array<Rays, kSquares> kRays = make_rays();

// Squares that end a run of opponent discs beginning next to an own disc, along one line in both
// directions. A parallel prefix: the run grows by 1, 1, 2 and 2 discs, six being the longest.
[[nodiscard]] constexpr Bitboard run_ends(Bitboard own, Bitboard opponent, int step) noexcept {
  Bitboard up = opponent & (own << step);
  Bitboard down = opponent & (own >> step);
  up |= opponent & (up << step);
  down |= opponent & (down >> step);
  const Bitboard up_pairs = opponent & (opponent << step);
  const Bitboard down_pairs = up_pairs >> step;
  up |= up_pairs & (up << (2 * step));
  down |= down_pairs & (down >> (2 * step));
  up |= up_pairs & (up << (2 * step));
  down |= down_pairs & (down >> (2 * step));
  return (up << step) | (down >> step);
}

}  // namespace detail

// The squares where the owner of `own` may place a disc. No set may reach beyond `board`.
[[nodiscard]] constexpr Bitboard legal_moves(Bitboard own, Bitboard opponent,
                                             Bitboard board) noexcept {
  // A run that could be outflanked sideways or diagonally has no disc in the outer columns; leaving
  // those out keeps the shifts from wrapping round the edge.
  const Bitboard inner = opponent & Bitboard{0x7e7e7e7e7e7e7e7e};
  return (detail::run_ends(own, inner, 1) | detail::run_ends(own, inner, 7) |
          detail::run_ends(own, opponent, 8) | detail::run_ends(own, inner, 9)) &
         board & ~(own | opponent);
}

// The opponent discs turned by an own disc placed on `square`, which must be empty; none if the
// move is illegal.
[[nodiscard]] constexpr Bitboard flips(Bitboard own, Bitboard opponent, Square square) noexcept {
  assert((bit(square) & (own | opponent)) == 0);
  const detail::Rays& rays = detail::kRays[static_cast<std::size_t>(square)];
  Bitboard flipped = 0;
  for (const Bitboard line : rays.up) {
    const Bitboard ends = line & ~opponent;
    const Bitboard outflank = ends & (~ends + 1) & own;
    flipped |= line & (outflank - Bitboard{outflank != 0});
  }
  for (const Bitboard line : rays.down) {
    // Where nothing ends the line, bit 0 stands in. It is then either off the line or an
    // opponent's disc, so the own discs on the line never match it.
    const Bitboard ends = line & ~opponent;
    const Bitboard nearest = Bitboard{1} << (63 - std::countl_zero(ends | 1));
    const Bitboard outflank = nearest & own & line;
    flipped |= line & (~(outflank << 1) + 1);
  }
  return flipped;
}

}  // namespace outflank
