#pragma once

#include "outflank/kit/features/areas.hpp"
#include "outflank/kit/features/edge_stability.hpp"
#include "outflank/kit/features/full_lines.hpp"
#include "outflank/rules/position.hpp"

namespace outflank {

// Own discs that can never be turned, whatever both sides play. Sound: a disc in the set stays.
// On the edges exact, as lasting_edge_discs() defines it. Elsewhere a lower bound: a disc counts if
// in each of the four directions its line is full, or one of its two neighbours is a counted disc.
// (So it misses discs that only a wall of both colours protects.)
// Precondition: the size is 4, 6 or 8, and the discs lie on that board.
[[nodiscard]] inline Bitboard stable_discs(Bitboard own, Bitboard opponent, int size) noexcept {
  const FullLines full = full_lines(board_mask(size) & ~(own | opponent));
  const Bitboard candidates = own & inner_squares(size);
  Bitboard stable = own & lasting_edge_discs(own, opponent, size);
  stable |= candidates & full.rows & full.columns & full.diagonals & full.anti_diagonals;
  // What a shift carries round the side of the board lands on an edge and is dropped.
  for (Bitboard known = 0; known != stable;) {
    known = stable;
    stable |= candidates & (known << 1 | known >> 1 | full.rows) &
              (known << 8 | known >> 8 | full.columns) &
              (known << 9 | known >> 9 | full.diagonals) &
              (known << 7 | known >> 7 | full.anti_diagonals);
  }
  return stable;
}

// Of the side to move.
[[nodiscard]] inline Bitboard stable_discs(const Position& position) noexcept {
  return stable_discs(position.own(), position.opponent(), position.size());
}

}  // namespace outflank
