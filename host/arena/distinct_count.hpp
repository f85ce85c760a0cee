#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace outflank::host::arena {

// Counts how many different 64-bit hashes it was given. Called for every game, at hundreds of
// thousands a second: one open table, 8 bytes a place, at most half full.
class DistinctCount {
 public:
  void add(std::uint64_t hash);
  [[nodiscard]] std::uint64_t count() const { return count_ + (seen_zero_ ? 1 : 0); }

 private:
  // False if it was there.
  static bool insert(std::vector<std::uint64_t>& places, std::uint64_t hash);
  void grow();

  std::vector<std::uint64_t> places_;  // a power of two of them; 0 is an empty one
  std::uint64_t count_ = 0;
  bool seen_zero_ = false;
};

}  // namespace outflank::host::arena
