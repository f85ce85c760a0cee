// Counting the leaves of the game tree: the usual check of a move generator, and of its speed.
#pragma once

#include <cassert>
#include <cstdint>
#include <vector>

#include "outflank/rules/position.hpp"

namespace outflank {

namespace detail {

// With depth 1 left the moves are counted, not played; a forced pass or an ended game is one leaf.
[[nodiscard]] constexpr std::uint64_t last_ply_leaves(Bitboard own, Bitboard opponent,
                                                      Bitboard board) noexcept {
  const Bitboard moves = legal_moves(own, opponent, board);
  return moves == 0 ? 1 : static_cast<std::uint64_t>(count(moves));
}

// Precondition: depth is at least 2.
[[nodiscard]] constexpr std::uint64_t inner_leaves(Bitboard own, Bitboard opponent, Bitboard board,
                                                   int depth) noexcept {
  const auto below = [&](Bitboard next_own, Bitboard next_opponent) {
    return depth == 2 ? last_ply_leaves(next_own, next_opponent, board)
                      : inner_leaves(next_own, next_opponent, board, depth - 1);
  };
  const Bitboard moves = legal_moves(own, opponent, board);
  if (moves == 0) {
    return legal_moves(opponent, own, board) == 0 ? 1 : below(opponent, own);
  }
  std::uint64_t leaves = 0;
  for (const Square square : squares(moves)) {
    const Bitboard flipped = flips(own, opponent, square);
    leaves += below(opponent ^ flipped, own | flipped | bit(square));
  }
  return leaves;
}

}  // namespace detail

// The number of move sequences of `depth` plies. A pass is a ply; a game that ends earlier counts
// once.
[[nodiscard]] constexpr std::uint64_t perft(const Position& position, int depth) noexcept {
  assert(depth >= 0);
  if (depth == 0) return 1;
  if (depth == 1) {
    return detail::last_ply_leaves(position.own(), position.opponent(), position.board());
  }
  return detail::inner_leaves(position.own(), position.opponent(), position.board(), depth);
}

struct PerftEntry {
  Move move;
  std::uint64_t leaves = 0;

  [[nodiscard]] constexpr bool operator==(const PerftEntry&) const noexcept = default;
};

// perft(position, depth) split by the first move, squares ascending; a forced pass is one entry.
// Empty if the game is over. Precondition: depth is at least 1.
[[nodiscard]] inline std::vector<PerftEntry> perft_divide(const Position& position, int depth) {
  assert(depth >= 1);
  std::vector<PerftEntry> entries;
  const auto add = [&](Move move) {
    entries.push_back({move, perft(position.after(move), depth - 1)});
  };
  for (const Square square : squares(legal_moves(position))) add(square);
  if (must_pass(position)) add(Move::pass());
  return entries;
}

}  // namespace outflank
