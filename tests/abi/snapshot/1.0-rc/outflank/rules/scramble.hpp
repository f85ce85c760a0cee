#pragma once

#include <cstdint>

namespace outflank {

// 2^64 divided by the golden ratio, made odd.
inline constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15;

// A bijection on 64 bits in which every input bit changes about half of the output bits: the
// output function of SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
// Generators", 2014). Seeds, hashes and thereby recorded games depend on it: it never changes.
[[nodiscard]] constexpr std::uint64_t scramble(std::uint64_t value) noexcept {
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
  value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
  return value ^ (value >> 31);
}

}  // namespace outflank
