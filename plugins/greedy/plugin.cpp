// Takes the move that leaves it the most discs, a few plies ahead if asked to:
// disc difference under plain alpha-beta, the opponent of papers 001 ("Brain in a
// Vat") and 003 ("Using the Genetic Algorithm to Evolve a Winning Strategy for
// Othello"). Equal moves: the first one that was searched.
#include <outflank/kit/search.hpp>
#include <outflank/plugin.hpp>
#include <outflank/plugin/searching.hpp>

namespace {

using outflank::Decision;
using outflank::DiscDifference;
using outflank::FinalPolicy;
using outflank::Limits;
using outflank::Position;
using outflank::SearchOptions;
using outflank::SearchResult;

enum class Ordering { unordered, ordered };

class Greedy final : public outflank::Strategy {
 public:
  static constexpr outflank::Info info{.id = "greedy",
                                       .name = "Greedy",
                                       .version = "1.1.0",
                                       .summary = "The move that leaves it the most discs"};

  static void parameters(outflank::Parameters<Greedy>& list) {
    list.add("depth", &Greedy::depth_, {1, 60}, "Plies to look ahead");
    list.add("ordering", &Greedy::ordering_,
             {{"unordered", Ordering::unordered}, {"ordered", Ordering::ordered}},
             "Whether alpha-beta takes moves row by row, or first those that leave most discs");
  }

  Decision choose(const Position& position, const Limits& limits) override {
    outflank::Search<DiscDifference> search(options());
    return to_decision(search.find(position, limits_of(limits)), kUnitsPerDisc);
  }

  std::int32_t evaluate(const Position& position) { return DiscDifference{}(position); }
  outflank::EvaluatorInfo evaluator_info() const {
    return {.units_per_disc = kUnitsPerDisc, .minimum = -64, .maximum = 64, .unit = "discs"};
  }

  void analyze(const Position& position, const Limits& limits,
               const outflank::AnalysisSink& report) {
    outflank::Search<DiscDifference> search(options());
    search.analyze(position, limits_of(limits), [&](const SearchResult& result) {
      report(to_move_value(result, kUnitsPerDisc));
    });
  }

 private:
  static constexpr unsigned kUnitsPerDisc = 1;

  // A finished game is worth its discs as they lie, as any other position.
  [[nodiscard]] SearchOptions options() const {
    auto result =
        ordering_ == Ordering::ordered ? SearchOptions::plain_ordered() : SearchOptions::plain();
    result.final_scoring = {.policy = FinalPolicy::discs, .empties_to_winner = false};
    return result;
  }

  [[nodiscard]] outflank::SearchLimits limits_of(const Limits& limits) const {
    auto result = search_limits(limits, host());
    result.depth = outflank::lower_limit(result.depth, depth_);
    return result;
  }

  int depth_ = 1;
  Ordering ordering_ = Ordering::unordered;
};

}  // namespace

OUTFLANK_EXPORT(Greedy)
