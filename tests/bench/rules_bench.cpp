#include <benchmark/benchmark.h>

#include <cstdint>

#include "outflank/rules/perft.hpp"

namespace {

void perft_leaves(benchmark::State& state) {
  const auto depth = static_cast<int>(state.range(0));
  const auto cpu = static_cast<outflank::Cpu>(state.range(1));
  if (!outflank::can_run(cpu)) {
    state.SkipWithError("this machine has no AVX2");
    return;
  }
  std::uint64_t leaves = 0;
  for ([[maybe_unused]] auto _ : state) {
    outflank::Position position;
    benchmark::DoNotOptimize(position);
    leaves += outflank::perft(position, depth, cpu);
  }
  state.counters["leaves"] =
      benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}
// The processor: 0 is the portable code, 1 AVX2.
BENCHMARK(perft_leaves)
    ->ArgNames({"depth", "cpu"})
    ->ArgsProduct({{9, 11}, {0, 1}})
    ->Unit(benchmark::kMillisecond);

}  // namespace
