#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "outflank/rules/bitboard.hpp"

namespace outflank::endgame {

struct Candidate {
  Bitboard flipped = 0;
  std::uint64_t key = 0;  // of the position after it
  std::int32_t score = 0;
  std::int32_t square = 0;
};

// The moves of one position, taken best first.
class MoveList {
 public:
  void add(const Candidate& candidate) noexcept { moves_[size_++] = candidate; }
  [[nodiscard]] bool empty() const noexcept { return next_ == size_; }
  [[nodiscard]] std::size_t size() const noexcept { return size_; }

  [[nodiscard]] Candidate* begin() noexcept { return moves_.data(); }
  [[nodiscard]] Candidate* end() noexcept { return moves_.data() + size_; }

  // The best of those not taken yet; of equal ones the first added. Precondition: not empty().
  [[nodiscard]] const Candidate& take() noexcept {
    std::size_t best = next_;
    for (std::size_t i = next_ + 1; i < size_; ++i) {
      if (moves_[i].score > moves_[best].score) best = i;
    }
    // Rotated, not swapped: the rest keeps its order.
    std::rotate(moves_.begin() + static_cast<std::ptrdiff_t>(next_),
                moves_.begin() + static_cast<std::ptrdiff_t>(best),
                moves_.begin() + static_cast<std::ptrdiff_t>(best) + 1);
    return moves_[next_++];
  }

 private:
  // No position has more moves; a list is made at every node, so nothing is allocated.
  std::array<Candidate, kSquares - 4> moves_;
  std::size_t size_ = 0;
  std::size_t next_ = 0;
};

}  // namespace outflank::endgame
