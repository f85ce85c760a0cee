#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "arena/game_record.hpp"

namespace outflank::host::arena {

using Pairing = std::pair<unsigned, unsigned>;  // numbers of two participants

// Which games are played, and in which order: opening by opening, every pairing plays each
// one twice, the second time with the colours swapped. In the first game of a pair the first
// of the pairing is black.
class Schedule {
 public:
  Schedule(std::vector<Pairing> pairings, std::uint64_t openings, std::uint64_t seed)
      : pairings_(std::move(pairings)), openings_(openings), seed_(seed) {}

  [[nodiscard]] std::uint64_t games() const { return 2 * openings_ * pairings_.size(); }
  [[nodiscard]] const std::vector<Pairing>& pairings() const { return pairings_; }
  // Which of the pairings a game belongs to.
  [[nodiscard]] std::size_t pairing_of(std::uint64_t game) const {
    return game / 2 % pairings_.size();
  }
  // Precondition: number < games().
  [[nodiscard]] GameTask task(std::uint64_t number) const;

 private:
  std::vector<Pairing> pairings_;
  std::uint64_t openings_;
  std::uint64_t seed_;
};

// Everybody against everybody: (0,1) (0,2) ... (1,2) ...
[[nodiscard]] std::vector<Pairing> round_robin(unsigned participants);
// The first against each of the others.
[[nodiscard]] std::vector<Pairing> gauntlet(unsigned participants);

}  // namespace outflank::host::arena
