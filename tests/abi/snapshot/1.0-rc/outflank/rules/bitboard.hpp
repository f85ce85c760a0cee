// A set of squares in 64 bits. Square = 8 * row + column for every board size, a1 = 0, b1 = 1,
// a2 = 8; the smaller boards sit in the top-left corner, so their squares keep their numbers.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <iterator>

namespace outflank {

using Bitboard = std::uint64_t;
using Square = int;

inline constexpr int kSquares = 64;

[[nodiscard]] constexpr Square square_at(int row, int column) noexcept { return 8 * row + column; }
[[nodiscard]] constexpr int row_of(Square square) noexcept { return square / 8; }
[[nodiscard]] constexpr int column_of(Square square) noexcept { return square % 8; }

[[nodiscard]] constexpr Bitboard bit(Square square) noexcept {
  assert(square >= 0 && square < kSquares);
  return Bitboard{1} << square;
}

[[nodiscard]] constexpr int count(Bitboard set) noexcept { return std::popcount(set); }

// The lowest-numbered square. Precondition: the set is not empty.
[[nodiscard]] constexpr Square first_square(Bitboard set) noexcept {
  assert(set != 0);
  return std::countr_zero(set);
}

class SquareRange {
 public:
  class Iterator {
   public:
    constexpr explicit Iterator(Bitboard left) noexcept : left_(left) {}
    [[nodiscard]] constexpr Square operator*() const noexcept { return first_square(left_); }
    constexpr Iterator& operator++() noexcept {
      left_ &= left_ - 1;
      return *this;
    }
    [[nodiscard]] constexpr bool operator==(std::default_sentinel_t) const noexcept {
      return left_ == 0;
    }

   private:
    Bitboard left_;
  };

  constexpr explicit SquareRange(Bitboard set) noexcept : set_(set) {}
  [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator(set_); }
  [[nodiscard]] constexpr std::default_sentinel_t end() const noexcept { return {}; }

 private:
  Bitboard set_;
};

// for (Square square : squares(set)), in ascending order.
[[nodiscard]] constexpr SquareRange squares(Bitboard set) noexcept { return SquareRange(set); }

[[nodiscard]] constexpr bool is_board_size(int size) noexcept {
  return size == 4 || size == 6 || size == 8;
}

// All squares of a board of 4, 6 or 8 rows.
[[nodiscard]] constexpr Bitboard board_mask(int size) noexcept {
  assert(is_board_size(size));
  const Bitboard row = (Bitboard{1} << size) - 1;
  const Bitboard first_column = Bitboard{0x0101010101010101} >> (8 * (8 - size));
  return row * first_column;
}

}  // namespace outflank
