#pragma once

#include <span>
#include <string>
#include <vector>

#include "arena/schedule.hpp"
#include "arena/tally.hpp"
#include "stats/bradley_terry.hpp"

namespace outflank::host::arena {

// What a tournament came to: for each pairing of the schedule, its tally. Borrowed: all three
// outlive it.
struct Tournament {
  std::span<const std::string> names;  // of the participants
  std::span<const Pairing> pairings;
  std::span<const Tally> tallies;  // as many
};

// One participant against all it met.
struct Standing {
  unsigned participant = 0;
  stats::WinDrawLoss results;
  stats::Rating rating;  // joint, against the mean of all
  double discs = 0;      // ahead by in a game, on average
  std::uint64_t forfeits = 0;
};

// The best first: by rating to a tenth of an Elo, then by points, then as they were given.
[[nodiscard]] std::vector<Standing> standings(const Tournament& tournament);

// The row's points against the column, and their games; nothing where they did not meet.
[[nodiscard]] stats::WinDrawLoss results_between(const Tournament& tournament, unsigned row,
                                                 unsigned column);

}  // namespace outflank::host::arena
