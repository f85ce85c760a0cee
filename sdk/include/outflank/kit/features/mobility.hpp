// Moves a side has, moves it may get, and the discs that give the other side moves.
#pragma once

#include "outflank/kit/features/neighbours.hpp"
#include "outflank/rules/position.hpp"

namespace outflank {

// Legal moves of the owner of `own`, as if it were its turn.
[[nodiscard]] constexpr int mobility(Bitboard own, Bitboard opponent, int size) noexcept {
  return count(legal_moves(own, opponent, board_mask(size)));
}

// Empty squares next to at least one opponent disc, in any of the eight directions: where a move
// may become legal. Each square counts once, however many discs it touches.
[[nodiscard]] constexpr Bitboard potential_moves(Bitboard own, Bitboard opponent,
                                                 int size) noexcept {
  return with_neighbours(opponent) & board_mask(size) & ~(own | opponent);
}

// Own discs next to at least one empty square, in any of the eight directions. The fewer the
// better. Each disc counts once.
[[nodiscard]] constexpr Bitboard frontier_discs(Bitboard own, Bitboard opponent,
                                                int size) noexcept {
  return with_neighbours(board_mask(size) & ~(own | opponent)) & own;
}

// The same for the side to move.
[[nodiscard]] constexpr int mobility(const Position& position) noexcept {
  return mobility(position.own(), position.opponent(), position.size());
}
[[nodiscard]] constexpr Bitboard potential_moves(const Position& position) noexcept {
  return potential_moves(position.own(), position.opponent(), position.size());
}
[[nodiscard]] constexpr Bitboard frontier_discs(const Position& position) noexcept {
  return frontier_discs(position.own(), position.opponent(), position.size());
}

}  // namespace outflank
