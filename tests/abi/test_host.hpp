// The host of today around the plugins of some folders, with everything it says
// kept in lists.
#pragma once

#include <atomic>
#include <filesystem>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "outflank/kit/random.hpp"
#include "outflank/rules/rules.hpp"
#include "plugins/instance_factory.hpp"
#include "plugins/registry.hpp"

namespace outflank::test {

class TestHost {
 public:
  explicit TestHost(std::vector<std::filesystem::path> directories)
      : registry_(std::move(directories), log()), factory_(registry_, {}) {
    environment_ = {.log = log(),
                    .metric = [this](std::string_view name,
                                     double value) { metrics_.emplace_back(name, value); },
                    .now_ns = [this] { return now_ns_.load(); },
                    .stop = &stop_};
  }

  [[nodiscard]] host::Registry& registry() { return registry_; }
  [[nodiscard]] host::InstanceFactory& factory() { return factory_; }
  [[nodiscard]] const host::Environment& environment() const { return environment_; }
  [[nodiscard]] std::unique_ptr<host::Instance> create(std::string_view spec) {
    return factory_.create(spec, environment_);
  }

  // What was logged so far.
  [[nodiscard]] std::vector<std::string> lines() const {
    const std::scoped_lock lock(mutex_);
    return lines_;
  }
  [[nodiscard]] const std::vector<std::pair<std::string, double>>& metrics() const {
    return metrics_;
  }
  [[nodiscard]] std::atomic<bool>& stop() { return stop_; }
  // The clock stands still unless a test moves it.
  [[nodiscard]] std::atomic<std::int64_t>& now_ns() { return now_ns_; }

 private:
  [[nodiscard]] host::Log log() {
    return [this](host::LogLevel /*level*/, std::string_view line) {
      const std::scoped_lock lock(mutex_);
      lines_.emplace_back(line);
    };
  }

  mutable std::mutex mutex_;
  std::vector<std::string> lines_;
  std::vector<std::pair<std::string, double>> metrics_;
  std::atomic<bool> stop_ = false;
  std::atomic<std::int64_t> now_ns_ = 1;
  host::Registry registry_;
  host::InstanceFactory factory_;
  host::Environment environment_;
};

// Plays a game to its end and tells both; the rules check every move.
inline Game play_game(host::Instance& black, host::Instance& white, const Position& start,
                      std::uint64_t seed, const Limits& limits = {}) {
  Game game(start);
  black.new_game(start, seed);
  white.new_game(start, seed);
  while (!game.over()) {
    Move move = Move::pass();
    if (has_move(game.position())) {
      auto move_limits = limits;
      move_limits.move_seed = mix(seed, static_cast<std::uint64_t>(game.ply()));
      auto& mover = game.position().to_move() == Color::black ? black : white;
      move = mover.choose(game.position(), move_limits).move;
    }
    if (!game.play(move)) throw std::logic_error("the host let an illegal move through");
    black.observe(move);
    white.observe(move);
  }
  const Result result{.finished = true,
                      .black_score = final_score(game.position(), Color::black),
                      .black_discs = count(game.position().black()),
                      .white_discs = count(game.position().white())};
  black.game_over(result);
  white.game_over(result);
  return game;
}

// What an expression threw, as text; empty if nothing.
template <typename Body>
[[nodiscard]] std::string message_of(Body&& body) {
  try {
    body();
  } catch (const std::exception& error) {
    return error.what();
  }
  return {};
}

}  // namespace outflank::test
