#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

#include "arena/ending.hpp"
#include "outflank/plugin/decision.hpp"
#include "outflank/rules/color.hpp"
#include "outflank/rules/game.hpp"

namespace outflank::host::arena {

// A contestant lost its game by what it did. What is not its doing (no more processes, a
// full disk) is any other exception, and ends the run without a loss for anybody.
class Forfeit : public std::runtime_error {
 public:
  Forfeit(Ending ending, const std::string& reason) : std::runtime_error(reason), ending_(ending) {}
  [[nodiscard]] Ending ending() const { return ending_; }

 private:
  Ending ending_;
};

// What may be spent on one move.
struct MoveTerms {
  // The moves there are, for whoever checks his own answer.
  Bitboard legal_moves = 0;
  // As strategies take them. The deadline is absolute, on the steady clock.
  Limits limits;
  // The time that is lost by: whoever takes longer forfeits. 0: as long as it likes.
  std::int64_t allowed_ns = 0;
  // Whoever is late by no more is not ended for it: the caller may still take the answer.
  std::int64_t grace_ns = 0;
  // Whether the time it takes is wanted: its own clock runs, or its opponent's does.
  bool timed = false;
};

// An answer. The time is measured by the contestant, as close to the player as it can:
// around the call, or from the last byte written to the pipe to the last byte read from it.
struct Answer {
  Move move;
  std::int64_t used_ns = 0;  // means nothing where the move is not timed
};

// One live player of a participant: an instance in this process, or a child process. Used
// by one worker at a time, for one game after the other; thrown away after it forfeited.
class Contestant {
 public:
  Contestant() = default;
  Contestant(const Contestant&) = delete;
  Contestant& operator=(const Contestant&) = delete;
  virtual ~Contestant() = default;

  // Whether it plays in this process, in which nobody can end a call that does not return.
  [[nodiscard]] virtual bool in_process() const { return false; }

  // A game begins at this position; it plays this side. The opening's moves follow through
  // observe. Throws Forfeit, as all of these may.
  virtual void new_game(const Position& start, Color side, std::uint64_t seed) = 0;
  // A move for the side to move, which has one. Not checked: the caller does that.
  [[nodiscard]] virtual Answer choose(const Position& position, const MoveTerms& terms) = 0;
  // One ply was played by either side, its own moves and forced passes too.
  virtual void observe(Move move) = 0;
  // The game ended. Nothing that happens in here changes its result.
  virtual void game_over(const Result& result) = 0;
};

}  // namespace outflank::host::arena
