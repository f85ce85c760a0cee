#pragma once

#include "outflank/kit/features/areas.hpp"
#include "outflank/kit/features/neighbours.hpp"
#include "outflank/rules/position.hpp"

namespace outflank {

namespace detail {

// Own discs from which a run of own discs, the disc itself first, leads to an opponent disc in the
// given direction. Six discs are the longest run between two others.
[[nodiscard]] constexpr Bitboard runs_to(Bitboard own, Bitboard opponent, int row_step,
                                         int column_step) noexcept {
  Bitboard run = own & shifted(opponent, -row_step, -column_step);
  for (int length = 1; length < 6; ++length) {
    run |= own & shifted(run, -row_step, -column_step);
  }
  return run;
}

}  // namespace detail

// "Vulnerability" of the "Brain In a Vat" report on TD learning in Othello: an own disc on a square
// adjacent to the edge (the ring next to it, C-squares not among them) is vulnerable if one of the
// up to five edge squares next to it, corners included, is empty, and the line from there through
// the disc goes on over own discs only, or none, to an opponent disc: the opponent could take the
// disc and the edge in one move. A line that ends at an empty square or at the border of the board
// is safe. Each disc counts once. Precondition: the size is 4, 6 or 8.
[[nodiscard]] constexpr Bitboard vulnerable_discs(Bitboard own, Bitboard opponent,
                                                  int size) noexcept {
  const Bitboard empty_edge = edge_squares(size) & ~(own | opponent);
  Bitboard vulnerable = 0;
  for (int row_step = -1; row_step <= 1; ++row_step) {
    for (int column_step = -1; column_step <= 1; ++column_step) {
      if (row_step == 0 && column_step == 0) continue;
      vulnerable |= shifted(empty_edge, row_step, column_step) &
                    detail::runs_to(own, opponent, row_step, column_step);
    }
  }
  return vulnerable & inner_squares(size);
}

// Of the side to move.
[[nodiscard]] constexpr Bitboard vulnerable_discs(const Position& position) noexcept {
  return vulnerable_discs(position.own(), position.opponent(), position.size());
}

}  // namespace outflank
