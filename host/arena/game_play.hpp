#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>

#include "arena/contestant.hpp"
#include "arena/game_record.hpp"
#include "arena/opening.hpp"
#include "arena/play_limits.hpp"
#include "outflank/kit/solver.hpp"
#include "outflank/rules/fast_moves.hpp"
#include "sessions/time_policy.hpp"

namespace outflank::host::arena {

// The solver takes too long for what has more of them.
inline constexpr unsigned kMostAdjudicatedEmpties = 20;

// What holds for one game; of the two sides first black's.
struct GameTerms {
  std::array<PlayLimits, 2> limits;
  unsigned adjudicate_empties = 0;  // 0: the game is played to its end
  std::int64_t grace_ns = 0;        // a side's answers may be late by so much in all
};

// What others see of the thread that plays, to tell whether a strategy hangs.
struct Pulse {
  std::atomic<std::uint64_t> beats = 0;   // goes up with every game and every ply
  std::atomic<bool> in_strategy = false;  // a player in this process was called
};

// Plays games, one after the other, on one thread. The rules are kept here: contestants are
// told what happened and asked for moves, and believed in nothing.
class GamePlay {
 public:
  struct Players {
    Contestant& black;
    Contestant& white;
  };

  struct Outcome {
    GameRecord record;
    GameTimes times;
    // Whose contestant cannot be used again: black's, white's.
    std::array<bool, 2> broken{};
  };

  // `stop`: a game under way is given up. Both are borrowed.
  GamePlay(Pulse& pulse, const std::atomic<bool>& stop) : pulse_(pulse), stop_(stop) {}

  // Nothing if it was stopped.
  [[nodiscard]] std::optional<Outcome> play(const GameTask& task, const Opening& opening,
                                            const Players& players, const GameTerms& terms);

 private:
  class GameUnderWay;

  Pulse& pulse_;
  const std::atomic<bool>& stop_;
  FastMoves fast_;
  TimePolicy time_policy_;
  std::optional<Solver> solver_;  // made when something is first adjudicated
};

}  // namespace outflank::host::arena
