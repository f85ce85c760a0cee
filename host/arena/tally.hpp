#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "arena/distinct_count.hpp"
#include "arena/game_record.hpp"
#include "stats/estimate.hpp"
#include "stats/game_counts.hpp"
#include "stats/mean.hpp"
#include "stats/sprt.hpp"

namespace outflank::host::arena {

// How often games ended in one way, and through whose fault.
struct EndingCount {
  std::uint64_t games = 0;
  std::array<std::uint64_t, 2> at_fault{};  // the first, the second of the pairing

  bool operator==(const EndingCount&) const = default;
};

// What one side's clock says of all its games.
struct TimeUse {
  std::uint64_t moves = 0;
  std::int64_t total_ns = 0;
  std::int64_t longest_ns = 0;

  [[nodiscard]] double mean_ns() const {
    return moves == 0 ? 0 : static_cast<double>(total_ns) / static_cast<double>(moves);
  }
  bool operator==(const TimeUse&) const = default;
};

// Adds up the games of one pairing, in schedule order, from the view of its first. A
// resumed run is rebuilt by adding what its journal holds. Not to be shared by threads without
// a lock.
class Tally {
 public:
  Tally() = default;
  explicit Tally(const stats::Sprt& test) : test_(test), sprt_(stats::sprt(test, {})) {}

  // The next game of the pairing; the first of a pair has an even number. The times are
  // empty where no clock was read.
  void add(const GameRecord& record, const GameTimes& times = {});

  [[nodiscard]] std::uint64_t games() const { return as_black_.games() + as_white_.games(); }
  [[nodiscard]] stats::WinDrawLoss results() const;
  [[nodiscard]] const stats::WinDrawLoss& as_black() const { return as_black_; }
  [[nodiscard]] const stats::WinDrawLoss& as_white() const { return as_white_; }
  [[nodiscard]] const stats::Pentanomial& pairs() const { return pairs_; }

  // From whole pairs; from single games as long as there is no pair.
  [[nodiscard]] stats::Estimate elo() const;
  [[nodiscard]] stats::Estimate normalised_elo() const;
  [[nodiscard]] double likelihood_of_superiority() const;
  // Discs that the first is ahead by at the end of a game, the empty squares given to the
  // winner. Pairs and single games as with Elo.
  [[nodiscard]] stats::Estimate discs() const;
  // Of all games.
  [[nodiscard]] const stats::Sample& game_discs() const { return game_discs_; }

  [[nodiscard]] const EndingCount& ended(Ending ending) const {
    return endings_[static_cast<std::size_t>(ending)];
  }
  // Games that differ in who was black, where they began, or in a move.
  [[nodiscard]] std::uint64_t distinct_games() const { return distinct_.count(); }

  // Games in which a clock was read.
  [[nodiscard]] std::uint64_t timed_games() const { return timed_games_; }
  // Of the first (0) and the second (1).
  [[nodiscard]] const TimeUse& time_use(std::size_t side) const { return time_use_[side]; }
  [[nodiscard]] std::int64_t overhead_ns() const { return overhead_ns_; }

  // What is tested, if anything; and how that stands, after the last pair or at the first that
  // decided it.
  [[nodiscard]] const std::optional<stats::Sprt>& test() const { return test_; }
  [[nodiscard]] const stats::SprtState& sprt() const { return sprt_; }

 private:
  void add_pair(int points, int discs);
  void add_times(const GameRecord& record, const GameTimes& times, bool first_is_black);

  // Points are counted in halves: 0, 1, 2.
  struct HalfPair {
    int points = 0;
    int discs = 0;
  };

  stats::WinDrawLoss as_black_;
  stats::WinDrawLoss as_white_;
  stats::Pentanomial pairs_;
  std::optional<HalfPair> half_pair_;
  stats::Sample game_discs_;
  stats::Sample pair_discs_;  // sums of two games
  int squares_ = 64;
  std::array<EndingCount, kEndings.size()> endings_{};
  DistinctCount distinct_;
  std::uint64_t timed_games_ = 0;
  std::array<TimeUse, 2> time_use_{};
  std::int64_t overhead_ns_ = 0;
  std::optional<stats::Sprt> test_;
  stats::SprtState sprt_;
};

}  // namespace outflank::host::arena
