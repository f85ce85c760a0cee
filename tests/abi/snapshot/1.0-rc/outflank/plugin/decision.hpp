// What goes into a strategy's choice and what comes out of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "outflank/rules/move.hpp"

namespace outflank {

// The game clock, for strategies that plan their own time.
struct Clock {
  std::int64_t main_time_ns = 0;
  std::int64_t increment_ns = 0;
  std::int64_t own_left_ns = 0;
  std::int64_t opponent_left_ns = 0;
  unsigned moves_in_left = 0;  // own_left_ns is for this many moves; 0: for all the rest

  friend bool operator==(const Clock&, const Clock&) = default;
};

// What may be spent on one move; 0 means no such limit. The deadline is part
// of Host::should_stop, so polling that is enough.
struct Limits {
  unsigned depth = 0;
  std::uint64_t nodes = 0;
  std::int64_t deadline_ns = 0;
  // The only source of randomness for this move. Keep no generator from move
  // to move: make one from this.
  std::uint64_t move_seed = 0;
  std::optional<Clock> clock = {};
};

// A chosen move and what there is to say about it. Only the move is needed.
struct Decision {
  Move move = {};
  std::optional<std::int32_t> value = {};  // from the mover's view
  unsigned units_per_disc = 0;             // of value; 0: a scale of its own
  std::optional<unsigned> depth = {};
  unsigned selective_depth = 0;
  std::optional<std::uint64_t> nodes = {};
  std::vector<Move> line = {};  // expected continuation, this move first
  std::string comment = {};     // one line
};

// The value of one legal move, from the view of the side that makes it.
struct MoveValue {
  Move move = {};
  std::int32_t value = 0;
  unsigned units_per_disc = 0;
  std::optional<unsigned> depth = {};
  std::optional<std::uint64_t> nodes = {};
  std::vector<Move> line = {};
};

// How a game ended.
struct Result {
  bool finished = false;  // false: abandoned, and the score means nothing
  int black_score = 0;    // black minus white, empties to the winner
  int black_discs = 0;
  int white_discs = 0;
};

// How an evaluator measures.
struct EvaluatorInfo {
  unsigned units_per_disc = 0;  // 100: hundredths of a disc; 0: not measured in discs
  std::int32_t minimum = 0;     // no value lies outside
  std::int32_t maximum = 0;
  const char* unit = "";  // for people; static
};

}  // namespace outflank
