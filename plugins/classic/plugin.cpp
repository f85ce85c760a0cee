// Alpha-beta with iterative deepening over hand-made heuristics: the course assignment of paper 004
// (Cyril Bos, Umea University, 5DV181). As it stands it plays as the paper describes; each of the
// paper's wishes is a parameter. The README names every deviation.
#include <algorithm>
#include <outflank/kit/search.hpp>
#include <outflank/kit/solver.hpp>
#include <outflank/plugin.hpp>
#include <outflank/plugin/searching.hpp>

#include "evaluation.hpp"
#include "stopping_time.hpp"

namespace {

using outflank::Decision;
using outflank::Limits;
using outflank::Position;
using outflank::SearchLimits;
using outflank::SearchOptions;
using outflank::SearchResult;

class Classic final : public outflank::Strategy {
 public:
  static constexpr outflank::Info info{
      .id = "classic",
      .name = "Classic",
      .version = "1.0.0",
      .summary = "Alpha-beta over corners, stable discs, C- and X-squares and mobility"};

  static void parameters(outflank::Parameters<Classic>& list) {
    list.add("depth", &Classic::depth_, {1, 60},
             "Moves to look ahead when neither time, nodes nor depth are limited");
    list.add("phases", &Classic::phases_,
             "Moves count fourfold at first, and nothing but discs at the end");
    list.add("square_weights", &Classic::square_weights_,
             "A value for every square, not only for C- and X-squares");
    list.add("endgame_empties", &Classic::endgame_empties_, {0, 30},
             "Play perfectly from so many empty squares on; 0: never");
    list.add("ordering", &Classic::ordering_,
             "Search the moves that look best after one move first, not row by row");
    list.add("threads", &Classic::threads_, {1, 64},
             "Threads of a search; with more than one its moves cannot be repeated");
  }

  Decision choose(const Position& position, const Limits& limits) override {
    const auto stop_ns = stopping_time(limits);
    auto left = limits;
    if (is_endgame(position, limits)) {
      const auto solution = solve(position, limits, stop_ns);
      if (solution.finished) return decision(position, solution);
      if (left.nodes > 0) left.nodes -= std::min(left.nodes - 1, solution.nodes);
    }
    return decision(search().find(position, search_limits(left, stop_ns)));
  }

  std::int32_t evaluate(const Position& position) { return evaluation()(position); }
  outflank::EvaluatorInfo evaluator_info() const {
    using classic::Evaluation;
    return {.minimum = -Evaluation::kBound, .maximum = Evaluation::kBound, .unit = "points"};
  }

  void analyze(const Position& position, const Limits& limits,
               const outflank::AnalysisSink& report) {
    search().analyze(position, search_limits(limits, stopping_time(limits)),
                     [&](const SearchResult& result) {
                       report(outflank::to_move_value(result, kUnitsPerDisc));
                     });
  }

 private:
  using Search = outflank::Search<classic::Evaluation>;
  static constexpr unsigned kUnitsPerDisc = 0;  // points are no discs

  [[nodiscard]] classic::Evaluation evaluation() const {
    return classic::Evaluation({.phases = phases_, .square_weights = square_weights_});
  }

  // Made anew for every move: nothing is carried from one to the next, and without a table there is
  // hardly anything to make.
  [[nodiscard]] Search search() const {
    SearchOptions options = SearchOptions::plain();
    options.iterative_deepening = true;
    options.final_scoring = {.policy = outflank::FinalPolicy::infinity, .empties_to_winner = false};
    options.last_best = ordering_;
    options.shallow_evaluation = ordering_ ? 2 : 0;
    options.threads = threads_;
    // Threads help each other through the table alone.
    options.table = options.table_move = threads_ > 1;
    return Search(options, [evaluation = evaluation()] { return evaluation; });
  }

  // 0: the clock does not matter.
  [[nodiscard]] std::int64_t stopping_time(const Limits& limits) const {
    if (limits.deadline_ns == 0) return 0;
    return classic::stopping_time(host().now_ns(), limits.deadline_ns);
  }

  [[nodiscard]] bool should_stop(std::int64_t stop_ns) const {
    return host().should_stop() || (stop_ns != 0 && host().now_ns() >= stop_ns);
  }

  [[nodiscard]] SearchLimits search_limits(const Limits& limits, std::int64_t stop_ns) const {
    const bool unlimited = limits.depth == 0 && limits.nodes == 0 && limits.deadline_ns == 0;
    return {.depth = unlimited ? depth_ : static_cast<int>(std::min(limits.depth, 64U)),
            .nodes = limits.nodes,
            .should_stop = [this, stop_ns] { return should_stop(stop_ns); }};
  }

  [[nodiscard]] bool is_endgame(const Position& position, const Limits& limits) const {
    const int empties = outflank::count(position.empties());
    return empties <= endgame_empties_ &&
           (limits.depth == 0 || limits.depth >= static_cast<unsigned>(empties));
  }

  // With half of what the move may take, so that a search can follow if it was not enough.
  [[nodiscard]] outflank::Solution solve(const Position& position, const Limits& limits,
                                         std::int64_t stop_ns) const {
    const auto half_ns = stop_ns == 0 ? 0 : stop_ns - (stop_ns - host().now_ns()) / 2;
    outflank::Solver solver({.threads = threads_, .table_megabytes = 16});
    return solver.solve(position, {.nodes = (limits.nodes + 1) / 2,
                                   .should_stop = [&] { return should_stop(half_ns); }});
  }

  [[nodiscard]] static Decision decision(const Position& position,
                                         const outflank::Solution& solution) {
    return {.move = solution.move,
            .value = solution.value,
            .units_per_disc = 1,
            .depth = static_cast<unsigned>(outflank::count(position.empties())),
            .selective_depth = static_cast<unsigned>(solution.line.size()),
            .nodes = solution.nodes,
            .line = solution.line,
            .comment = "exact"};
  }

  [[nodiscard]] static Decision decision(const SearchResult& result) {
    auto told = outflank::to_decision(result, kUnitsPerDisc);
    if (result.value == outflank::kInfiniteValue) told.comment = "won";
    if (result.value == -outflank::kInfiniteValue) told.comment = "lost";
    return told;
  }

  int depth_ = 6;
  bool phases_ = false;
  bool square_weights_ = false;
  int endgame_empties_ = 0;
  bool ordering_ = false;
  unsigned threads_ = 1;
};

}  // namespace

OUTFLANK_EXPORT(Classic)
