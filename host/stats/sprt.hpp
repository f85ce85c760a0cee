#pragma once

#include <cstdint>
#include <string_view>

#include "stats/game_counts.hpp"

namespace outflank::host::stats {

// A sequential test of two hypotheses: the difference is elo0, or it is elo1. Either is
// accepted wrongly in 5 % of all tests.
struct Sprt {
  double elo0 = 0;
  double elo1 = 0;  // more than elo0

  static constexpr double kErrorRate = 0.05;
  bool operator==(const Sprt&) const = default;
};

enum class SprtDecision : std::uint8_t { continues, accept_h0, accept_h1 };

// "continue", "accept H0", "accept H1"
[[nodiscard]] std::string_view sprt_decision_name(SprtDecision decision);

struct SprtState {
  double log_likelihood_ratio = 0;  // of elo1 against elo0
  double lower = 0;                 // at or below this elo0 is accepted,
  double upper = 0;                 // at or above this elo1
  SprtDecision decision = SprtDecision::continues;

  bool operator==(const SprtState&) const = default;
};

// Fewer pairs decide nothing, whatever they say. The ratio is that of hypotheses about one
// number while the whole distribution is unknown, which holds for many pairs only.
inline constexpr std::uint64_t kSprtLeastPairs = 20;

// The generalised test on pairs, with logistic Elo, as Fishtest and fastchess do it: each
// hypothesis is as likely as the most likely distribution of pair scores it allows. As there,
// a score that never came is counted as having come a thousandth of a time.
[[nodiscard]] SprtState sprt(const Sprt& test, const Pentanomial& results);

}  // namespace outflank::host::stats
