#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "outflank/kit/search/move_memory.hpp"
#include "outflank/rules/move.hpp"

namespace outflank {

// The best line found so far from each ply of the line that is being searched, in a triangle.
class Lines {
 public:
  void clear(int ply) noexcept { lengths_[index(ply)] = 0; }

  // From `ply` on: this move, and then the line of the next ply.
  void set(int ply, Move move) noexcept {
    const auto here = index(ply);
    const auto below = here + 1;
    moves_[here][0] = move;
    std::copy_n(moves_[below].begin(), lengths_[below], moves_[here].begin() + 1);
    lengths_[here] = lengths_[below] + 1;
  }

  [[nodiscard]] std::vector<Move> line(int ply) const {
    const auto& moves = moves_[index(ply)];
    return {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(lengths_[index(ply)])};
  }

 private:
  // A game has at most 60 moves, 64 from a set-up position, and no two passes between them.
  static constexpr std::size_t kPlies = MoveMemory::kMostPlies + 2;

  [[nodiscard]] static std::size_t index(int ply) noexcept { return static_cast<std::size_t>(ply); }

  std::array<std::array<Move, kPlies>, kPlies> moves_{};
  std::array<std::size_t, kPlies> lengths_{};
};

}  // namespace outflank
