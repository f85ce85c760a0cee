// What the host itself costs, without a client: a move asked of a strategy that
// does next to nothing, and another's judgement at a leaf of a search.
#include <benchmark/benchmark.h>

#include "outflank/plugin/host.hpp"
#include "plugins/host_services.hpp"
#include "plugins/instance_factory.hpp"
#include "sessions/session.hpp"
#include "support/plugin_dir.hpp"

namespace outflank::host {
namespace {

struct House {
  Registry registry{{test::plugin_dir()}, [](LogLevel, std::string_view) {}};
  InstanceFactory factory{registry, {}};
};

Settings playing(const char* strategy) {
  Settings settings;
  settings.strategy = strategy;
  return settings;
}

// One colour against itself taken back: the strategy knows the game already.
void choose_and_undo(benchmark::State& state) {
  House house;
  Session session(house.factory, playing("random"), [](LogLevel, std::string_view) {});
  for (int i = 0; i < 30; ++i) session.choose(session.position().to_move(), true);
  for ([[maybe_unused]] auto _ : state) {
    session.choose(session.position().to_move(), true);
    benchmark::DoNotOptimize(session.undo());
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(choose_and_undo)->Unit(benchmark::kMicrosecond);

// Whole games, one instance for both colours: it is told the game anew for
// each move. The dearest way to play.
void choose_for_both_colours(benchmark::State& state) {
  House house;
  Session session(house.factory, playing("random"), [](LogLevel, std::string_view) {});
  for ([[maybe_unused]] auto _ : state) {
    if (session.game().over()) session.start_game(Position::start(8));
    session.choose(session.position().to_move(), true);
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(choose_for_both_colours)->Unit(benchmark::kMicrosecond);

// Through the handle that a search is given.
void open_evaluator_call(benchmark::State& state, const char* spec) {
  House house;
  const auto environment = quiet_environment();
  HostServices services(environment, house.factory, "bench", {"bench"});
  const auto evaluator = Host(services.table()).open_evaluator(spec);
  Position position;
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(position);
    benchmark::DoNotOptimize(evaluator(position));
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK_CAPTURE(open_evaluator_call, greedy, "greedy")->Unit(benchmark::kNanosecond);
BENCHMARK_CAPTURE(open_evaluator_call, squares, "squares")->Unit(benchmark::kNanosecond);

}  // namespace
}  // namespace outflank::host
