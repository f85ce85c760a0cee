#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "outflank/kit/search/search_result.hpp"
#include "outflank/kit/search/search_tree.hpp"

namespace outflank {

// One thread's way from depth to depth at one root, which has a move.
class Deepening {
 public:
  // All live as long as this. The tree was begun at the root.
  Deepening(SearchTree& tree, const SearchOptions& options, const SearchTable& table,
            const Position& root)
      : tree_(tree), options_(options), table_(table), root_(root) {}

  // The next result, found at this depth; nothing if the search was stopped on the way there.
  [[nodiscard]] std::optional<SearchResult> search(int depth) {
    tree_.memory().fade();
    const auto value = windowed_value(depth);
    if (!value) return std::nullopt;
    const auto line = tree_.line(0);
    last_ = {.move = line.front(),
             .value = *value,
             .depth = depth,
             .selective_depth = tree_.deepest(),
             .nodes = tree_.count().nodes(),
             .line = extended(line, depth),
             .complete = depth >= count(root_.empties())};
    return last_;
  }

 private:
  // Within the aspiration window if there is one; a side that it fails on is opened, and the depth
  // searched again.
  [[nodiscard]] std::optional<std::int32_t> windowed_value(int depth) {
    std::int32_t alpha = -kBeyondAll;
    std::int32_t beta = kBeyondAll;
    if (options_.aspiration > 0 && last_) {
      alpha = within_all(std::int64_t{last_->value} - options_.aspiration);
      beta = within_all(std::int64_t{last_->value} + options_.aspiration);
    }
    const Move first = last_ && options_.last_best ? last_->move : Move::pass();
    while (true) {
      const auto value = tree_.root_value(root_, depth, first, alpha, beta);
      if (tree_.count().stopped()) return std::nullopt;
      if (value <= alpha && alpha > -kBeyondAll) {
        alpha = -kBeyondAll;
      } else if (value >= beta && beta < kBeyondAll) {
        beta = kBeyondAll;
      } else {
        return value;
      }
    }
  }

  [[nodiscard]] static std::int32_t within_all(std::int64_t value) noexcept {
    return static_cast<std::int32_t>(std::clamp<std::int64_t>(value, -kBeyondAll, kBeyondAll));
  }

  // Where an exact entry of the table cut the line short, the table knows how it goes on.
  [[nodiscard]] std::vector<Move> extended(std::vector<Move> line, int depth) const {
    if (!options_.table) return line;
    Position position = root_;
    for (const Move move : line) {
      position = position.after(move);
      if (!move.is_pass()) --depth;
    }
    while (depth > 0 && !game_over(position)) {
      if (must_pass(position)) {
        line.push_back(Move::pass());
        position = position.after(Move::pass());
        continue;
      }
      const auto known = table_.find(SearchTable::key_of(position));
      if (!known || known->bound != Bound::exact || !is_legal(position, known->move)) break;
      line.push_back(known->move);
      position = position.after(known->move);
      --depth;
    }
    return line;
  }

  SearchTree& tree_;
  const SearchOptions& options_;
  const SearchTable& table_;
  Position root_;
  std::optional<SearchResult> last_;
};

}  // namespace outflank
