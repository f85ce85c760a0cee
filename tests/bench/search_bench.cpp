// What each device of the search saves, and how fast it is: 20 positions of 52 to 14 empty squares,
// depth 10, one thread. "nodes" is the same on every machine.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <vector>

#include "outflank/kit/evaluation.hpp"
#include "outflank/kit/random.hpp"
#include "outflank/kit/search.hpp"

namespace {

using outflank::DiscDifference;
using outflank::Position;
using outflank::Search;
using outflank::SearchOptions;
using outflank::StandardEvaluation;

constexpr int kDepth = 10;

// Eight random plies, then the search's own moves at depth 4.
Position position_after(int plies, outflank::Random& random) {
  Search<StandardEvaluation> search;
  Position position;
  for (int ply = 0; ply < plies;) {
    if (!has_move(position)) {
      position = position.after(outflank::Move::pass());
      continue;
    }
    position = position.after(ply < 8 ? outflank::random_square(legal_moves(position), random)
                                      : search.find(position, {.depth = 4}).move);
    ++ply;
  }
  return position;
}

const std::vector<Position>& positions() {
  static const auto result = [] {
    std::vector<Position> made;
    outflank::Random random(5);
    while (made.size() < 20) {
      made.push_back(position_after(8 + 2 * static_cast<int>(made.size()), random));
    }
    return made;
  }();
  return result;
}

template <typename Evaluation>
void find(benchmark::State& state, const SearchOptions& options) {
  Search<Evaluation> search(options);
  std::uint64_t nodes = 0;
  for ([[maybe_unused]] auto _ : state) {
    for (const auto& position : positions())
      nodes += search.find(position, {.depth = kDepth}).nodes;
  }
  const auto all = static_cast<double>(nodes);
  state.counters["nodes"] = benchmark::Counter(all, benchmark::Counter::kAvgIterations);
  state.counters["nodes/s"] = benchmark::Counter(all, benchmark::Counter::kIsRate);
}

template <typename Evaluation>
void add(const char* name, const SearchOptions& options) {
  benchmark::RegisterBenchmark(name, find<Evaluation>, options)->Unit(benchmark::kMillisecond);
}

}  // namespace

int main(int argc, char** argv) {
  const SearchOptions all;
  add<StandardEvaluation>("all", all);
  const auto without = [&](const char* name, auto member, auto off) {
    auto options = all;
    options.*member = off;
    add<StandardEvaluation>(name, options);
  };
  without("without deepening", &SearchOptions::iterative_deepening, false);
  without("without null windows", &SearchOptions::null_windows, false);
  without("with aspiration 100", &SearchOptions::aspiration, 100);
  without("without table", &SearchOptions::table, false);
  without("without table move", &SearchOptions::table_move, false);
  without("without corners", &SearchOptions::corners, false);
  without("without shallow evaluation", &SearchOptions::shallow_evaluation, 0);
  without("without mobility", &SearchOptions::mobility, 0);
  without("without killers", &SearchOptions::killers, false);
  without("without history", &SearchOptions::history, false);
  add<StandardEvaluation>("plain ordered", SearchOptions::plain_ordered());
  add<StandardEvaluation>("plain", SearchOptions::plain());
  add<DiscDifference>("disc difference, all", all);
  add<DiscDifference>("disc difference, plain", SearchOptions::plain());
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
