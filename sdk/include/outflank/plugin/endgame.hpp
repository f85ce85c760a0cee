#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "outflank/kit/search/final_scoring.hpp"
#include "outflank/kit/search/search_result.hpp"
#include "outflank/kit/solver.hpp"
#include "outflank/plugin/move_budget.hpp"

namespace outflank {

struct EndgameOptions {
  int empties = 0;  // from so many empty squares on; 0: never
  FinalScoring scoring = {};
  unsigned threads = 1;
  unsigned table_megabytes = 16;
  bool keep_table = false;  // from move to move; see SearchOptions

  friend bool operator==(const EndgameOptions&, const EndgameOptions&) = default;
};

// The kit's solver in the hands of a strategy: exact play at the end of a game, if the limits
// allow.
class Endgame {
 public:
  explicit Endgame(const EndgameOptions& options) : options_(options) {}

  // A depth limit that does not reach the end of the game is not overruled.
  [[nodiscard]] bool takes(const Position& position, int depth_limit) const noexcept {
    const int empties = count(position.empties());
    return empties <= options_.empties && (depth_limit == 0 || depth_limit >= empties);
  }

  // For a new game.
  void clear() noexcept {
    if (solver_) solver_->clear();
  }

  // The best move and its value: exactly, or, if there is only time for that, one that wins or
  // draws. Nothing if there was no time, or if all moves lose and it is not known by how much.
  // Precondition: the side to move has a move.
  [[nodiscard]] std::optional<SearchResult> play(const Position& position, MoveBudget& budget) {
    begin();
    if (auto exact = solved(position, budget)) return exact;
    if (!affords(budget, usual_nodes(position) / kOutcomeSaves)) return std::nullopt;
    const auto outcome = solver().solve_win_draw_loss(position, budget.share(kPercent));
    budget.spend(outcome.nodes);
    if (!outcome.finished || outcome.value < 0) return std::nullopt;
    auto result = result_of(position, outcome);
    result.at_least = true;
    return result;
  }

  // Before the values of a position's moves: nothing is seen of an earlier position.
  void begin() noexcept {
    if (!options_.keep_table) clear();
  }

  // The value of a legal move, exactly; nothing if there was no time.
  [[nodiscard]] std::optional<SearchResult> value_of(const Position& position, Square square,
                                                     MoveBudget& budget) {
    auto result = solved(position.after(square), budget);
    if (!result) return std::nullopt;
    result->move = square;
    result->value = -result->value;
    ++result->depth;
    ++result->selective_depth;
    result->line.insert(result->line.begin(), square);
    return result;
  }

 private:
  // Of what is left, for each attempt; the rest is for the search that takes over.
  static constexpr unsigned kPercent = 50;
  // Who wins is found so many times faster than by how much; as usual_nodes().
  static constexpr std::uint64_t kOutcomeSaves = 10;

  // What the solver needs for an exact value: the median over the ends of 40 games of the kit's
  // search with itself, 134 nodes at 6 empty squares, 3,260 at 10, 86,789 at 14, 1,452,172 at 18.
  // Beyond 40 empty squares: more than anyone has.
  [[nodiscard]] static std::uint64_t usual_nodes(const Position& position) noexcept {
    std::uint64_t nodes = 150;
    for (int empties = std::min(count(position.empties()), 40); empties > 6; --empties) {
      nodes = nodes * 11 / 5;
    }
    return nodes;
  }

  // What costs more than there is is not begun; nor is anything where the solver, which looks up
  // only now and then, could go far beyond what there is.
  [[nodiscard]] static bool affords(const MoveBudget& budget, std::uint64_t nodes) {
    constexpr std::uint64_t kLeast = 1024;
    return budget.solver_nodes(kPercent) >= std::max(nodes, kLeast);
  }

  // Made when it is first needed: many a game ends without it.
  [[nodiscard]] Solver& solver() {
    if (!solver_) {
      solver_.emplace(SolverOptions{.plain = !options_.scoring.empties_to_winner,
                                    .threads = options_.threads,
                                    .table_megabytes = options_.table_megabytes});
    }
    return *solver_;
  }

  [[nodiscard]] std::optional<SearchResult> solved(const Position& position, MoveBudget& budget) {
    if (!affords(budget, usual_nodes(position))) return std::nullopt;
    const auto solution = solver().solve(position, budget.share(kPercent));
    budget.spend(solution.nodes);
    if (!solution.finished) return std::nullopt;
    return result_of(position, solution);
  }

  [[nodiscard]] SearchResult result_of(const Position& position, const Solution& solution) const {
    const int empties = count(position.empties());
    return {.move = solution.move,
            .value = options_.scoring.value_of(solution.value),
            .depth = empties,
            .selective_depth = std::max(empties, static_cast<int>(solution.line.size())),
            .nodes = solution.nodes,
            .line = solution.line,
            .complete = true};
  }

  EndgameOptions options_;
  std::optional<Solver> solver_;
};

}  // namespace outflank
