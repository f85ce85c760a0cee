#include <benchmark/benchmark.h>

#include <cstdint>

#include "outflank/rules/perft.hpp"

namespace {

void perft_leaves(benchmark::State& state) {
  const auto depth = static_cast<int>(state.range(0));
  std::uint64_t leaves = 0;
  for ([[maybe_unused]] auto _ : state) {
    outflank::Position position;
    benchmark::DoNotOptimize(position);
    leaves += outflank::perft(position, depth);
  }
  state.counters["leaves"] =
      benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}
BENCHMARK(perft_leaves)->ArgName("depth")->Arg(9)->Arg(10)->Unit(benchmark::kMillisecond);

}  // namespace
