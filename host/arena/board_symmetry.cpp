#include "arena/board_symmetry.hpp"

#include <algorithm>

namespace outflank::host::arena {

namespace {

// Boards of fewer than eight rows lie in the corner of a1, and so do their pictures.

Bitboard upside_down(Bitboard set, int size) {
  Bitboard result = 0;
  for (int row = 0; row < size; ++row)
    result |= (set >> (8 * row) & 0xff) << (8 * (size - 1 - row));
  return result;
}

// Mirrored in the diagonal from a1, three times in four blocks: of one square, of two by two, of
// four by four. Each step swaps the blocks off the diagonal.
Bitboard transposed(Bitboard set) {
  const auto swap = [&set](Bitboard upper, int distance) {
    const Bitboard changed = (set ^ (set >> distance)) & upper;
    set ^= changed ^ (changed << distance);
  };
  swap(0x00aa00aa00aa00aa, 7);
  swap(0x0000cccc0000cccc, 14);
  swap(0x00000000f0f0f0f0, 28);
  return set;
}

}  // namespace

std::pair<Bitboard, Bitboard> up_to_symmetry(const Position& position) {
  std::pair view{position.own(), position.opponent()};
  auto smallest = view;
  // Mirrored in a side and in the diagonal by turns, a board goes through all its eight views.
  for (int i = 0; i < 4; ++i) {
    view = {upside_down(view.first, position.size()), upside_down(view.second, position.size())};
    smallest = std::min(smallest, view);
    view = {transposed(view.first), transposed(view.second)};
    smallest = std::min(smallest, view);
  }
  return smallest;
}

}  // namespace outflank::host::arena
