#include "config/setting_keys.hpp"

#include <cstdint>
#include <limits>

#include "config/rules.hpp"
#include "config/shared_keys.hpp"

namespace outflank::host::config {

std::vector<Key<Settings>> setting_keys() {
  return {
      {"", "strategy",
       text<Settings>(
           "text such as \"alphabeta\"", [](auto& s) -> auto& { return s.strategy; }),
       "The strategy that plays, written as for --strategy"},
      seed_key<Settings>(),
      board_size_key<Settings>(),
      {"limits", "nodes",
       integer<Settings>(
           0, kLargest, [](auto& s) -> auto& { return s.limits.nodes; }),
       "Positions a strategy may visit to find a move; 0 is no limit"},
      {"limits", "depth",
       integer<Settings>(
           0, std::numeric_limits<std::int32_t>::max(),
           [](auto& s) -> auto& { return s.limits.depth; }),
       "Plies a strategy may look ahead; 0 is no limit"},
      {"limits", "move_seconds",
       real<Settings>(
           0, 86400, [](auto& s) -> auto& { return s.limits.move_seconds; }),
       "Seconds a strategy may think about a move; 0 is no limit"},
      plugin_directories_key<Settings>(),
  };
}

}  // namespace outflank::host::config
