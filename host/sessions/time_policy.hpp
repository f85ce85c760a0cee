#pragma once

#include <cstdint>
#include <optional>

#include "outflank/rules/position.hpp"

namespace outflank::host {

// The time a side still has.
struct TimeLeft {
  std::int64_t left_ns = 0;
  unsigned moves = 0;             // left_ns is for this many moves; 0: for all the rest
  std::int64_t increment_ns = 0;  // comes back with every move
  // What begins when left_ns is used up; no moves: nothing does.
  std::int64_t period_ns = 0;
  unsigned period_moves = 0;

  bool operator==(const TimeLeft&) const = default;
};

// Turns clocks and limits into the time a strategy may think about one move. A
// pure function of what it is given; deadlines everywhere in the host come from
// here.
//
// A margin is kept for each move that the time left is for: that is how late an
// answer may come after its deadline, 20 ms for a strategy that looks at the
// clock only so often, and 10 ms for the pipe and the scheduler. What remains is
// shared out:
// - a limit per move: all of it;
// - so many moves in a period: evenly, since what is left over is lost;
// - the rest of the game: 1/16 stays in reserve, and the moves that decide most
//   games, with 18 to 49 empty squares, get the larger shares; never more than a
//   quarter of the time left.
// Where no margin fits in, a strategy still gets something, and is in time if it
// looks at the clock more often. A strategy that is late by no more than the 20 ms
// never overruns if it has 40 ms or more for every move to come, and the opponent
// passes no more than once.
class TimePolicy {
 public:
  static constexpr std::int64_t kMarginNs = 30'000'000;

  explicit TimePolicy(std::int64_t margin_ns = kMarginNs) : margin_ns_(margin_ns) {}

  // At least a nanosecond; nothing if there is neither a clock nor a limit. The
  // limit of the move, 0: none, holds beside the clock.
  [[nodiscard]] std::optional<std::int64_t> thinking_ns(const Position& position,
                                                        const std::optional<TimeLeft>& clock,
                                                        std::int64_t move_limit_ns) const;

 private:
  [[nodiscard]] std::int64_t for_one_move(std::int64_t limit_ns) const;
  [[nodiscard]] std::int64_t from_period(std::int64_t left_ns, std::int64_t moves) const;
  [[nodiscard]] std::int64_t from_the_rest(const Position& position, const TimeLeft& clock) const;
  [[nodiscard]] std::int64_t from_clock(const Position& position, const TimeLeft& clock) const;

  std::int64_t margin_ns_;
};

}  // namespace outflank::host
