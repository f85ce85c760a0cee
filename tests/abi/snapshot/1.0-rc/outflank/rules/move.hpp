#pragma once

#include <cassert>
#include <cstdint>

#include "outflank/rules/bitboard.hpp"

namespace outflank {

// A square, or a pass. Says nothing about legality.
class Move {
 public:
  static constexpr int kPassIndex = kSquares;

  constexpr Move() noexcept = default;
  // Implicit: wherever a move is asked for, a square is one.
  constexpr Move(Square square) noexcept : index_(static_cast<std::uint8_t>(square)) {
    assert(square >= 0 && square < kSquares);
  }
  [[nodiscard]] static constexpr Move pass() noexcept { return {}; }

  [[nodiscard]] constexpr bool is_pass() const noexcept { return index_ == kPassIndex; }
  // Precondition: not a pass.
  [[nodiscard]] constexpr Square square() const noexcept {
    assert(!is_pass());
    return index_;
  }
  // 0 to 63 for a square, 64 for a pass.
  [[nodiscard]] constexpr int index() const noexcept { return index_; }

  [[nodiscard]] constexpr bool operator==(const Move&) const noexcept = default;

 private:
  std::uint8_t index_ = kPassIndex;
};

}  // namespace outflank
