#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arena/ending.hpp"
#include "outflank/rules/color.hpp"
#include "outflank/rules/move.hpp"
#include "outflank/rules/position.hpp"

namespace outflank::host::arena {

// One game of a schedule, before it is played. Games 2k and 2k+1 are a pair: the same
// opening, the colours swapped.
struct GameTask {
  std::uint64_t number = 0;  // from 0, in schedule order
  unsigned black = 0;        // which participants
  unsigned white = 1;
  std::uint64_t opening = 0;  // which opening of the set
  std::uint64_t seed = 0;

  bool operator==(const GameTask&) const = default;
};

// One game, played. All that decides the journal's bytes, and nothing that a clock says.
struct GameRecord {
  GameTask task;
  Position start;              // before the opening
  unsigned opening_plies = 0;  // how many of the moves are the opening's
  std::vector<Move> moves;     // from the start on, the opening's and forced passes too
  Ending ending = Ending::finished;
  std::optional<Color> at_fault;  // who lost by something other than discs
  int black_score = 0;            // black minus white, empties to the winner
  std::string reason;             // a sentence, where somebody is at fault

  bool operator==(const GameRecord&) const = default;
};

// What the clock says of it; kept apart. One entry a ply behind the opening, 0 for passes.
struct GameTimes {
  std::uint64_t number = 0;
  std::vector<std::int64_t> move_ns;
  std::int64_t overhead_ns = 0;  // of the whole game, less what its players used
};

}  // namespace outflank::host::arena
