// The only source of chance. The standard library's distributions differ between libraries; these
// give the same draws from the same seed everywhere.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

#include "outflank/rules/bitboard.hpp"
#include "outflank/rules/scramble.hpp"

namespace outflank {

// Derives a seed: mix(run seed, game index), mix(game seed, ply). The order of the arguments
// matters, and for one `a` no two `b` give the same result.
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t a, std::uint64_t b) noexcept {
  return scramble(scramble(a + kGolden) + b);
}

// SplitMix64: eight bytes of state and nothing to warm up, so that a generator per move is cheap.
class Random {
 public:
  constexpr explicit Random(std::uint64_t seed) noexcept : state_(seed) {}

  [[nodiscard]] constexpr std::uint64_t next() noexcept {
    state_ += kGolden;
    return scramble(state_);
  }

  // 0 to n - 1, each equally likely: as many high bits as n - 1 has, drawn again if they reach n.
  // A choice of one draws nothing. Precondition: n > 0.
  [[nodiscard]] constexpr std::uint64_t below(std::uint64_t n) noexcept {
    assert(n > 0);
    if (n == 1) return 0;
    const int unused = std::countl_zero(n - 1);
    std::uint64_t draw = next() >> unused;
    while (draw >= n) draw = next() >> unused;
    return draw;
  }

  // 0 <= result < 1, a multiple of 2^-53.
  [[nodiscard]] constexpr double real() noexcept {
    return static_cast<double>(next() >> 11) * 0x1p-53;
  }

  // True with probability p; never for p <= 0, always for p >= 1.
  [[nodiscard]] constexpr bool chance(double p) noexcept { return real() < p; }

 private:
  std::uint64_t state_;
};

// Each square of the set equally likely. Precondition: the set is not empty.
[[nodiscard]] constexpr Square random_square(Bitboard set, Random& random) noexcept {
  assert(set != 0);
  for (auto skip = random.below(static_cast<std::uint64_t>(count(set))); skip > 0; --skip) {
    set &= set - 1;
  }
  return first_square(set);
}

}  // namespace outflank
