// The real executable behind real pipes, held on one core.
#include <benchmark/benchmark.h>
#include <sched.h>
#include <time.h>

#include <memory>
#include <string>

#include "outflank/kit/random.hpp"
#include "support/host_process.hpp"
#include "support/random_positions.hpp"

namespace outflank::test {
namespace {

// Children inherit where their parent may run.
class OnOneCore {
 public:
  OnOneCore() {
    sched_getaffinity(0, sizeof all_, &all_);
    cpu_set_t first;
    CPU_ZERO(&first);
    for (std::size_t core = 0; core < CPU_SETSIZE; ++core) {
      if (!CPU_ISSET(core, &all_)) continue;
      CPU_SET(core, &first);
      break;
    }
    sched_setaffinity(0, sizeof first, &first);
  }
  OnOneCore(const OnOneCore&) = delete;
  OnOneCore& operator=(const OnOneCore&) = delete;
  ~OnOneCore() { sched_setaffinity(0, sizeof all_, &all_); }

 private:
  cpu_set_t all_{};
};

class PinnedHost {
 public:
  PinnedHost() : pinned_(std::make_unique<OnOneCore>()), client_({"--strategy", "random"}) {
    pinned_.reset();
    benchmark::DoNotOptimize(client_.ask("protocol_version"));
  }

  [[nodiscard]] std::string ask(const std::string& command) { return client_.ask(command); }
  // Many commands at once; returns all replies when the last has come.
  [[nodiscard]] std::string pipe(const std::string& commands) {
    client_.process().send(commands + "77 protocol_version\n");
    return client_.process().read_until("=77 2\n\n");
  }
  // What it has used so far, on all its threads.
  [[nodiscard]] double cpu_seconds() {
    clockid_t clock{};
    timespec used{};
    clock_getcpuclockid(client_.process().pid(), &clock);
    clock_gettime(clock, &used);
    return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) * 1e-9;
  }

 private:
  std::unique_ptr<OnOneCore> pinned_;
  GtpClient client_;
};

// items_per_second is by the clock on the wall, per_cpu_second by the host's own
// use of its core: the one to look at on a busy machine.
void report(benchmark::State& state, std::int64_t commands, double cpu_seconds) {
  state.SetItemsProcessed(commands);
  state.counters["per_cpu_second"] = static_cast<double>(commands) / cpu_seconds;
  state.counters["cpu_us_each"] = cpu_seconds * 1e6 / static_cast<double>(commands);
}

// A game played and taken back, again and again, without waiting for replies.
void play_and_undo(benchmark::State& state) {
  Random random(1);
  const auto game = random_game(Position::start(8), random);
  std::string commands;
  std::int64_t count = 0;
  while (count < 20'000) {
    Position position = game.start();
    for (const Move move : game.moves()) {
      commands += position.to_move() == Color::black ? "play b " : "play w ";
      commands += move_name(move) + "\n";
      position = position.after(move);
    }
    for (int i = 0; i < game.ply(); ++i) commands += "undo\n";
    count += 2 * game.ply();
  }
  PinnedHost host;
  if (host.pipe(commands).find('?') != std::string::npos) state.SkipWithError("a move was refused");
  const double before = host.cpu_seconds();
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(host.pipe(commands));
  report(state, state.iterations() * count, host.cpu_seconds() - before);
}
BENCHMARK(play_and_undo)->UseRealTime()->Unit(benchmark::kMillisecond);

// Whole games of the random strategy, both colours, each reply waited for.
void genmove(benchmark::State& state) {
  PinnedHost host;
  const double before = host.cpu_seconds();
  int ply = 0;
  for ([[maybe_unused]] auto _ : state) {
    if (ply == 60) {
      ply = 0;
      benchmark::DoNotOptimize(host.ask("clear_board"));
    }
    benchmark::DoNotOptimize(host.ask(ply++ % 2 == 0 ? "genmove b" : "genmove w"));
  }
  report(state, state.iterations(), host.cpu_seconds() - before);
}
BENCHMARK(genmove)->UseRealTime()->Unit(benchmark::kMicrosecond);

// The same without a strategy: what pipes and threads cost by themselves.
void protocol_version(benchmark::State& state) {
  PinnedHost host;
  const double before = host.cpu_seconds();
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(host.ask("protocol_version"));
  report(state, state.iterations(), host.cpu_seconds() - before);
}
BENCHMARK(protocol_version)->UseRealTime()->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace outflank::test
