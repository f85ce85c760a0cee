// The numbers the solver was tuned with: what to do at how many empty squares, and what makes a
// move worth trying first. No value depends on them, only the time it takes. They were chosen one
// after the other for the fewest nodes and the least time on positions 40 to 44 of the FFO test
// (`outflank solve`), and confirmed on 45 to 49.
#pragma once

#include <array>
#include <cstddef>

#include "outflank/kit/evaluation.hpp"
#include "outflank/rules/bitboard.hpp"

namespace outflank::endgame {

// With so few empties moves are tried by parity alone: sorting costs more than it saves.
inline constexpr int kParityOnly = 7;
// From so many on the table is asked about every move before the first is searched.
inline constexpr int kAskForChildren = 9;
// From so many on a node may be shared between threads; from so many on a search looks up whether
// it is still wanted.
inline constexpr int kShared = 14;
inline constexpr int kInterruptible = 10;

// Alpha from which the opponent's stable discs are counted, by empties: a count costs about as much
// as generating moves, and seldom cuts where alpha is low.
[[nodiscard]] constexpr int stability_from(int empties) noexcept {
  return empties < 8 ? 8 : empties < 12 ? 0 : 2 * empties - 64;
}

// How far moves are looked ahead to sort them; -1: not at all, see quick_order.
[[nodiscard]] constexpr int ordering_depth(int empties) noexcept {
  constexpr std::array kFrom{12, 14, 16, 18, 20, 22};
  int depth = -1;
  for (const int from : kFrom) depth += empties >= from ? 1 : 0;
  return depth;
}

// On the scale of StandardEvaluation. A move so far below the best is not valued exactly; and each
// reply it allows counts once more, because it makes the tree larger.
inline constexpr int kOrderingMargin = 200;
inline constexpr int kOrderingReply = 8;
inline constexpr int kOrderingDisc = 1000;  // of a game that ends within the look-ahead
inline constexpr EvaluationWeights kOrderingWeights{};

// What a move is worth where nothing is looked ahead.
struct QuickOrder {
  int reply = -16;  // a corner that can be taken counts as two
  int potential_reply = -8;
  int odd_quadrant = 12;
  int corner = 40;
  int x_square = -10;
  int c_square = -4;
};
inline constexpr QuickOrder kQuickOrder{};

}  // namespace outflank::endgame
