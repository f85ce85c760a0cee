#include "stats/score_likelihood.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace {

using namespace outflank::host::stats;

// Independent of how it is computed: the best of all distributions over three outcomes with
// this mean, which have one degree of freedom, found by trying them.
double loss_by_search(const std::array<double, 3>& counts, double mean) {
  const auto log_likelihood = [&](const std::array<double, 3>& chances) {
    double sum = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      if (counts[i] > 0) sum += counts[i] * std::log(chances[i]);
    }
    return sum;
  };
  const double total = counts[0] + counts[1] + counts[2];
  const double best = log_likelihood({counts[0] / total, counts[1] / total, counts[2] / total});
  double reached = -HUGE_VAL;
  constexpr int kSteps = 200'000;
  const double most_draws = 2 * std::min(mean, 1 - mean);
  for (int step = 0; step <= kSteps; ++step) {
    const double draws = most_draws * step / kSteps;
    const double wins = mean - draws / 2;
    reached = std::max(reached, log_likelihood({1 - draws - wins, draws, wins}));
  }
  return best - reached;
}

TEST(ScoreLikelihood, IsThatOfTheBestDistributionWithTheMean) {
  for (const std::array<double, 3>& counts :
       {std::array<double, 3>{3, 5, 7}, {0, 4, 9}, {6, 0, 2}, {8, 3, 0}, {0, 0, 5}, {0, 7, 0}}) {
    for (const double mean : {0.03, 0.25, 0.5, 0.6, 0.9}) {
      EXPECT_NEAR(log_likelihood_loss(counts, mean), loss_by_search(counts, mean), 1e-6)
          << counts[0] << " " << counts[1] << " " << counts[2] << " mean " << mean;
    }
  }
}

TEST(ScoreLikelihood, LosesNothingAtTheObservedMeanAndMoreTheFurtherAway) {
  const std::array<double, 5> counts{1, 2, 10, 4, 6};
  const double mean = (0.25 * 2 + 0.5 * 10 + 0.75 * 4 + 6) / 23;
  EXPECT_NEAR(log_likelihood_loss(counts, mean), 0, 1e-12);
  for (double distance = 0.01; mean + distance + 0.01 < 1; distance += 0.01) {
    EXPECT_LT(log_likelihood_loss(counts, mean + distance),
              log_likelihood_loss(counts, mean + distance + 0.01));
    EXPECT_LT(log_likelihood_loss(counts, mean - distance),
              log_likelihood_loss(counts, mean - distance - 0.01));
  }
}

}  // namespace
