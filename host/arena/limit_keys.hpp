// The keys of a table [limits], of a tournament or of a player.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "arena/limits_text.hpp"
#include "config/rules.hpp"

namespace outflank::host::arena {

inline constexpr std::string_view kLimitsTable = "limits";

// `place` gives the PlayLimits of the target.
template <typename Target, typename Place>
[[nodiscard]] config::Rule<Target> time_control_rule(Place place) {
  return {.expected = "text such as \"60+0.5\"",
          .expected_item = "",
          .store =
              [place](Target& target, const config::Value& value) {
                const auto* text = config::as_word(value);
                if (text == nullptr) return false;
                try {
                  const auto time = parse_time_control(*text);
                  place(target).main_ns = time.main_ns;
                  place(target).increment_ns = time.increment_ns;
                  return true;
                } catch (const LimitsError&) {
                  return false;
                }
              },
          .text =
              [place](const Target& target) {
                const auto time = time_control_text(place(target));
                return time.empty() ? "" : config::in_quotes(time);
              }};
}

template <typename Target, typename Place>
[[nodiscard]] config::Rule<Target> move_time_rule(Place place) {
  return {.expected = "0, or a number from " + config::number_text(kShortestSeconds) + " to " +
                      config::number_text(kLongestSeconds),
          .expected_item = "",
          .store =
              [place](Target& target, const config::Value& value) {
                const auto number = config::as_real(value);
                if (!number) return false;
                const bool in_range = *number >= kShortestSeconds && *number <= kLongestSeconds;
                if (!in_range && *number != 0) return false;
                place(target).move_ns = std::llround(*number * 1e9);
                return true;
              },
          .text = [place](const Target& target) { return seconds_text(place(target).move_ns); }};
}

template <typename Target, typename Place>
[[nodiscard]] std::vector<config::Key<Target>> limit_keys(Place place) {
  return {
      {kLimitsTable, "time", time_control_rule<Target>(place),
       "Seconds for a whole game, and behind the plus for each move made"},
      {kLimitsTable, "move_time", move_time_rule<Target>(place),
       "Seconds for each move; 0 is no limit"},
      {kLimitsTable, "nodes",
       config::integer<Target>(
           0, config::kLargest, [place](auto& target) -> auto& { return place(target).nodes; }),
       "Positions that may be visited to find a move; 0 is no limit"},
      {kLimitsTable, "depth",
       config::integer<Target>(
           0, std::numeric_limits<std::int32_t>::max(),
           [place](auto& target) -> auto& { return place(target).depth; }),
       "Plies to look ahead; 0 is no limit"},
  };
}

}  // namespace outflank::host::arena
