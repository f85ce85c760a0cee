#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "config/settings.hpp"
#include "outflank/rules/game.hpp"
#include "plugins/instance_factory.hpp"
#include "sessions/game_clock.hpp"
#include "sessions/player.hpp"

namespace outflank::host {

// The user asked for something that cannot be; the message says why.
class SessionError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// A live game and the strategy that plays in it. Used by one thread; only
// interrupt() may come from another.
class Session {
 public:
  // What a strategy recorded while it chose its last move, in order.
  using Metrics = std::vector<std::pair<std::string, double>>;

  Session(InstanceFactory& factory, const Settings& settings, Log log,
          TimeSource now_ns = quiet_environment().now_ns);
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] const Position& position() const { return game_.position(); }
  [[nodiscard]] InstanceFactory& factory() { return factory_; }
  [[nodiscard]] Instance& strategy() { return player_->instance(); }

  // The board. A step is what a client asked for: one ply, or two if the
  // opponent's forced pass was left out; a pass after the end is none.
  void start_game(const Position& start);
  void play(Color color, Move move);
  [[nodiscard]] bool undo();

  // The strategy. Everything here either succeeds or leaves all as it was.
  void use(std::string_view spec);
  // Loads the strategy's file again; the one that plays goes on in the new
  // version with the parameters and the state of the old.
  void reload(std::string_view id);
  void set_parameter(const std::string& name, const std::string& value);
  void save_state(const std::string& file);
  void load_state(const std::string& file);

  // A move for the colour, and what the strategy says of it; a pass if there is
  // none. With play_it it is also played.
  Decision choose(Color color, bool play_it);
  // Throws if analyze could not even begin.
  void check_analysis();
  void analyze(const AnalysisSink& sink);
  [[nodiscard]] const Metrics& last_metrics() const { return metrics_; }

  // What decides how the strategy plays.
  void set_seed(std::uint64_t seed);
  [[nodiscard]] std::uint64_t game_seed() const;
  [[nodiscard]] LimitSettings& limits() { return limits_; }
  [[nodiscard]] GameClock& clock() { return clock_; }

  // Set it to end a running choose or analyze; who calls them clears it before.
  [[nodiscard]] std::atomic<bool>& interrupt() { return stop_; }

 private:
  struct Turn;
  [[nodiscard]] Turn turn_of(Color color) const;
  [[nodiscard]] Limits limits_for_move() const;
  [[nodiscard]] std::unique_ptr<Player> carry_over(Instance& old, StrategyPtr strategy);
  void record(Move move, int implied_passes);
  void tell_the_end();

  InstanceFactory& factory_;
  std::atomic<bool> stop_ = false;
  Metrics metrics_;
  Environment environment_;
  LimitSettings limits_;
  GameClock clock_;
  TimePolicy time_policy_;
  std::uint64_t run_seed_;
  std::uint64_t game_number_ = 0;
  Game game_;
  std::vector<int> steps_;
  std::unique_ptr<Player> player_;
};

}  // namespace outflank::host
