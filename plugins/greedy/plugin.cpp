// Takes the move that leaves it the most discs. Equal moves: the first one, row
// by row from a1.
#include <outflank/plugin.hpp>

namespace {

using outflank::Color;
using outflank::Decision;
using outflank::Limits;
using outflank::MoveValue;
using outflank::Position;
using outflank::Square;

class Greedy final : public outflank::Strategy {
 public:
  static constexpr outflank::Info info{.id = "greedy",
                                       .name = "Greedy",
                                       .version = "1.0.0",
                                       .summary = "The move that leaves it the most discs"};

  Decision choose(const Position& position, const Limits& /*limits*/) override {
    MoveValue best;
    std::uint64_t nodes = 0;
    for (const Square square : outflank::squares(legal_moves(position))) {
      const auto value = value_of(position, square);
      if (nodes == 0 || value > best.value) best = {.move = square, .value = value};
      ++nodes;
    }
    return {.move = best.move,
            .value = best.value,
            .units_per_disc = 1,
            .depth = 1,
            .selective_depth = 1,
            .nodes = nodes,
            .line = {best.move}};
  }

  std::int32_t evaluate(const Position& position) {
    return disc_difference(position, position.to_move());
  }
  outflank::EvaluatorInfo evaluator_info() const {
    return {.units_per_disc = 1, .minimum = -64, .maximum = 64, .unit = "discs"};
  }

  void analyze(const Position& position, const Limits& /*limits*/,
               const outflank::AnalysisSink& report) {
    for (const Square square : outflank::squares(legal_moves(position))) {
      report({.move = square,
              .value = value_of(position, square),
              .units_per_disc = 1,
              .depth = 1,
              .nodes = 1,
              .line = {square}});
    }
  }

 private:
  std::int32_t value_of(const Position& position, Square square) {
    return -evaluate(position.after(square));
  }
};

}  // namespace

OUTFLANK_EXPORT(Greedy)
