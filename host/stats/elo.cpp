#include "stats/elo.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numbers>

#include "stats/normal.hpp"
#include "stats/score_likelihood.hpp"

namespace outflank::host::stats {

namespace {

// Outcomes, each of one game or of a pair, by what they are worth.
template <std::size_t N>
struct Outcomes {
  std::array<double, N> counts{};
  double games_each = 1;

  [[nodiscard]] double total() const {
    double total = 0;
    for (const double count : counts) total += count;
    return total;
  }
  [[nodiscard]] double games() const { return games_each * total(); }
  [[nodiscard]] double mean() const {
    double points = 0;
    for (std::size_t i = 0; i < N; ++i) points += static_cast<double>(i) * counts[i];
    return points / (static_cast<double>(N - 1) * total());
  }
  // A quarter of a point away from nothing and from everything.
  [[nodiscard]] double finite_mean() const {
    const double quarter_point = 1 / (4 * games());
    return std::clamp(mean(), quarter_point, 1 - quarter_point);
  }
  // Of one game.
  [[nodiscard]] double variance() const {
    const double step = 1 / static_cast<double>(N - 1);
    double variance = 0;
    for (std::size_t i = 0; i < N; ++i) {
      const double distance = static_cast<double>(i) * step - mean();
      variance += counts[i] * distance * distance;
    }
    const double half_an_outcome = 1 / (2 * total());
    const double least = half_an_outcome * (1 - half_an_outcome) * step * step;
    return games_each * std::max(variance / total(), least);
  }
};

Outcomes<5> outcomes_of(const Pentanomial& results) {
  Outcomes<5> outcomes{.games_each = 2};
  std::ranges::transform(results.pairs, outcomes.counts.begin(),
                         [](std::uint64_t count) { return static_cast<double>(count); });
  return outcomes;
}

Outcomes<3> outcomes_of(const WinDrawLoss& results) {
  return {.counts = {static_cast<double>(results.losses), static_cast<double>(results.draws),
                     static_cast<double>(results.wins)}};
}

constexpr Estimate kNothingKnown{.value = 0, .low = -kEloLimit, .high = kEloLimit};

// From `inside`, which the results do not speak against, towards `end`: as far as they do not.
double bound(OutcomeCounts counts, double inside, double end) {
  constexpr double kAllowedLoss = kNormal975 * kNormal975 / 2;
  const auto allowed = [&](double elo) {
    return log_likelihood_loss(counts, score_of(elo)) <= kAllowedLoss;
  };
  if (allowed(end)) return end;
  double outside = end;
  // From 8,000 Elo to less than a thousand millionth of one.
  for (int round = 0; round < 44; ++round) {
    const double middle = (inside + outside) / 2;
    (allowed(middle) ? inside : outside) = middle;
  }
  return inside;
}

template <std::size_t N>
Estimate elo_from(const Outcomes<N>& outcomes) {
  if (outcomes.total() == 0) return kNothingKnown;
  const double value = std::clamp(elo_of(outcomes.finite_mean()), -kEloLimit, kEloLimit);
  return {.value = value,
          .low = bound(outcomes.counts, value, -kEloLimit),
          .high = bound(outcomes.counts, value, kEloLimit)};
}

template <std::size_t N>
Estimate normalised_elo_from(const Outcomes<N>& outcomes) {
  if (outcomes.total() == 0) return kNothingKnown;
  constexpr double kScale = 800 / std::numbers::ln10;
  const double value = kScale * (outcomes.finite_mean() - 0.5) / std::sqrt(outcomes.variance());
  const double error = kScale * kNormal975 / std::sqrt(outcomes.games());
  return {.value = value, .low = value - error, .high = value + error};
}

template <std::size_t N>
double likelihood_of_superiority_from(const Outcomes<N>& outcomes) {
  if (outcomes.total() == 0) return 0.5;
  const double deviations = std::sqrt(2 * log_likelihood_loss(outcomes.counts, 0.5));
  return normal_cdf(outcomes.mean() < 0.5 ? -deviations : deviations);
}

}  // namespace

double elo_of(double score) {
  assert(score > 0 && score < 1);
  return 400 * std::log10(score / (1 - score));
}

double score_of(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

Estimate elo(const Pentanomial& results) { return elo_from(outcomes_of(results)); }
Estimate elo(const WinDrawLoss& results) { return elo_from(outcomes_of(results)); }

Estimate normalised_elo(const Pentanomial& results) {
  return normalised_elo_from(outcomes_of(results));
}
Estimate normalised_elo(const WinDrawLoss& results) {
  return normalised_elo_from(outcomes_of(results));
}

double likelihood_of_superiority(const Pentanomial& results) {
  return likelihood_of_superiority_from(outcomes_of(results));
}
double likelihood_of_superiority(const WinDrawLoss& results) {
  return likelihood_of_superiority_from(outcomes_of(results));
}

}  // namespace outflank::host::stats
