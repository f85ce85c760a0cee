#include "sessions/time_policy.hpp"

#include <algorithm>

namespace outflank::host {

namespace {

// Three years: more than any game, and small enough to be multiplied.
constexpr std::int64_t kLongestNs = 100'000'000'000'000'000;

std::int64_t sane(std::int64_t ns) { return std::clamp<std::int64_t>(ns, 0, kLongestNs); }

// If neither side passes.
std::int64_t own_moves(const Position& position) { return (count(position.empties()) + 1) / 2; }

// What a move with so many empty squares is worth beside the others. Chosen, not
// tuned: the opening is known ground, and from ten empty squares on an exact
// answer costs next to nothing.
std::int64_t weight(int empties) {
  if (empties >= 50) return 2;
  if (empties >= 34) return 4;
  if (empties >= 18) return 5;
  if (empties >= 10) return 3;
  return 1;
}

std::int64_t weight_of_all(int empties) {
  std::int64_t sum = 0;
  for (; empties > 0; empties -= 2) sum += weight(empties);
  return std::max<std::int64_t>(sum, 1);
}

}  // namespace

std::int64_t TimePolicy::for_one_move(std::int64_t limit_ns) const {
  return limit_ns - std::min(margin_ns_, limit_ns / 2);
}

std::int64_t TimePolicy::from_period(std::int64_t left_ns, std::int64_t moves) const {
  return for_one_move(left_ns / moves);
}

std::int64_t TimePolicy::from_the_rest(const Position& position, const TimeLeft& clock) const {
  const auto left = sane(clock.left_ns);
  const auto increment = sane(clock.increment_ns);
  const auto moves = std::max<std::int64_t>(own_moves(position), 1);
  const auto empties = count(position.empties());
  const auto reserve = left / 16;
  const auto usable = left + std::min(increment * (moves - 1), kLongestNs) - reserve -
                      std::min(margin_ns_ * moves, kLongestNs);
  const auto share = usable / weight_of_all(empties) * weight(empties);
  const auto most = std::min(left / 4 + increment, left - std::min(left, margin_ns_));
  // The floor is for clocks that have run so low that no margin fits in.
  return std::max(std::min(share, most), left / (4 * (moves + 4)));
}

std::int64_t TimePolicy::from_clock(const Position& position, const TimeLeft& clock) const {
  if (clock.moves > 0) {
    // One more than we expect: the opponent may have to pass.
    const auto to_come = std::min<std::int64_t>(own_moves(position) + 1, count(position.empties()));
    const auto moves = std::min(std::int64_t{clock.moves}, to_come);
    return from_period(sane(clock.left_ns), std::max<std::int64_t>(moves, 1));
  }
  const auto share = from_the_rest(position, clock);
  if (clock.period_moves == 0) return share;
  // The last of the main time may run over into the first period.
  return std::max(share, from_period(sane(clock.period_ns), clock.period_moves));
}

std::optional<std::int64_t> TimePolicy::thinking_ns(const Position& position,
                                                    const std::optional<TimeLeft>& clock,
                                                    std::int64_t move_limit_ns) const {
  std::optional<std::int64_t> allowed;
  if (clock) allowed = from_clock(position, *clock);
  if (move_limit_ns > 0) {
    const auto for_move = for_one_move(sane(move_limit_ns));
    allowed = std::min(allowed.value_or(for_move), for_move);
  }
  if (allowed) allowed = std::max<std::int64_t>(*allowed, 1);
  return allowed;
}

}  // namespace outflank::host
