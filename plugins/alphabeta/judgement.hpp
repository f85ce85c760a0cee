#pragma once

#include <optional>
#include <outflank/kit/evaluation.hpp>
#include <outflank/plugin.hpp>
#include <string>

// How a position is judged: by the kit's own evaluation, or by another strategy's.
class Judgement {
 public:
  // An empty SPEC is the kit's own. Throws what the host says of a SPEC that it cannot open.
  Judgement(const outflank::Host& host, const std::string& spec) {
    if (!spec.empty()) other_.emplace(host.open_evaluator(spec));
  }

  [[nodiscard]] std::int32_t operator()(const outflank::Position& position) const {
    return other_ ? (*other_)(position) : own_(position);
  }

  [[nodiscard]] outflank::EvaluatorInfo info() const {
    if (other_) return other_->info();
    return {.minimum = -outflank::StandardEvaluation::kMost,
            .maximum = outflank::StandardEvaluation::kMost,
            .unit = "points"};
  }

 private:
  outflank::StandardEvaluation own_;
  std::optional<outflank::Evaluator> other_;
};
