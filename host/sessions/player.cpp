#include "sessions/player.hpp"

#include <algorithm>

#include "outflank/kit/random.hpp"
#include "outflank/rules/score.hpp"

namespace outflank::host {

bool Player::knows_a_beginning_of(const Game& game, std::uint64_t seed) const {
  const auto moves = game.moves();
  return following_ && start_ == game.start() && seed_ == seed &&
         observed_.size() <= moves.size() &&
         std::equal(observed_.begin(), observed_.end(), moves.begin());
}

void Player::follow(const Game& game, std::uint64_t seed) {
  const bool goes_on = knows_a_beginning_of(game, seed);
  // An instance that fails on the way is told everything anew next time.
  following_ = false;
  if (!goes_on) {
    instance_->new_game(game.start(), seed);
    finished_ = false;
    start_ = game.start();
    seed_ = seed;
    side_.reset();
    observed_.clear();
  }
  const auto moves = game.moves();
  while (observed_.size() < moves.size()) {
    const Move move = moves[observed_.size()];
    observed_.push_back(move);
    instance_->observe(move);
  }
  following_ = true;
}

void Player::prepare(const Game& game, std::uint64_t seed, Limits& limits) {
  const auto side = game.position().to_move();
  if (side_.value_or(side) != side) restart();
  follow(game, seed);
  side_ = side;
  limits.move_seed = mix(seed, static_cast<std::uint64_t>(game.ply()));
}

Decision Player::choose(const Game& game, std::uint64_t seed, Limits limits) {
  prepare(game, seed, limits);
  return instance_->choose(game.position(), limits);
}

void Player::analyze(const Game& game, std::uint64_t seed, Limits limits,
                     const AnalysisSink& sink) {
  prepare(game, seed, limits);
  instance_->analyze(game.position(), limits, sink);
}

void Player::finish(const Game& game, std::uint64_t seed) {
  follow(game, seed);
  if (finished_) return;
  finished_ = true;
  const auto& end = game.position();
  instance_->game_over({.finished = true,
                        .black_score = final_score(end, Color::black),
                        .black_discs = count(end.black()),
                        .white_discs = count(end.white())});
}

}  // namespace outflank::host
