#pragma once

#include <outflank/kit/features.hpp>
#include <outflank/rules/rules.hpp>

namespace classic {

// Squares reached from the set in one direction, the set included: 1, 2 and 4 steps at a time.
template <int row_step, int column_step>
[[nodiscard]] constexpr outflank::Bitboard swept(outflank::Bitboard set) noexcept {
  constexpr int kStep = 8 * row_step + column_step;
  const auto grow = [](outflank::Bitboard squares, int times, outflank::Bitboard east,
                       outflank::Bitboard west) {
    if constexpr (column_step > 0) squares &= east;
    if constexpr (column_step < 0) squares &= west;
    return kStep > 0 ? squares << (times * kStep) : squares >> (times * -kStep);
  };
  // The masks hold what a shift would carry round the side of the board.
  set |= grow(set, 1, 0x7f7f7f7f7f7f7f7f, 0xfefefefefefefefe);
  set |= grow(set, 2, 0x3f3f3f3f3f3f3f3f, 0xfcfcfcfcfcfcfcfc);
  set |= grow(set, 4, 0x0f0f0f0f0f0f0f0f, 0xf0f0f0f0f0f0f0f0);
  return set;
}

// Discs with an empty neighbour in the given direction, and behind them, before the border of the
// board, anything but an own disc.
template <int row_step, int column_step>
[[nodiscard]] constexpr outflank::Bitboard exposed(outflank::Bitboard others,
                                                   outflank::Bitboard empties) noexcept {
  return outflank::shifted(empties, -row_step, -column_step) & swept<row_step, column_step>(others);
}

// Own discs that paper 004 calls stable: "if for every adjacent empty cell, the board is full of
// player discs in the opposite direction of that empty cell". So a disc without an empty neighbour
// is stable too, even where it can still be turned: a local notion, unlike outflank::stable_discs.
[[nodiscard]] constexpr outflank::Bitboard locally_stable(outflank::Bitboard own,
                                                          outflank::Bitboard opponent,
                                                          outflank::Bitboard board) noexcept {
  const outflank::Bitboard others = board & ~own;
  const outflank::Bitboard empties = others & ~opponent;
  return own & ~(exposed<-1, -1>(others, empties) | exposed<-1, 0>(others, empties) |
                 exposed<-1, 1>(others, empties) | exposed<0, -1>(others, empties) |
                 exposed<0, 1>(others, empties) | exposed<1, -1>(others, empties) |
                 exposed<1, 0>(others, empties) | exposed<1, 1>(others, empties));
}

}  // namespace classic
