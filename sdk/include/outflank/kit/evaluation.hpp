// The kit's own judgement of a position: made by hand, of features that need no training. The
// endgame solver sorts moves by it, and `alphabeta` searches it unless told otherwise.
#pragma once

#include <cstdint>

#include "outflank/kit/features/areas.hpp"
#include "outflank/kit/features/edge_stability.hpp"
#include "outflank/kit/features/neighbours.hpp"
#include "outflank/rules/cpu.hpp"
#include "outflank/rules/position.hpp"

namespace outflank {

// What one more of each than the opponent's is worth.
struct EvaluationWeights {
  int move = 16;
  int corner_move = 30;
  int potential_move = 6;
  int x_square = -30;  // with an empty corner; likewise the C-squares
  int c_square = -10;
  int corner = 60;
  int lasting_edge_disc = 14;
};

}  // namespace outflank

#define OUTFLANK_CPU_CODE "outflank/kit/evaluation.inc"
#include "outflank/rules/each_cpu.inc"

namespace outflank {

// Callable as an evaluation of the search kit: the value for the side to move, on a scale of its
// own. Knows nothing of passes and finished games, which a search sees itself.
class StandardEvaluation {
 public:
  // No value lies beyond it, on either side.
  static constexpr std::int32_t kMost = 4000;

  explicit StandardEvaluation(const EvaluationWeights& weights = {}, Cpu cpu = best_cpu()) noexcept
      : weights_(weights), cpu_(cpu) {}

  [[nodiscard]] std::int32_t operator()(const Position& position) const noexcept {
#if OUTFLANK_HAS_AVX2
    if (cpu_ == Cpu::avx2) {
      return avx2::evaluate(position.own(), position.opponent(), position.size(), weights_);
    }
#endif
    return portable::evaluate(position.own(), position.opponent(), position.size(), weights_);
  }

 private:
  EvaluationWeights weights_;
  Cpu cpu_;
};

}  // namespace outflank
