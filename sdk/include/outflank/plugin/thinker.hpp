#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>

#include "outflank/kit/search.hpp"
#include "outflank/plugin/searching.hpp"
#include "outflank/plugin/strategy.hpp"
#include "outflank/rules/notation.hpp"

namespace outflank {

struct ThinkerOptions {
  SearchOptions search = {};
  unsigned depth = 0;               // looks no further; 0: as far as the limits allow
  std::uint64_t default_nodes = 0;  // where there is no limit at all; 0: to the end of the game
  unsigned units_per_disc = 0;      // of the evaluation

  friend bool operator==(const ThinkerOptions&, const ThinkerOptions&) = default;
};

// A whole searching strategy but for its evaluation: the kit's search under the limits of a move,
// told as decisions and move values. Reads the clock only where a move has a deadline.
template <PositionEvaluation Evaluation>
class Thinker {
 public:
  // The host outlives it.
  Thinker(const Host& host, const ThinkerOptions& options, std::function<Evaluation()> make)
      : host_(host), options_(options), search_(options.search, std::move(make)) {}

  [[nodiscard]] const ThinkerOptions& options() const noexcept { return options_; }

  // For a new game.
  void clear() noexcept { search_.clear(); }

  [[nodiscard]] Decision choose(const Position& position, const Limits& limits) {
    const bool is_timed = limits.deadline_ns > 0;
    const auto begun_ns = is_timed ? host_.now_ns() : 0;
    auto decision = to_decision(
        search_.find(position, limits_of_choice(position, limits),
                     [this](const SearchResult& result) { host_.debug(told_depth(result)); }),
        options_.units_per_disc);
    if (is_timed) add_speed(decision, host_.now_ns() - begun_ns);
    return decision;
  }

  void analyze(const Position& position, const Limits& limits, const AnalysisSink& report) {
    search_.analyze(position, limits_of(limits), [&](const SearchResult& result) {
      report(to_move_value(result, options_.units_per_disc));
    });
  }

 private:
  [[nodiscard]] SearchLimits limits_of(const Limits& limits) const {
    auto result = search_limits(limits, host_);
    const bool is_unlimited =
        limits.depth == 0 && limits.nodes == 0 && limits.deadline_ns == 0 && options_.depth == 0;
    if (is_unlimited) result.nodes = options_.default_nodes;
    result.depth = lower_limit(result.depth, static_cast<int>(options_.depth));
    return result;
  }

  // A forced move is not worth a clock's time.
  [[nodiscard]] SearchLimits limits_of_choice(const Position& position,
                                              const Limits& limits) const {
    auto result = limits_of(limits);
    if (limits.deadline_ns > 0 && count(legal_moves(position)) == 1) result.depth = 1;
    return result;
  }

  [[nodiscard]] std::string told_depth(const SearchResult& result) const {
    std::string text = "depth " + std::to_string(result.depth) + "/" +
                       std::to_string(result.selective_depth) + ", value " +
                       std::to_string(told_value(result.value, options_.units_per_disc)) + ", " +
                       std::to_string(result.nodes) + " nodes:";
    for (const Move move : result.line) text += " " + move_name(move);
    return text;
  }

  static void add_speed(Decision& decision, std::int64_t spent_ns) {
    const auto spent_us = static_cast<std::uint64_t>(std::max<std::int64_t>(spent_ns / 1000, 1));
    const auto per_ms = decision.nodes.value_or(0) * 1000 / spent_us;
    if (!decision.comment.empty()) decision.comment += ", ";
    decision.comment += std::to_string(spent_us / 1000) + " ms, " + std::to_string(per_ms) +
                        " thousand nodes a second";
  }

  const Host& host_;
  ThinkerOptions options_;
  Search<Evaluation> search_;
};

}  // namespace outflank
