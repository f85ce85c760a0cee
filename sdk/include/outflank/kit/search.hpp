// Alpha-beta over any evaluation: what every strategy that looks ahead shares.
//
//   outflank::Search<outflank::DiscDifference> search;
//   const auto result = search.find(position, {.depth = 6});
//
// An evaluation is anything that can be called with a position and returns its value for the side
// to move as std::int32_t (see search/evaluation_of.hpp); another strategy's, opened through
// Host::open_evaluator, too. What the search does, and what a finished game is worth, say
// SearchOptions; how long it may take, SearchLimits.
//
// With one thread the same position, options and limits of depth and nodes give the same move,
// value, line and number of nodes on every machine and with every compiler: nothing here knows a
// clock, a random number or a floating-point number.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <system_error>
#include <type_traits>
#include <utility>
#include <vector>

#include "outflank/kit/search/deepening.hpp"
#include "outflank/kit/search/search_limits.hpp"
#include "outflank/kit/search/search_options.hpp"
#include "outflank/kit/search/search_result.hpp"
#include "outflank/kit/search/search_table.hpp"
#include "outflank/kit/search/tree_search.hpp"

namespace outflank {

// Owns its table and evaluations. Calls must not overlap.
template <PositionEvaluation Evaluation>
class Search {
 public:
  // Makes an evaluation; called once for each thread, on the thread that calls the search.
  using MakeEvaluation = std::function<Evaluation()>;

  explicit Search(const SearchOptions& options = {}) requires(
      std::is_default_constructible_v<Evaluation>)
      : Search(options, [] { return Evaluation{}; }) {}
  Search(const SearchOptions& options, MakeEvaluation make)
      : options_(options),
        make_(std::move(make)),
        table_(options.table ? options.table_megabytes : 0) {}

  [[nodiscard]] const SearchOptions& options() const noexcept { return options_; }

  // Forgets what keep_table kept: for a new game, or when the evaluation has changed.
  void clear() noexcept { table_.clear(); }

  // The best move of the last depth that was finished. Of equal moves the one that was searched
  // first. Precondition: the side to move has a move.
  [[nodiscard]] SearchResult find(const Position& root, const SearchLimits& limits,
                                  const SearchObserver& observer = {}) {
    assert(has_move(root));
    SharedProgress shared;
    begin(root, limits, shared);
    Helpers helpers(*this, root, limits, shared);
    auto result = main_search(root, limits, observer);
    helpers.join();
    result.nodes = main().count().publish();
    return result;
  }

  // The value of every legal move, all of them at depth 1, then at depth 2, and so on, each told to
  // the observer as soon as it is known; a result's line begins with its move, its nodes are those
  // spent on it at this depth. On one thread. Precondition: the side to move has a move.
  void analyze(const Position& root, const SearchLimits& limits, const SearchObserver& observer) {
    assert(has_move(root));
    SharedProgress shared;
    begin(root, limits, shared);
    const int last = last_depth(root, limits);
    for (int depth = 1; depth <= last; ++depth) {
      if (depth > 1 && !may_deepen(limits)) return;
      main().count().hold(depth == 1);
      for (const Square square : squares(legal_moves(root))) {
        const auto result = analyzed(root, square, depth);
        if (!result) return;
        observer(*result);
      }
    }
  }

 private:
  // The other threads of a search. They write into the table until they are stopped; that is all
  // they are for.
  class Helpers {
   public:
    Helpers(Search& search, const Position& root, const SearchLimits& limits,
            SharedProgress& shared)
        : shared_(shared) {
      running_.reserve(search.trees_.size());  // nothing but a thread may fail to come
      const int last = last_depth(root, limits);
      for (std::size_t i = 1; i < search.trees_.size(); ++i) {
        search.trees_[i]->begin(root, limits, shared, true);
        try {
          running_.push_back(std::async(std::launch::async, &Search::help, &search,
                                        std::ref(*search.trees_[i]), std::cref(root), i, last));
        } catch (const std::system_error&) {
          return;  // the system has no more threads: fewer do
        }
      }
    }
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;
    // The futures wait for their threads.
    ~Helpers() { shared_.stop.store(true, std::memory_order_relaxed); }

    // Throws what an evaluation threw on a helper.
    void join() {
      shared_.stop.store(true, std::memory_order_relaxed);
      for (auto& helper : running_) helper.get();
    }

   private:
    SharedProgress& shared_;
    std::vector<std::future<void>> running_;
  };

  [[nodiscard]] SearchTree& main() noexcept { return *trees_.front(); }

  void begin(const Position& root, const SearchLimits& limits, SharedProgress& shared) {
    while (trees_.size() < std::max(1U, options_.threads)) {
      trees_.push_back(make_tree<Evaluation>(make_(), options_, &table_));
    }
    if (options_.table) table_.begin(options_.keep_table);
    main().begin(root, limits, shared, false);
  }

  // More than the empty squares cannot be looked ahead.
  [[nodiscard]] static int last_depth(const Position& root, const SearchLimits& limits) noexcept {
    const int empties = count(root.empties());
    return limits.depth > 0 ? std::min(limits.depth, empties) : empties;
  }

  [[nodiscard]] static bool may_deepen(const SearchLimits& limits) {
    return !limits.should_deepen || limits.should_deepen();
  }

  [[nodiscard]] SearchResult main_search(const Position& root, const SearchLimits& limits,
                                         const SearchObserver& observer) {
    const int last = last_depth(root, limits);
    Deepening deepening(main(), options_, table_, root);
    std::optional<SearchResult> found;
    for (int depth = options_.iterative_deepening ? 1 : last; depth <= last; ++depth) {
      if (found && !may_deepen(limits)) break;
      main().count().hold(depth == 1);
      auto result = deepening.search(depth);
      if (!result) break;
      result->nodes = main().count().publish();
      if (observer) observer(*result);
      found = std::move(result);
    }
    if (found) return *found;
    // Stopped on the way to its only depth.
    main().count().resume();
    main().count().hold(true);
    return deepening.search(1).value();
  }

  [[nodiscard]] std::optional<SearchResult> analyzed(const Position& root, Square square,
                                                     int depth) {
    const auto before = main().count().nodes();
    if (!main().count().add()) return std::nullopt;
    const auto value = -main().value(root.after(square), depth - 1, 1, -kBeyondAll, kBeyondAll);
    if (main().count().stopped()) return std::nullopt;
    SearchResult result{.move = square,
                        .value = value,
                        .depth = depth,
                        .selective_depth = main().deepest(),
                        .nodes = main().count().nodes() - before,
                        .line = {square},
                        .complete = depth >= count(root.empties())};
    const auto rest = main().line(1);
    result.line.insert(result.line.end(), rest.begin(), rest.end());
    return result;
  }

  // Half of the helpers are a depth ahead of the others.
  void help(SearchTree& tree, const Position& root, std::size_t number, int last) {
    Deepening deepening(tree, options_, table_, root);
    tree.count().hold(false);
    for (int depth = 1 + static_cast<int>(number % 2); depth <= last; ++depth) {
      if (!deepening.search(depth)) break;
    }
    tree.count().publish();
  }

  SearchOptions options_;
  MakeEvaluation make_;
  SearchTable table_;
  // The first is that of the calling thread.
  std::vector<std::unique_ptr<SearchTree>> trees_;
};

}  // namespace outflank
