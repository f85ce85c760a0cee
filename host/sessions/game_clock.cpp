#include "sessions/game_clock.hpp"

#include <algorithm>

namespace outflank::host {

void GameClock::configure(std::int64_t main_ns, std::int64_t period_ns, unsigned period_moves) {
  limited_ = period_ns == 0 || period_moves > 0;
  unlimited_ = !limited_;
  main_ns_ = main_ns;
  period_ns_ = period_ns;
  period_moves_ = period_ns == 0 ? 0 : period_moves;
  restart();
}

void GameClock::restart() {
  left_.fill(std::nullopt);
  if (!limited_) return;
  const bool in_main = main_ns_ > 0 || period_moves_ == 0;
  left_.fill(in_main ? Left{main_ns_, 0} : Left{period_ns_, period_moves_});
}

void GameClock::set_left(Color color, std::int64_t left_ns, unsigned moves) {
  if (!unlimited_) of(color) = Left{left_ns, moves};
}

void GameClock::spend(Color color, std::int64_t used_ns) {
  auto& left = of(color);
  if (!left) return;
  left->ns -= used_ns;
  const bool period_played = left->moves > 0 && --left->moves == 0;
  const bool main_used_up = left->moves == 0 && left->ns <= 0;
  if (period_moves_ > 0 && (period_played || main_used_up)) left = Left{period_ns_, period_moves_};
  left->ns = std::max<std::int64_t>(left->ns, 0);
}

std::optional<Clock> GameClock::view(Color color) const {
  const auto& own = of(color);
  if (!own) return std::nullopt;
  return Clock{.main_time_ns = main_ns_,
               .increment_ns = 0,
               .own_left_ns = own->ns,
               .opponent_left_ns = of(opposite(color)).value_or(Left{}).ns,
               .moves_in_left = own->moves};
}

std::optional<std::int64_t> GameClock::share_ns(const Position& position) const {
  const auto& left = of(position.to_move());
  if (!left) return std::nullopt;
  // Half of the empty squares are ours; one share more is kept as a reserve.
  const auto own_moves = (count(position.empties()) + 1) / 2;
  const auto moves =
      left->moves > 0 ? std::min<int>(static_cast<int>(left->moves), own_moves) : own_moves;
  return std::max<std::int64_t>(left->ns / (moves + 1), 1);
}

}  // namespace outflank::host
