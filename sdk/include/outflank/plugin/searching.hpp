// Between the contract and the kit's search: limits going in, decisions and move values coming out.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <string>

#include "outflank/kit/search/final_scoring.hpp"
#include "outflank/kit/search/search_limits.hpp"
#include "outflank/kit/search/search_result.hpp"
#include "outflank/plugin/decision.hpp"
#include "outflank/plugin/host.hpp"

namespace outflank {

// The limits of one move for the kit's search. The host outlives them. With a game clock no depth
// is begun when half of the move's time is gone: most depths take longer than all before them
// together, and a later move can use what is left. Without one the time is for this move alone, and
// used.
[[nodiscard]] inline SearchLimits search_limits(const Limits& limits, const Host& host) {
  constexpr auto kMostDepth = static_cast<unsigned>(std::numeric_limits<int>::max());
  SearchLimits result{.depth = static_cast<int>(std::min(limits.depth, kMostDepth)),
                      .nodes = limits.nodes,
                      .should_stop = [&host] { return host.should_stop(); }};
  if (limits.deadline_ns > 0 && limits.clock) {
    const auto now = host.now_ns();
    const auto half_way = now + (limits.deadline_ns - now) / 2;
    result.should_deepen = [&host, half_way] { return host.now_ns() < half_way; };
  }
  return result;
}

// The lower of two depths, where 0 is no limit.
template <typename Depth>
[[nodiscard]] constexpr Depth lower_limit(Depth one, Depth two) noexcept {
  return one == 0 ? two : two == 0 ? one : std::min(one, two);
}

// How a search's values are told to people: the discs of a game that is won or lost in the unit of
// the evaluation, if that is measured in discs.
[[nodiscard]] inline std::int32_t told_value(std::int32_t value, unsigned units_per_disc) {
  if (units_per_disc == 0 || !is_won_or_lost(value)) return value;
  return FinalScoring{.units_per_disc = static_cast<std::int32_t>(units_per_disc)}.in_units(
      won_by(value));
}

// What there is to say of a game that is won or lost; else nothing.
[[nodiscard]] inline std::string told_outcome(const SearchResult& result) {
  if (!is_won_or_lost(result.value)) return "";
  const int discs = won_by(result.value);
  const std::string margin = std::to_string(std::abs(discs)) + (result.at_least ? " or more" : "");
  return (discs > 0 ? "wins by " : "loses by ") + margin;
}

[[nodiscard]] inline Decision to_decision(const SearchResult& result, unsigned units_per_disc) {
  return {.move = result.move,
          .value = told_value(result.value, units_per_disc),
          .units_per_disc = units_per_disc,
          .depth = static_cast<unsigned>(result.depth),
          .selective_depth = static_cast<unsigned>(result.selective_depth),
          .nodes = result.nodes,
          .line = result.line,
          .comment = told_outcome(result)};
}

[[nodiscard]] inline MoveValue to_move_value(const SearchResult& result, unsigned units_per_disc) {
  return {.move = result.move,
          .value = told_value(result.value, units_per_disc),
          .units_per_disc = units_per_disc,
          .depth = static_cast<unsigned>(result.depth),
          .nodes = result.nodes,
          .line = result.line};
}

}  // namespace outflank
