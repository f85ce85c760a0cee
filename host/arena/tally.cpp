#include "arena/tally.hpp"

#include <algorithm>
#include <cassert>

#include "outflank/rules/scramble.hpp"
#include "stats/elo.hpp"

namespace outflank::host::arena {

namespace {

// Eight moves at a time: this is most of what counting a game costs.
std::uint64_t game_hash(const GameRecord& record, bool first_is_black) {
  std::uint64_t hash = scramble(record.start.black() + (first_is_black ? kGolden : 0));
  hash = scramble(hash ^ record.start.white());
  std::uint64_t packed = static_cast<std::uint64_t>(record.start.to_move());
  std::size_t number = 0;
  for (const Move move : record.moves) {
    packed = packed << 8U | static_cast<std::uint64_t>(move.index() + 1);
    if (++number % 8 == 0) {
      hash = scramble(hash ^ packed);
      packed = 0;
    }
  }
  return scramble(hash ^ packed);
}

}  // namespace

void Tally::add(const GameRecord& record, const GameTimes& times) {
  const bool first_is_black = record.task.number % 2 == 0;
  assert(first_is_black != half_pair_.has_value());
  const int discs = first_is_black ? record.black_score : -record.black_score;
  auto& results = first_is_black ? as_black_ : as_white_;
  ++(discs > 0 ? results.wins : discs < 0 ? results.losses : results.draws);
  const HalfPair half{.points = discs > 0 ? 2 : discs < 0 ? 0 : 1, .discs = discs};
  game_discs_.add(discs);
  squares_ = record.start.size() * record.start.size();

  auto& ended = endings_[static_cast<std::size_t>(record.ending)];
  ++ended.games;
  if (record.at_fault) {
    const bool first_at_fault = (*record.at_fault == Color::black) == first_is_black;
    ++ended.at_fault[first_at_fault ? 0 : 1];
  }
  distinct_.add(game_hash(record, first_is_black));
  if (!times.move_ns.empty()) add_times(record, times, first_is_black);

  if (half_pair_) {
    add_pair(half_pair_->points + half.points, half_pair_->discs + half.discs);
    half_pair_.reset();
  } else {
    half_pair_ = half;
  }
}

void Tally::add_pair(int points, int discs) {
  ++pairs_.pairs[static_cast<std::size_t>(points)];
  pair_discs_.add(discs);
  if (test_ && sprt_.decision == stats::SprtDecision::continues) {
    sprt_ = stats::sprt(*test_, pairs_);
  }
}

void Tally::add_times(const GameRecord& record, const GameTimes& times, bool first_is_black) {
  ++timed_games_;
  overhead_ns_ += times.overhead_ns;
  const bool black_begins = record.start.to_move() == Color::black;
  for (std::size_t i = 0; i < times.move_ns.size(); ++i) {
    const std::size_t ply = record.opening_plies + i;
    // Behind the last move stands the time that was lost by.
    if (ply < record.moves.size() && record.moves[ply].is_pass()) continue;
    const bool black_moved = black_begins == (ply % 2 == 0);
    auto& use = time_use_[black_moved == first_is_black ? 0 : 1];
    ++use.moves;
    use.total_ns += times.move_ns[i];
    use.longest_ns = std::max(use.longest_ns, times.move_ns[i]);
  }
}

stats::WinDrawLoss Tally::results() const {
  auto sum = as_black_;
  return sum += as_white_;
}

stats::Estimate Tally::elo() const {
  return pairs_.count() > 0 ? stats::elo(pairs_) : stats::elo(results());
}

stats::Estimate Tally::normalised_elo() const {
  return pairs_.count() > 0 ? stats::normalised_elo(pairs_) : stats::normalised_elo(results());
}

double Tally::likelihood_of_superiority() const {
  return pairs_.count() > 0 ? stats::likelihood_of_superiority(pairs_)
                            : stats::likelihood_of_superiority(results());
}

stats::Estimate Tally::discs() const {
  if (pairs_.count() == 0) return stats::mean(game_discs_, squares_);
  const auto pair = stats::mean(pair_discs_, 2 * squares_);
  return {.value = pair.value / 2, .low = pair.low / 2, .high = pair.high / 2};
}

}  // namespace outflank::host::arena
