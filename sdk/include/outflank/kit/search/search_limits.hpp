#pragma once

#include <cstdint>
#include <functional>

namespace outflank {

// What a search may spend; 0 or empty: no such limit. All that are set hold at once, except that
// depth 1 is always finished.
struct SearchLimits {
  int depth = 0;
  std::uint64_t nodes = 0;  // exact with one thread
  // True: stop now. Asked every kNodesBetweenPolls nodes, on the thread that called the search.
  std::function<bool()> should_stop = {};
  // False: begin no further depth. Asked before each, on the thread that called the search.
  std::function<bool()> should_deepen = {};
};

// Small enough for an evaluator that takes microseconds.
inline constexpr std::uint64_t kNodesBetweenPolls = 256;

}  // namespace outflank
