#include "sessions/session.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "outflank/kit/random.hpp"
#include "outflank/rules/notation.hpp"
#include "plugins/parameter_check.hpp"
#include "plugins/plugin_error.hpp"
#include "plugins/state_file.hpp"

namespace outflank::host {

namespace {

// Of one move; a strategy that records more is not measuring any longer.
constexpr std::size_t kMostMetrics = 10'000;

std::string name_of(Color color) { return color == Color::black ? "black" : "white"; }

std::string why_illegal(const Position& position, Move move) {
  if (move.is_pass()) return name_of(position.to_move()) + " has a move and must not pass";
  const auto name = square_name(move.square());
  if ((position.discs() & bit(move.square())) != 0) return name + " is taken";
  return name + " flips nothing";
}

// For a move whose legality is known.
void must_play(Game& game, Move move) {
  [[maybe_unused]] const bool played = game.play(move);
  assert(played);
}

}  // namespace

// Where a colour stands when it is asked to move.
struct Session::Turn {
  bool over = false;
  // The opponent's pass goes without saying.
  bool implied_pass = false;
  Position position;
};

Session::Session(InstanceFactory& factory, const Settings& settings, Log log, TimeSource now_ns)
    : factory_(factory),
      environment_{.log = std::move(log),
                   .metric =
                       [this](std::string_view name, double value) {
                         if (metrics_.size() < kMostMetrics) metrics_.emplace_back(name, value);
                       },
                   .now_ns = std::move(now_ns),
                   .stop = &stop_},
      limits_(settings.limits),
      run_seed_(settings.seed),
      game_(Position::start(settings.board_size)) {
  use(settings.strategy);
}

void Session::start_game(const Position& start) {
  if (!strategy().strategy().plays(start.size())) {
    const auto size = std::to_string(start.size());
    throw SessionError(strategy().strategy().id + " does not play on " + size + "x" + size);
  }
  if (!steps_.empty()) ++game_number_;
  steps_.clear();
  game_ = Game(start);
  clock_.restart();
}

Session::Turn Session::turn_of(Color color) const {
  const auto& position = game_.position();
  if (game_.over()) return {.over = true, .implied_pass = false, .position = position};
  if (position.to_move() == color) {
    return {.over = false, .implied_pass = false, .position = position};
  }
  if (!must_pass(position)) {
    throw SessionError("illegal move: " + name_of(position.to_move()) + " is to move");
  }
  return {.over = false, .implied_pass = true, .position = position.after(Move::pass())};
}

void Session::play(Color color, Move move) {
  const auto turn = turn_of(color);
  if (turn.over) {
    if (!move.is_pass()) throw SessionError("illegal move: the game is over");
    steps_.push_back(0);
    return;
  }
  if (!is_legal(turn.position, move)) {
    throw SessionError("illegal move: " + why_illegal(turn.position, move));
  }
  record(move, turn.implied_pass ? 1 : 0);
}

void Session::record(Move move, int implied_passes) {
  for (int i = 0; i < implied_passes; ++i) must_play(game_, Move::pass());
  must_play(game_, move);
  steps_.push_back(implied_passes + 1);
  if (game_.over()) tell_the_end();
}

void Session::tell_the_end() {
  try {
    player_->finish(game_, game_seed());
  } catch (const PluginError& error) {
    // The move that ended the game stands, whatever the strategy makes of it.
    environment_.log(LogLevel::warning, error.what());
  }
}

bool Session::undo() {
  if (steps_.empty()) return false;
  for (int i = 0; i < steps_.back(); ++i) game_.undo();
  steps_.pop_back();
  return true;
}

void Session::use(std::string_view spec) {
  auto next = std::make_unique<Player>(factory_.create(spec, environment_));
  next->follow(game_, game_seed());
  factory_.registry().adopt(next->instance().strategy_ptr());
  player_ = std::move(next);
}

std::unique_ptr<Player> Session::carry_over(Instance& old, StrategyPtr strategy) {
  auto instance = factory_.create(std::move(strategy), environment_);
  const auto& declared = instance->strategy().parameters;
  for (const auto& parameter : old.strategy().parameters) {
    const auto value = old.parameter(parameter.name);
    if (std::ranges::find(declared, parameter.name, &ParameterInfo::name) == declared.end()) {
      environment_.log(LogLevel::warning, instance->strategy().id + ": the new version has no " +
                                              "parameter " + parameter.name);
      continue;
    }
    instance->set_parameter(parameter.name,
                            check_parameter(instance->strategy(), parameter.name, value));
  }
  if (old.strategy().state != nullptr && instance->strategy().state != nullptr) {
    instance->load_state(old.save_state());
  }
  auto player = std::make_unique<Player>(std::move(instance));
  player->follow(game_, game_seed());
  return player;
}

void Session::reload(std::string_view id) {
  auto& registry = factory_.registry();
  const auto loaded = registry.load_again(id);
  const auto previous = registry.replace(loaded);
  try {
    auto& old = strategy();
    if (old.strategy().id == id) {
      const Spec by_id{.id = std::string(id), .path = {}, .parameters = {}};
      player_ = carry_over(old, registry.resolve(by_id));
    } else if (old.consults(id)) {
      // Its evaluators never change their mind: a new instance opens new ones.
      player_ = carry_over(old, old.strategy_ptr());
    }
  } catch (const PluginError& error) {
    registry.undo_replace(loaded, previous);
    throw PluginError(loaded.front()->file.string() + ": " + error.what());
  } catch (...) {
    registry.undo_replace(loaded, previous);
    throw;
  }
}

void Session::set_parameter(const std::string& name, const std::string& value) {
  auto& instance = strategy();
  instance.set_parameter(name, check_parameter(instance.strategy(), name, value));
  player_->restart();
}

void Session::save_state(const std::string& file) {
  auto& instance = strategy();
  write_state_file(file, instance.strategy(), instance.save_state());
}

void Session::load_state(const std::string& file) {
  auto& instance = strategy();
  // Before the file is touched: what it holds can be of no use.
  if (instance.strategy().state == nullptr) {
    throw SessionError(instance.strategy().id + ": offers no state to load");
  }
  instance.load_state(read_state_file(file, instance.strategy()));
  player_->restart();
}

Limits Session::limits_for_move() const {
  Limits limits{.depth = limits_.depth,
                .nodes = limits_.nodes,
                .deadline_ns = 0,
                .move_seed = 0,
                .clock = clock_.view(position().to_move())};
  const auto per_move = static_cast<std::int64_t>(std::llround(limits_.move_seconds * 1e9));
  const auto allowed =
      time_policy_.thinking_ns(position(), clock_.time_left(position().to_move()), per_move);
  // No clock is read where no clock decides.
  if (allowed) limits.deadline_ns = environment_.now_ns() + *allowed;
  return limits;
}

Decision Session::choose(Color color, bool play_it) {
  const auto turn = turn_of(color);
  metrics_.clear();
  if (turn.over || !has_move(turn.position)) {
    if (play_it) play(color, Move::pass());
    return {};
  }
  if (turn.implied_pass) must_play(game_, Move::pass());
  Decision decision;
  try {
    const auto limits = limits_for_move();
    const bool timed = limits.clock.has_value();
    const auto begin = timed ? environment_.now_ns() : 0;
    decision = player_->choose(game_, game_seed(), limits);
    if (timed && play_it) clock_.spend(color, environment_.now_ns() - begin);
  } catch (...) {
    if (turn.implied_pass) game_.undo();
    throw;
  }
  if (turn.implied_pass) game_.undo();
  if (play_it) record(decision.move, turn.implied_pass ? 1 : 0);
  return decision;
}

void Session::check_analysis() {
  if (!has_move(position())) {
    throw SessionError(game_.over() ? "the game is over"
                                    : name_of(position().to_move()) + " must pass");
  }
  if (strategy().strategy().analysis == nullptr) {
    throw SessionError(strategy().strategy().id + ": offers no analysis");
  }
}

void Session::analyze(const AnalysisSink& sink) {
  check_analysis();
  metrics_.clear();
  player_->analyze(game_, game_seed(), limits_for_move(), sink);
}

void Session::set_seed(std::uint64_t seed) {
  run_seed_ = seed;
  game_number_ = 0;
}

std::uint64_t Session::game_seed() const {
  return game_number_ == 0 ? run_seed_ : mix(run_seed_, game_number_);
}

}  // namespace outflank::host
