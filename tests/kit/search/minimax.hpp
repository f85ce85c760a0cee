// What a search must find, as plainly as it can be written, and an evaluation to find it with.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "outflank/kit/search/final_scoring.hpp"
#include "outflank/rules/rules.hpp"

namespace outflank::test {

// Any position, any value: no two moves look alike, and nothing about one side or one square says
// anything about the next. From -100 to 100.
struct Erratic {
  [[nodiscard]] std::int32_t operator()(const Position& position) const {
    return static_cast<std::int32_t>(hash(position) % 201) - 100;
  }
};

// No window, no order, no table. A pass costs no depth, and the evaluation is not asked about
// positions without a move.
template <typename Evaluation>
[[nodiscard]] std::int32_t minimax(const Position& position, int depth,
                                   const FinalScoring& scoring) {
  if (game_over(position)) return scoring.value(position);
  if (must_pass(position))
    return -minimax<Evaluation>(position.after(Move::pass()), depth, scoring);
  if (depth == 0) return Evaluation{}(position);
  auto best = std::numeric_limits<std::int32_t>::min();
  for (const Square square : squares(legal_moves(position))) {
    best = std::max(best, -minimax<Evaluation>(position.after(square), depth - 1, scoring));
  }
  return best;
}

}  // namespace outflank::test
