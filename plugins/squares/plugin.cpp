// The square-based opponent of "Artificial Immune System for Discovering
// Heuristics in Othello" (its Figure 4): no lookahead, a value for each square.
// The README says how the paper is read.
#include <outflank/plugin.hpp>

#include "square_values.hpp"

namespace {

using outflank::Decision;
using outflank::Limits;
using outflank::Position;
using outflank::Square;

enum class Reading { difference, own, square };

class Squares final : public outflank::Strategy {
 public:
  static constexpr outflank::Info info{
      .id = "squares",
      .name = "Squares",
      .version = "1.0.0",
      .summary = "The best squares by a fixed table, no lookahead"};

  static void parameters(outflank::Parameters<Squares>& list) {
    list.add(
        "reading", &Squares::reading_,
        {{"difference", Reading::difference}, {"own", Reading::own}, {"square", Reading::square}},
        "What the best move maximises: own minus opponent's squares after it, own squares "
        "after it, or the value of the square itself");
  }

  Decision choose(const Position& position, const Limits& limits) override {
    outflank::Bitboard best_squares = 0;
    std::int32_t best_value = 0;
    for (const Square square : outflank::squares(legal_moves(position))) {
      const auto value = value_of(position, square);
      if (best_squares == 0 || value > best_value) {
        best_squares = 0;
        best_value = value;
      }
      if (value == best_value) best_squares |= outflank::bit(square);
    }
    outflank::Random random(limits.move_seed);
    return {.move = outflank::random_square(best_squares, random), .value = best_value, .depth = 1};
  }

  // Always the difference, whatever the reading: only that turns its sign with
  // the side to move, as a search needs it.
  std::int32_t evaluate(const Position& position) { return table(position).difference(position); }
  outflank::EvaluatorInfo evaluator_info() const {
    return {
        .minimum = -SquareValues(8).total(), .maximum = SquareValues(8).total(), .unit = "weight"};
  }

  void analyze(const Position& position, const Limits& /*limits*/,
               const outflank::AnalysisSink& report) {
    for (const Square square : outflank::squares(legal_moves(position))) {
      report({.move = square, .value = value_of(position, square), .depth = 1});
    }
  }

 private:
  static const SquareValues& table(const Position& position) {
    static constexpr SquareValues kFour(4);
    static constexpr SquareValues kSix(6);
    static constexpr SquareValues kEight(8);
    return position.size() == 8 ? kEight : position.size() == 6 ? kSix : kFour;
  }

  std::int32_t value_of(const Position& position, Square square) const {
    const auto& values = table(position);
    const auto next = position.after(square);
    switch (reading_) {
      case Reading::own:
        return values.sum(next.opponent());
      case Reading::square:
        return values.at(square);
      case Reading::difference:
        break;
    }
    return -values.difference(next);
  }

  Reading reading_ = Reading::difference;
};

}  // namespace

OUTFLANK_EXPORT(Squares)
