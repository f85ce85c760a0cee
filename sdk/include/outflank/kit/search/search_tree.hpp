#pragma once

#include <cstdint>
#include <vector>

#include "outflank/kit/search/lines.hpp"
#include "outflank/kit/search/move_memory.hpp"
#include "outflank/kit/search/node_count.hpp"
#include "outflank/kit/search/search_options.hpp"
#include "outflank/kit/search/search_table.hpp"
#include "outflank/rules/position.hpp"

namespace outflank {

// Alpha-beta to a fixed depth, on one thread: what of it does not depend on the evaluation and the
// processor. The rest is TreeSearch.
class SearchTree {
 public:
  // The table outlives the tree.
  SearchTree(const SearchOptions& options, SearchTable* table) : options_(options), table_(table) {}
  SearchTree(const SearchTree&) = delete;
  SearchTree& operator=(const SearchTree&) = delete;
  virtual ~SearchTree() = default;

  // A new root. The limits and the progress live until the search is over.
  void begin(const Position& root, const SearchLimits& limits, SharedProgress& shared,
             bool is_helper) {
    board_ = root.board();
    count_ = NodeCount(&limits, &shared, is_helper);
    memory_ = {};
    deepest_ = 0;
  }

  // The value of the root, which has a move. `first` is searched before all others. Nothing these
  // return counts once count().stopped().
  [[nodiscard]] virtual std::int32_t root_value(const Position& root, int depth, Move first,
                                                std::int32_t alpha, std::int32_t beta) = 0;
  // The value of a position `ply` plies below the root, which may be over or need a pass.
  [[nodiscard]] virtual std::int32_t value(const Position& position, int depth, int ply,
                                           std::int32_t alpha, std::int32_t beta) = 0;

  [[nodiscard]] NodeCount& count() noexcept { return count_; }
  [[nodiscard]] MoveMemory& memory() noexcept { return memory_; }
  // Plies of the longest line since begin().
  [[nodiscard]] int deepest() const noexcept { return deepest_; }
  // The best line of the last search from this ply; a cut-off by the table may have ended it early.
  [[nodiscard]] std::vector<Move> line(int ply) const { return lines_.line(ply); }

 protected:
  SearchOptions options_;
  SearchTable* table_;
  Bitboard board_ = 0;
  NodeCount count_{nullptr, nullptr, false};
  MoveMemory memory_;
  Lines lines_;
  int deepest_ = 0;
};

}  // namespace outflank
