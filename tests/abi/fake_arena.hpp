// An arena as the draft describes it, for strategies of this program: honest
// games by our rules, chains spread over as many threads as a test likes.
#pragma once

#include <atomic>
#include <string_view>
#include <vector>

#include "outflank/abi/draft/arena.h"

namespace outflank::test {

class FakeArena {
 public:
  FakeArena(std::vector<const outflank_strategy*> strategies, int workers);
  FakeArena(const FakeArena&) = delete;
  FakeArena& operator=(const FakeArena&) = delete;

  // What a trainer is created with; participants get one without the arena.
  [[nodiscard]] const outflank_host* host() const { return &host_; }
  [[nodiscard]] const outflank_strategy* find(std::string_view id) const;
  // From now on every game ends before its next move.
  void stop() { stop_ = true; }
  // Stops in the middle of the game of this number, counted over all chains.
  void stop_after_games(int games) { games_left_ = games; }

  [[nodiscard]] outflank_status play(const outflank_chain* const* chains, std::uint64_t count,
                                     const outflank_arena_sink* sink, outflank_error* error);

 private:
  struct Outcome;
  class Worker;

  static FakeArena& from(const outflank_host* host) {
    return *static_cast<FakeArena*>(host->context);
  }
  static const void* extension(const outflank_host* host, const char* id);

  std::vector<const outflank_strategy*> strategies_;
  int workers_;
  std::atomic<bool> stop_ = false;
  std::atomic<int> games_left_ = -1;
  outflank_host host_;
  outflank_host participants_host_;
};

}  // namespace outflank::test
