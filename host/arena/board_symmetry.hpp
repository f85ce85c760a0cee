#pragma once

#include <utility>

#include "outflank/rules/position.hpp"

namespace outflank::host::arena {

// The same for two positions exactly if one is the other turned or mirrored, whatever the colours
// are called: the discs of the side to move and of its opponent, in the smallest of the eight ways
// to look at the board.
//
// All eight count, though only four of them leave the start as it is (the others swap the colours
// of its discs). A position is a task of its own, however it came about; where two of them are
// reached that are one another's picture, whoever plays them meets the same task twice. Nor do
// colours matter: every opening is played twice, with the colours swapped.
[[nodiscard]] std::pair<Bitboard, Bitboard> up_to_symmetry(const Position& position);

}  // namespace outflank::host::arena
