// Features over the positions of random games, one call per iteration.
#include <benchmark/benchmark.h>

#include <cstddef>
#include <vector>

#include "outflank/kit/features.hpp"
#include "outflank/kit/random.hpp"
#include "outflank/rules/rules.hpp"
#include "support/random_positions.hpp"

namespace {

using outflank::Position;

std::vector<Position> sample(int size) {
  outflank::Random random(1);
  std::vector<Position> positions;
  while (positions.size() < 4096) {
    positions.push_back(outflank::test::random_beginning(size, random).position());
  }
  return positions;
}

template <typename Feature>
void over_positions(benchmark::State& state, Feature feature) {
  const std::vector<Position> positions = sample(static_cast<int>(state.range(0)));
  std::size_t next = 0;
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(feature(positions[next]));
    next = (next + 1) % positions.size();
  }
  state.SetItemsProcessed(state.iterations());
}

void legal_moves(benchmark::State& state) {
  over_positions(state, [](const Position& position) { return outflank::legal_moves(position); });
}
BENCHMARK(legal_moves)->ArgName("size")->Arg(8);

void stable_discs(benchmark::State& state) {
  over_positions(state, [](const Position& position) { return outflank::stable_discs(position); });
}
BENCHMARK(stable_discs)->ArgName("size")->Arg(4)->Arg(6)->Arg(8);

void lasting_edge_discs(benchmark::State& state) {
  over_positions(state, [](const Position& position) {
    return outflank::lasting_edge_discs(position.own(), position.opponent(), position.size());
  });
}
BENCHMARK(lasting_edge_discs)->ArgName("size")->Arg(8);

void full_lines(benchmark::State& state) {
  over_positions(state, [](const Position& position) {
    const auto full = outflank::full_lines(position.empties());
    return full.rows ^ full.columns ^ full.diagonals ^ full.anti_diagonals;
  });
}
BENCHMARK(full_lines)->ArgName("size")->Arg(8);

void area_differences(benchmark::State& state) {
  over_positions(state, [](const Position& position) {
    return outflank::disc_difference(position) + outflank::corner_difference(position) +
           outflank::c_square_difference(position) + outflank::x_square_difference(position) +
           outflank::edge_difference(position);
  });
}
BENCHMARK(area_differences)->ArgName("size")->Arg(8);

void mobility_difference(benchmark::State& state) {
  over_positions(state, outflank::mobility_difference);
}
BENCHMARK(mobility_difference)->ArgName("size")->Arg(8);

void potential_mobility_difference(benchmark::State& state) {
  over_positions(state, outflank::potential_mobility_difference);
}
BENCHMARK(potential_mobility_difference)->ArgName("size")->Arg(8);

void frontier_difference(benchmark::State& state) {
  over_positions(state, outflank::frontier_difference);
}
BENCHMARK(frontier_difference)->ArgName("size")->Arg(8);

void empty_regions(benchmark::State& state) {
  over_positions(state, [](const Position& position) { return outflank::empty_regions(position); });
}
BENCHMARK(empty_regions)->ArgName("size")->Arg(8);

void vulnerability(benchmark::State& state) { over_positions(state, outflank::vulnerability); }
BENCHMARK(vulnerability)->ArgName("size")->Arg(8);

}  // namespace
