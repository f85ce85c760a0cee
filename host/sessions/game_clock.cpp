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
  if (unlimited_) return;
  constexpr std::int64_t kSecond = 1'000'000'000;
  auto& own = of(color);
  const bool rounded =
      own && own->moves == moves && own->ns < left_ns && own->ns > left_ns - kSecond && own->ns > 0;
  if (!rounded) own = Left{left_ns, moves};
}

void GameClock::spend(Color color, std::int64_t used_ns) {
  auto& left = of(color);
  if (!left) return;
  left->ns -= used_ns;
  if (left->moves == 0 && left->ns <= 0 && period_moves_ > 0) {
    left = Left{period_ns_ + left->ns, period_moves_};
  }
  if (left->moves > 0 && --left->moves == 0 && period_moves_ > 0) {
    left = Left{period_ns_, period_moves_};
  }
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

std::optional<TimeLeft> GameClock::time_left(Color color) const {
  const auto& own = of(color);
  if (!own) return std::nullopt;
  return TimeLeft{.left_ns = own->ns,
                  .moves = own->moves,
                  .increment_ns = 0,
                  .period_ns = period_ns_,
                  .period_moves = period_moves_};
}

}  // namespace outflank::host
