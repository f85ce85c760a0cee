#pragma once

#include <vector>

#include "outflank/rules/move.hpp"
#include "outflank/rules/position.hpp"

namespace outflank::host::arena {

// Where a game begins for its players: after these moves, which are played for them. Forced
// passes are among the moves; the side to move then has a move.
struct Opening {
  Position start;
  std::vector<Move> moves;
};

}  // namespace outflank::host::arena
