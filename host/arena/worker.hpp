#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "arena/game_play.hpp"
#include "arena/run.hpp"

namespace outflank::host::arena {

// What one thread plays with: a contestant for each participant that it met. Contestants are
// made, used and destroyed on that thread.
class Worker {
 public:
  explicit Worker(const Run& run);

  // The games from `begin` to before `end`; fewer if it was stopped.
  [[nodiscard]] std::vector<PlayedGame> play(std::uint64_t begin, std::uint64_t end);
  // Ends the players' processes.
  void dismiss() { contestants_.clear(); }

  // From any thread.
  void stop() { stop_.store(true); }
  [[nodiscard]] const Pulse& pulse() const { return pulse_; }
  // What is being played; nothing while it waits.
  [[nodiscard]] std::optional<std::uint64_t> game() const {
    const auto game = game_.load(std::memory_order_relaxed);
    return game == kNone ? std::nullopt : std::optional(game);
  }

 private:
  static constexpr std::uint64_t kNone = std::numeric_limits<std::uint64_t>::max();

  [[nodiscard]] std::optional<PlayedGame> play_game(std::uint64_t number);
  // Made if need be.
  [[nodiscard]] Contestant& contestant(unsigned participant);

  const Run& run_;
  std::atomic<bool> stop_ = false;
  Pulse pulse_;
  std::atomic<std::uint64_t> game_ = kNone;
  std::vector<std::unique_ptr<Contestant>> contestants_;  // by participant
  GamePlay game_play_;
};

}  // namespace outflank::host::arena
