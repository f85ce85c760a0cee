#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "outflank/rules/bitboard.hpp"

namespace outflank {

// A legal move of a node and what is known of it. Nothing is set by default: lists of these are
// made at every node.
struct SearchMove {
  Square square;
  Bitboard flipped;
  Bitboard replies;    // the opponent's moves after it, if has_replies
  std::int32_t value;  // the evaluation after it, for the side that makes it, if has_value
  bool has_replies;
  bool has_value;
  std::int64_t rank;  // searched from the highest to the lowest, equal ones by square
};

class MoveList {
 public:
  void add(Square square) noexcept {
    assert(size_ < moves_.size());
    SearchMove& move = moves_[size_++];
    move.square = square;
    move.flipped = 0;
    move.has_replies = false;
    move.has_value = false;
    move.rank = 0;
  }

  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] SearchMove* begin() noexcept { return moves_.data(); }
  [[nodiscard]] SearchMove* end() noexcept { return moves_.data() + size_; }

  // The move at `index` once all before it have been taken: brings the best of the rest there.
  // Sorts no more than is searched before a cut-off.
  [[nodiscard]] SearchMove& take(std::size_t index) noexcept {
    std::size_t best = index;
    for (std::size_t i = index + 1; i < size_; ++i) {
      if (before(moves_[i], moves_[best])) best = i;
    }
    if (best != index) std::swap(moves_[best], moves_[index]);
    return moves_[index];
  }

 private:
  [[nodiscard]] static bool before(const SearchMove& one, const SearchMove& two) noexcept {
    return one.rank != two.rank ? one.rank > two.rank : one.square < two.square;
  }

  std::size_t size_ = 0;
  std::array<SearchMove, kSquares> moves_;
};

}  // namespace outflank
