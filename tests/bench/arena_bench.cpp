// Games a second, `random` against `random` on 8x8: a loop over the rules and nothing else, the
// arena with and without its journal on one and two workers, players in child processes, and a
// process for each game. Compare the lines of one run with each other.
#include <benchmark/benchmark.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "arena/append_file.hpp"
#include "arena/contestant_factory.hpp"
#include "arena/run.hpp"
#include "outflank/kit/random.hpp"
#include "outflank/rules/rules.hpp"
#include "plugins/environment.hpp"
#include "support/plugin_dir.hpp"
#include "support/temporary_folder.hpp"

namespace {

using namespace outflank;
using namespace outflank::host;
using namespace outflank::host::arena;

void bare_loop(benchmark::State& state) {
  std::uint64_t number = 0;
  for (auto _ : state) {
    const auto seed = mix(1, number++);
    Position position = Position::start();
    for (std::uint64_t ply = 0;; ++ply) {
      const Bitboard moves = legal_moves(position);
      if (moves != 0) {
        Random random(mix(seed, ply));
        position = position.after(random_square(moves, random));
      } else {
        if (game_over(position)) break;
        position = position.after(Move::pass());
      }
    }
    benchmark::DoNotOptimize(final_score(position, Color::black));
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(bare_loop)->MeasureProcessCPUTime()->UseRealTime();

// So many games of the arena between two of these, a run an iteration.
void play_games(benchmark::State& state, const Participant& player, std::uint64_t games,
                unsigned jobs, bool journal) {
  Registry registry({test::plugin_dir()}, quiet_environment().log);
  InstanceFactory factory(registry, {});
  const Openings openings({.source = "start", .board_size = 8, .seed = 1, .shipped_folder = {}});
  const std::vector<std::string> names{"a", "b"};
  RunConditions conditions;
  conditions.limits.resize(2);
  conditions.journal_lines = journal;
  const test::TemporaryFolder folder;
  std::uint64_t seed = 0;
  for (auto _ : state) {
    const Schedule schedule({{0, 1}}, games / 2, ++seed);
    AppendFile file(folder.path() / ("games" + std::to_string(seed) + ".jsonl"));
    std::string lines;
    play({.schedule = schedule,
          .openings = openings,
          .conditions = conditions,
          .names = names,
          .make =
              [&](unsigned, const std::atomic<bool>& stop) {
                const Surroundings surroundings{
                    .factory = factory,
                    .host_program = OUTFLANK_EXECUTABLE,
                    .host_arguments = {"--plugin-dir", test::plugin_dir().string()},
                    .patience = std::chrono::seconds(60),
                    .stop = &stop,
                    .log = quiet_environment().log};
                return make_contestant(player, {}, surroundings);
              },
          .sink =
              [&](std::span<const PlayedGame> played) {
                if (!journal) return true;
                lines.clear();
                for (const auto& game : played) lines += game.line;
                file.append(lines);
                return true;
              },
          .jobs = jobs});
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(games));
}

constexpr std::uint64_t kFastGames = 100'000;

void in_process(benchmark::State& state) {
  Participant player;
  player.spec = "random";
  play_games(state, player, kFastGames, static_cast<unsigned>(state.range(0)), state.range(1) != 0);
}
BENCHMARK(in_process)
    ->ArgNames({"jobs", "journal"})
    ->ArgsProduct({{1, 2}, {0, 1}})
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

void in_children(benchmark::State& state) {
  Participant player;
  player.kind = ParticipantKind::isolated;
  player.spec = "random";
  play_games(state, player, 2'000, static_cast<unsigned>(state.range(0)), true);
}
BENCHMARK(in_children)
    ->ArgName("jobs")
    ->Arg(1)
    ->Arg(2)
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

void in_a_process_each(benchmark::State& state) {
  Participant player;
  player.kind = ParticipantKind::isolated;
  player.spec = "random";
  player.restart = true;
  play_games(state, player, 20, static_cast<unsigned>(state.range(0)), true);
}
BENCHMARK(in_a_process_each)
    ->ArgName("jobs")
    ->Arg(1)
    ->Arg(2)
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
