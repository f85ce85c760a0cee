#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "outflank/kit/search.hpp"
#include "outflank/plugin/endgame.hpp"
#include "outflank/plugin/move_budget.hpp"
#include "outflank/plugin/searching.hpp"
#include "outflank/plugin/strategy.hpp"
#include "outflank/rules/notation.hpp"

namespace outflank {

struct ThinkerOptions {
  SearchOptions search = {};
  unsigned depth = 0;               // looks no further; 0: as far as the limits allow
  std::uint64_t default_nodes = 0;  // where there is no limit at all; 0: to the end of the game
  int endgame_empties = 0;          // from so many on the solver is asked first; 0: never
  unsigned units_per_disc = 0;      // of the evaluation

  friend bool operator==(const ThinkerOptions&, const ThinkerOptions&) = default;
};

// A whole searching strategy but for its evaluation: the kit's search, and its solver at the end of
// the game, under the limits of a move, told as decisions and move values. Reads the clock only
// where a move has a deadline.
template <PositionEvaluation Evaluation>
class Thinker {
 public:
  // The host outlives it. `make` is called once for each thread.
  Thinker(const Host& host, const ThinkerOptions& options, std::function<Evaluation()> make)
      : host_(host),
        options_(options),
        search_(options.search, std::move(make)),
        endgame_({.empties = options.endgame_empties,
                  .scoring = options.search.final_scoring,
                  .threads = options.search.threads,
                  .table_megabytes = options.search.table_megabytes,
                  .keep_table = options.search.keep_table}) {}

  [[nodiscard]] const ThinkerOptions& options() const noexcept { return options_; }

  // For a new game.
  void clear() noexcept {
    search_.clear();
    endgame_.clear();
  }

  [[nodiscard]] Decision choose(const Position& position, const Limits& limits) {
    const bool is_timed = limits.deadline_ns > 0;
    const auto begun_ns = is_timed ? host_.now_ns() : 0;
    auto decision = to_decision(chosen(position, own_limits(limits)), options_.units_per_disc);
    if (is_timed) add_speed(decision, host_.now_ns() - begun_ns);
    return decision;
  }

  void analyze(const Position& position, const Limits& limits, const AnalysisSink& report) {
    MoveBudget budget(own_limits(limits), host_);
    Bitboard solved = 0;
    std::array<int, 64> told{};  // the depth; what was not looked at deeper is not told again
    const SearchObserver tell = [&](const SearchResult& result) {
      budget.spend(result.nodes);
      const auto square = result.move.square();
      auto& depth = told[static_cast<std::size_t>(square)];
      if ((bit(square) & solved) != 0 || result.depth <= depth) return;
      depth = result.depth;
      report(to_move_value(result, options_.units_per_disc));
    };
    if (endgame_.takes(position, budget.all().depth)) {
      search_.analyze(position, first_look(budget), tell);
      endgame_.begin();
      for (const Square square : squares(legal_moves(position))) {
        if (budget.is_over()) return;
        const auto result = endgame_.value_of(position, square, budget);
        if (!result) break;
        report(to_move_value(*result, options_.units_per_disc));
        solved |= bit(square);
      }
    }
    if (solved != legal_moves(position)) search_.analyze(position, budget.all(), tell);
  }

 private:
  // Before the solver is asked: something to play if it is interrupted.
  static constexpr int kFirstLook = 4;

  [[nodiscard]] Limits own_limits(Limits limits) const {
    if (limits.depth == 0 && limits.nodes == 0 && limits.deadline_ns == 0 && options_.depth == 0) {
      limits.nodes = options_.default_nodes;
    }
    limits.depth = lower_limit(limits.depth, options_.depth);
    return limits;
  }

  [[nodiscard]] static SearchLimits first_look(const MoveBudget& budget) {
    auto limits = budget.all();
    limits.depth = lower_limit(limits.depth, kFirstLook);
    return limits;
  }

  [[nodiscard]] SearchResult chosen(const Position& position, const Limits& limits) {
    MoveBudget budget(limits, host_);
    auto search_limits = budget.all();
    // A forced move is not worth a clock's time.
    if (limits.deadline_ns > 0 && count(legal_moves(position)) == 1) search_limits.depth = 1;
    auto result = endgame_.takes(position, search_limits.depth)
                      ? end_played(position, budget)
                      : searched(position, search_limits, budget);
    result.nodes = budget.spent();
    return result;
  }

  [[nodiscard]] SearchResult end_played(const Position& position, MoveBudget& budget) {
    auto first = searched(position, first_look(budget), budget);
    if (first.complete || budget.is_over()) return first;
    if (const auto last = endgame_.play(position, budget)) return *last;
    if (budget.is_over()) return first;
    auto second = searched(position, budget.all(), budget);
    return second.depth > first.depth ? second : first;
  }

  [[nodiscard]] SearchResult searched(const Position& position, const SearchLimits& limits,
                                      MoveBudget& budget) {
    auto result = search_.find(position, limits, [this](const SearchResult& at_depth) {
      host_.debug(told_depth(at_depth));
    });
    budget.spend(result.nodes);
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
  Endgame endgame_;
};

}  // namespace outflank
