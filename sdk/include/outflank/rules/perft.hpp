// Counting the leaves of the game tree: the usual check of a move generator, and of its speed.
#pragma once

#include <cassert>
#include <cstdint>
#include <vector>

#include "outflank/rules/cpu.hpp"
#include "outflank/rules/position.hpp"

#define OUTFLANK_CPU_CODE "outflank/rules/perft.inc"
#include "outflank/rules/each_cpu.inc"

namespace outflank {

// The number of move sequences of `depth` plies. A pass is a ply; a game that ends earlier counts
// once. Precondition: this machine can run code for `cpu`.
[[nodiscard]] inline std::uint64_t perft(const Position& position, int depth,
                                         [[maybe_unused]] Cpu cpu = best_cpu()) noexcept {
  assert(depth >= 0 && can_run(cpu));
  if (depth == 0) return 1;
#if OUTFLANK_HAS_AVX2
  if (cpu == Cpu::avx2) {
    return avx2::leaves(position.own(), position.opponent(), position.board(), depth);
  }
#endif
  return portable::leaves(position.own(), position.opponent(), position.board(), depth);
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
