#pragma once

#include <bit>

#include "outflank/rules/bitboard.hpp"

namespace outflank {

// For each of the four directions the squares whose line in that direction has no empty square
// from edge to edge. A line of one or two squares is a line too.
struct FullLines {
  Bitboard rows;
  Bitboard columns;
  Bitboard diagonals;       // a1 to h8 and its parallels
  Bitboard anti_diagonals;  // h1 to a8 and its parallels
};

// Precondition: `empties` are squares of the board. The squares beyond a small board count as full
// and appear in the answer, so that one piece of code serves all sizes.
[[nodiscard]] constexpr FullLines full_lines(Bitboard empties) noexcept {
  constexpr Bitboard kFirstColumn = 0x0101010101010101;
  Bitboard row = empties | empties >> 4;
  row |= row >> 2;
  row |= row >> 1;  // right in the first column, which is all that is used
  Bitboard column = empties | std::rotl(empties, 8);
  column |= std::rotl(column, 16);
  column |= std::rotl(column, 32);

  // Empty squares spread along the diagonals by 1, 2 and 4 steps, both ways; the masks hold what a
  // shift would carry round the side of the board.
  Bitboard up = empties | ((empties & 0x7f7f7f7f7f7f7f7f) << 9);
  Bitboard down = empties | ((empties & 0xfefefefefefefefe) >> 9);
  up |= (up & 0x3f3f3f3f3f3f3f3f) << 18;
  down |= (down & 0xfcfcfcfcfcfcfcfc) >> 18;
  up |= (up & 0x0f0f0f0f0f0f0f0f) << 36;
  down |= (down & 0xf0f0f0f0f0f0f0f0) >> 36;
  const Bitboard diagonal = up | down;

  up = empties | ((empties & 0xfefefefefefefefe) << 7);
  down = empties | ((empties & 0x7f7f7f7f7f7f7f7f) >> 7);
  up |= (up & 0xfcfcfcfcfcfcfcfc) << 14;
  down |= (down & 0x3f3f3f3f3f3f3f3f) >> 14;
  up |= (up & 0xf0f0f0f0f0f0f0f0) << 28;
  down |= (down & 0x0f0f0f0f0f0f0f0f) >> 28;

  return {.rows = (~row & kFirstColumn) * 0xff,
          .columns = ~column,
          .diagonals = ~diagonal,
          .anti_diagonals = ~(up | down)};
}

}  // namespace outflank
