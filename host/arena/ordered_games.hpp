#pragma once

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "arena/run.hpp"

namespace outflank::host::arena {

// Hands out the games of a run to its workers, and takes them back in schedule order. All
// functions are for all threads.
class OrderedGames {
 public:
  using Block = std::pair<std::uint64_t, std::uint64_t>;  // from, to before

  OrderedGames(std::uint64_t first, std::uint64_t end, const GameSink& sink)
      : next_(first), expected_(first), end_(end), sink_(sink) {}

  // The next games to play, whole pairs where it can; nothing: go home. Waits where others
  // are too far behind.
  [[nodiscard]] std::optional<Block> claim(std::uint64_t pairs);
  // What came of a claimed block, all of it unless the run was ended.
  void deliver(std::uint64_t begin, std::vector<PlayedGame> games);

  // Nothing more is claimed or taken.
  void end();
  // The same, because of this.
  void fail(std::exception_ptr failure);
  [[nodiscard]] bool ended() const;
  // What it failed of, if anything.
  [[nodiscard]] std::exception_ptr failure() const;

 private:
  // Bounds the games that wait for one that is slow.
  static constexpr std::uint64_t kFarthestAhead = 1U << 16U;

  void pass_on();

  mutable std::mutex mutex_;
  std::condition_variable moved_on_;
  std::uint64_t next_;      // to be claimed
  std::uint64_t expected_;  // by the sink
  std::uint64_t end_;
  const GameSink& sink_;
  std::map<std::uint64_t, std::vector<PlayedGame>> waiting_;  // by first game
  bool ended_ = false;
  std::exception_ptr failure_;
};

}  // namespace outflank::host::arena
