#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "outflank/rules/game.hpp"
#include "plugins/instance.hpp"

namespace outflank::host {

// An instance that follows a game. It is told of moves only when it is needed:
// then it observes what is new, or, if the game went back, changed its seed or
// the instance is asked to play the other side, begins anew and observes it
// all. So a move on the board does not wait for a strategy, but for the last one of
// a game, and none fails because of one.
class Player {
 public:
  explicit Player(std::unique_ptr<Instance> instance) : instance_(std::move(instance)) {}

  [[nodiscard]] Instance& instance() { return *instance_; }
  [[nodiscard]] const Instance& instance() const { return *instance_; }

  // Brings the instance to where the game is.
  void follow(const Game& game, std::uint64_t seed);
  // Precondition: the side to move has a move. Limits come without their seed.
  [[nodiscard]] Decision choose(const Game& game, std::uint64_t seed, Limits limits);
  void analyze(const Game& game, std::uint64_t seed, Limits limits, const AnalysisSink& sink);
  // Precondition: the game is over. Says so once.
  void finish(const Game& game, std::uint64_t seed);
  // Parameters or state changed: the next call begins the game anew.
  void restart() { following_ = false; }

 private:
  [[nodiscard]] bool knows_a_beginning_of(const Game& game, std::uint64_t seed) const;
  void prepare(const Game& game, std::uint64_t seed, Limits& limits);

  std::unique_ptr<Instance> instance_;
  bool following_ = false;
  bool finished_ = false;
  Position start_;
  std::uint64_t seed_ = 0;
  std::vector<Move> observed_;
  std::optional<Color> side_;
};

}  // namespace outflank::host
