#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>

#include "outflank/kit/search/final_scoring.hpp"
#include "outflank/rules/position.hpp"

namespace outflank {

// The judgement a search is made over: evaluation(position) is the value for the side to move. It
// is asked only about positions in which that side has a move; passes and finished games are the
// search's business.
template <typename Evaluation>
concept PositionEvaluation = requires(Evaluation& evaluation, const Position& position) {
  { evaluation(position) } -> std::same_as<std::int32_t>;
};

// One that also takes the legal moves, which the search has at hand, need not find them again.
template <typename Evaluation>
concept EvaluationWithMoves = requires(Evaluation& evaluation, const Position& position,
                                       Bitboard moves) {
  { evaluation(position, moves) } -> std::same_as<std::int32_t>;
};

// The value on the search's scale: cut to below that of a won game.
template <PositionEvaluation Evaluation>
[[nodiscard]] std::int32_t bounded_value(Evaluation& evaluation, const Position& position,
                                         [[maybe_unused]] Bitboard moves) {
  std::int32_t value = 0;
  if constexpr (EvaluationWithMoves<Evaluation>) {
    value = evaluation(position, moves);
  } else {
    value = evaluation(position);
  }
  return std::clamp(value, 1 - kWonGame, kWonGame - 1);
}

// The simplest: own discs minus the opponent's, as they lie.
struct DiscDifference {
  [[nodiscard]] std::int32_t operator()(const Position& position) const noexcept {
    return count(position.own()) - count(position.opponent());
  }
};

}  // namespace outflank
