#include "stats/rate.hpp"

#include <gtest/gtest.h>

#include <boost/math/distributions/normal.hpp>
#include <cmath>

namespace {

using namespace outflank::host::stats;

// Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine
// 17 (1998), table I, method 3.
TEST(Rate, HasTheIntervalsOfNewcombe) {
  const auto expect = [](std::uint64_t successes, std::uint64_t trials, double low, double high) {
    EXPECT_NEAR(rate(successes, trials).low, low, 5e-5) << successes << "/" << trials;
    EXPECT_NEAR(rate(successes, trials).high, high, 5e-5) << successes << "/" << trials;
  };
  expect(81, 263, 0.2553, 0.3662);
  expect(15, 148, 0.0624, 0.1605);
  expect(0, 20, 0.0000, 0.1611);
  expect(1, 29, 0.0061, 0.1718);
}

// What makes it Wilson's: at its ends, the share seen is 2.5 % unlikely by the normal law.
TEST(Rate, EndsWhereTheShareSeenIsUnlikely) {
  const boost::math::normal standard;
  for (std::uint64_t successes = 1; successes < 30; ++successes) {
    const Estimate estimate = rate(successes, 30);
    for (const double end : {estimate.low, estimate.high}) {
      const double deviations = (estimate.value - end) / std::sqrt(end * (1 - end) / 30);
      EXPECT_NEAR(boost::math::cdf(standard, -std::abs(deviations)), 0.025, 1e-12);
    }
  }
}

TEST(Rate, HoldsItsValueForAllSmallNumbersAndMirrors) {
  for (std::uint64_t trials = 0; trials < 60; ++trials) {
    for (std::uint64_t successes = 0; successes <= trials; ++successes) {
      const Estimate estimate = rate(successes, trials);
      EXPECT_GE(estimate.low, 0);
      EXPECT_LE(estimate.low, estimate.value);
      EXPECT_LE(estimate.value, estimate.high);
      EXPECT_LE(estimate.high, 1);
      EXPECT_NEAR(estimate.low, 1 - rate(trials - successes, trials).high, 1e-12);
    }
  }
}

}  // namespace
