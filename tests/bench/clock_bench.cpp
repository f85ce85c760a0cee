// Whole games against the clock on the wall, as a referee sees it: from the last
// byte of genmove to the reply. The strategy uses all its time and looks at the
// clock only every 20 ms. Counts what a referee would call a loss on time.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <string>

#include "outflank/rules/notation.hpp"
#include "support/host_process.hpp"
#include "support/plugin_dir.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {
namespace {

struct Rules {
  const char* strategy;
  double move_seconds;  // 0: none
  int main_seconds;     // all 0: no clock
  int period_seconds;
  int period_moves;
};

// One side's time, as the referee counts it.
class Account {
 public:
  explicit Account(const Rules& rules) : rules_(rules), left_(rules.main_seconds) {}

  // What is left for the move that took so long; negative: an overrun.
  double pay(double seconds) {
    if (rules_.move_seconds > 0) return rules_.move_seconds - seconds;
    left_ -= seconds;
    if (moves_ == 0 && left_ < 0 && rules_.period_moves > 0) {
      left_ += rules_.period_seconds;
      moves_ = rules_.period_moves;
    }
    const double spare = left_;
    if (moves_ > 0 && --moves_ == 0) {
      left_ = rules_.period_seconds;
      moves_ = rules_.period_moves;
    }
    return spare;
  }

 private:
  Rules rules_;
  double left_;
  int moves_ = 0;
};

std::string settings_text(const Rules& rules) {
  return "[limits]\nmove_seconds = " + std::to_string(rules.move_seconds) + "\n";
}

void games_on_time(benchmark::State& state, const Rules& rules) {
  const TemporaryFolder folder;
  const auto settings = folder.path() / "clock.toml";
  std::ofstream(settings) << settings_text(rules);
  int moves = 0;
  int overruns = 0;
  double least_spare = 1e9;
  for ([[maybe_unused]] auto _ : state) {
    // More than a minute of silence is no failure here.
    Process host(outflank_gtp({"--strategy", rules.strategy, "--plugin-dir",
                                               good_dir().string(), "--config", settings.string()}),
                 std::chrono::minutes(10));
    const auto ask = [&host](const std::string& command) {
      host.send(command + "\n");
      return host.read_until("\n\n");
    };
    ask("protocol_version");
    if (rules.main_seconds > 0 || rules.period_moves > 0) {
      ask("time_settings " + std::to_string(rules.main_seconds) + " " +
          std::to_string(rules.period_seconds) + " " + std::to_string(rules.period_moves));
    }
    std::array accounts{Account(rules), Account(rules)};
    Position position;
    while (!game_over(position)) {
      const bool black = position.to_move() == Color::black;
      const auto begin = std::chrono::steady_clock::now();
      const auto reply = ask(black ? "genmove b" : "genmove w");
      const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
      const auto move = parse_move(reply.substr(2, reply.size() - 4), 8);
      if (!move || !is_legal(position, *move)) {
        state.SkipWithError(reply.c_str());
        return;
      }
      if (!move->is_pass()) {
        const double spare = accounts[black ? 0 : 1].pay(took.count());
        least_spare = std::min(least_spare, spare);
        ++moves;
        if (spare < 0) ++overruns;
      }
      position = position.after(*move);
    }
  }
  state.counters["moves"] = moves;
  state.counters["overruns"] = overruns;
  state.counters["least_spare_ms"] = least_spare * 1e3;
}

#define CLOCK_BENCHMARK(name, ...)                          \
  BENCHMARK_CAPTURE(games_on_time, name, Rules __VA_ARGS__) \
      ->Iterations(1)                                       \
      ->UseRealTime()                                       \
      ->Unit(benchmark::kSecond)
CLOCK_BENCHMARK(tenth_of_a_second_a_move, {"drowsy", 0.1, 0, 0, 0});
CLOCK_BENCHMARK(ten_seconds_a_game, {"drowsy", 0, 10, 0, 0});
CLOCK_BENCHMARK(one_second_a_game, {"drowsy", 0, 1, 0, 0});
CLOCK_BENCHMARK(five_seconds_then_ten_moves_a_second, {"drowsy", 0, 5, 1, 10});
CLOCK_BENCHMARK(searching_tenth_of_a_second_a_move, {"slow", 0.1, 0, 0, 0});
CLOCK_BENCHMARK(searching_ten_seconds_a_game, {"slow", 0, 10, 0, 0});
#undef CLOCK_BENCHMARK

}  // namespace
}  // namespace outflank::test
