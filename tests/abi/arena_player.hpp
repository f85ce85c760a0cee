// A player at the level of the C tables, without the checks of our host.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "outflank/abi/draft/arena.h"
#include "outflank/rules/rules.hpp"

namespace outflank::test {

// The state extension of an instance, as bytes. save_state throws if it fails.
[[nodiscard]] std::string save_state(const outflank_strategy& strategy,
                                     outflank_instance* instance);
[[nodiscard]] outflank_status load_state(const outflank_strategy& strategy,
                                         outflank_instance* instance, std::string_view bytes,
                                         outflank_error* error);

// One participant of a chain, alive for all its games.
class ArenaPlayer {
 public:
  // Throws if it cannot be made or refuses its parameters or its state.
  ArenaPlayer(const outflank_strategy& strategy, const outflank_host* host,
              const outflank_participant& participant);
  ArenaPlayer(const ArenaPlayer&) = delete;
  ArenaPlayer& operator=(const ArenaPlayer&) = delete;
  ~ArenaPlayer() { strategy_.destroy(instance_); }

  [[nodiscard]] std::string state() const { return save_state(strategy_, instance_); }

  // False or nothing: it failed.
  [[nodiscard]] bool new_game(const Position& start, std::uint64_t seed);
  [[nodiscard]] std::optional<Move> choose(const Position& at, const outflank_limits& limits);
  [[nodiscard]] bool observe(Move move);
  void game_over(const outflank_result& result);

 private:
  void set_parameters(std::string_view text);

  const outflank_strategy& strategy_;
  outflank_instance* instance_ = nullptr;
};

}  // namespace outflank::test
