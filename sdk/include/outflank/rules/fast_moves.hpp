// legal_moves() and flips() as fast as this machine can, one call at a time: for code that asks
// about a position now and then. A search is compiled for each processor as a whole, see
// each_cpu.inc.
#pragma once

#include "outflank/rules/cpu.hpp"
#include "outflank/rules/position.hpp"

#define OUTFLANK_CPU_CODE "outflank/rules/fast_moves.inc"
#include "outflank/rules/each_cpu.inc"

namespace outflank {

class FastMoves {
 public:
  // Precondition: this machine can run code for `cpu`.
  explicit FastMoves([[maybe_unused]] Cpu cpu = best_cpu()) noexcept {
#if OUTFLANK_HAS_AVX2
    if (cpu == Cpu::avx2) {
      legal_moves_ = avx2::fast_legal_moves;
      flips_ = avx2::fast_flips;
    }
#endif
  }

  [[nodiscard]] Bitboard legal_moves(const Position& position) const noexcept {
    return legal_moves_(position.own(), position.opponent(), position.board());
  }
  // Precondition: the square is empty.
  [[nodiscard]] Bitboard flips(const Position& position, Square square) const noexcept {
    return flips_(position.own(), position.opponent(), square);
  }

 private:
  Bitboard (*legal_moves_)(Bitboard, Bitboard, Bitboard) noexcept = portable::fast_legal_moves;
  Bitboard (*flips_)(Bitboard, Bitboard, Square) noexcept = portable::fast_flips;
};

}  // namespace outflank
