// The table of Figure 4, by rings: corners 10, edges 8, the ring next to the
// edge 1, everything inside 4. Smaller boards, which the paper does not have,
// follow the same rule.
#pragma once

#include <algorithm>
#include <cstdint>
#include <outflank/rules/rules.hpp>

class SquareValues {
 public:
  explicit constexpr SquareValues(int size) {
    for (int row = 0; row < size; ++row) {
      for (int column = 0; column < size; ++column) {
        const int from_side = std::min(column, size - 1 - column);
        const int from_top = std::min(row, size - 1 - row);
        const auto mask = outflank::bit(8 * row + column);
        if (from_side == 0 && from_top == 0) {
          corners_ |= mask;
        } else if (from_side == 0 || from_top == 0) {
          edges_ |= mask;
        } else if (from_side == 1 || from_top == 1) {
          ring_ |= mask;
        } else {
          inside_ |= mask;
        }
      }
    }
  }

  [[nodiscard]] constexpr std::int32_t sum(outflank::Bitboard discs) const {
    using outflank::count;
    return 10 * count(discs & corners_) + 8 * count(discs & edges_) + count(discs & ring_) +
           4 * count(discs & inside_);
  }
  [[nodiscard]] constexpr std::int32_t at(outflank::Square square) const {
    return sum(outflank::bit(square));
  }
  // Own minus opponent's, for the side to move.
  [[nodiscard]] constexpr std::int32_t difference(const outflank::Position& position) const {
    return sum(position.own()) - sum(position.opponent());
  }
  [[nodiscard]] constexpr std::int32_t total() const { return sum(~outflank::Bitboard{0}); }

 private:
  outflank::Bitboard corners_ = 0;
  outflank::Bitboard edges_ = 0;
  outflank::Bitboard ring_ = 0;
  outflank::Bitboard inside_ = 0;
};
