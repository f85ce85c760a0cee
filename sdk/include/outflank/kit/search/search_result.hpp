#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "outflank/rules/move.hpp"

namespace outflank {

// What a search found at the last depth it finished.
struct SearchResult {
  Move move = {};
  std::int32_t value = 0;   // for the side to move, on the scale of final_scoring.hpp
  int depth = 0;            // moves looked ahead; passes are not counted
  int selective_depth = 0;  // plies of the longest line looked at, passes and all
  // Positions visited, the root left out, in depths that were not finished too. A pass is no
  // position of its own, nor is one that was only evaluated to sort moves.
  std::uint64_t nodes = 0;
  std::vector<Move> line = {};  // best play, `move` first, passes included
  bool complete = false;        // every line was followed to the end of the game
  bool at_least = false;        // the value is known to be no lower, and may be higher
};

// Told of every depth that is finished, on the thread that called the search.
using SearchObserver = std::function<void(const SearchResult&)>;

}  // namespace outflank
