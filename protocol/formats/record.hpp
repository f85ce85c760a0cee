#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "outflank/rules/move.hpp"
#include "outflank/rules/position.hpp"

namespace outflank::formats {

// How a game got its result.
enum class RecordEnd : std::uint8_t {
  scored,   // the discs were counted, or somebody knew how they would be
  timeout,  // lost by time
  forfeit,  // lost by anything else
};

// A game as it is written to files for other programs. No date in it: the same game makes the
// same bytes.
struct Record {
  std::string black;
  std::string white;
  Position start;
  std::vector<Move> moves;              // legal ones, from the start on, passes too
  std::optional<int> black_score = {};  // black minus white; nothing: not known
  RecordEnd end = RecordEnd::scored;
  // What each move took; empty: not known. Else as many as there are moves.
  std::vector<double> move_seconds = {};
};

}  // namespace outflank::formats
