#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "outflank/rules/color.hpp"
#include "outflank/rules/move.hpp"

namespace outflank {

// Moves that cut off, for ordering: the last two at each ply ("killers": Akl and Newborn, 1977),
// and how much each square has cut off for each side ("history": Schaeffer, 1989).
class MoveMemory {
 public:
  static constexpr int kMostPlies = 2 * kSquares;
  static constexpr int kMostHistory = 0xffff;

  void note_cut(int ply, Color side, Square square, int depth) noexcept {
    auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (killers[0] != Move(square)) {
      killers[1] = killers[0];
      killers[0] = square;
    }
    int& weight = history_of(side, square);
    weight = std::min(weight + depth * depth, kMostHistory);
  }

  // 2: the last move that cut off at this ply, 1: the one before it, 0: neither.
  [[nodiscard]] int killer_rank(int ply, Square square) const noexcept {
    const auto& killers = killers_[static_cast<std::size_t>(ply)];
    return killers[0] == Move(square) ? 2 : killers[1] == Move(square) ? 1 : 0;
  }

  // 0 to kMostHistory.
  [[nodiscard]] int history(Color side, Square square) const noexcept {
    return history_[static_cast<std::size_t>(side)][static_cast<std::size_t>(square)];
  }

  // Between depths: what cut off lately counts for more.
  void fade() noexcept {
    for (auto& side : history_) {
      for (int& weight : side) weight /= 2;
    }
  }

 private:
  [[nodiscard]] int& history_of(Color side, Square square) noexcept {
    return history_[static_cast<std::size_t>(side)][static_cast<std::size_t>(square)];
  }

  std::array<std::array<Move, 2>, kMostPlies> killers_{};
  std::array<std::array<int, kSquares>, 2> history_{};
};

}  // namespace outflank
