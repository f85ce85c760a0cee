#pragma once

#include <cstdint>
#include <map>

#include "outflank/kit/random.hpp"
#include "outflank/rules/rules.hpp"
#include "plugins/instance.hpp"

namespace outflank::test {

// How often each move is chosen at one position over as many move seeds.
using MoveCounts = std::map<Square, int>;

[[nodiscard]] inline MoveCounts count_moves(host::Instance& instance, const Position& position,
                                            int tries) {
  MoveCounts counts;
  instance.new_game(position, 1);
  for (int i = 0; i < tries; ++i) {
    const Limits limits{.move_seed = mix(1, static_cast<std::uint64_t>(i))};
    ++counts[instance.choose(position, limits).move.square()];
  }
  return counts;
}

// Pearson's statistic against equal shares for all squares of the set.
[[nodiscard]] inline double chi_square(const MoveCounts& counts, Bitboard set, int tries) {
  const double expected = static_cast<double>(tries) / count(set);
  double sum = 0;
  for (const Square square : squares(set)) {
    const auto found = counts.find(square);
    const double off = (found == counts.end() ? 0 : found->second) - expected;
    sum += off * off / expected;
  }
  return sum;
}

}  // namespace outflank::test
