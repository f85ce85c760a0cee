#include "stats/mean.hpp"

#include <gtest/gtest.h>

#include <boost/math/distributions/students_t.hpp>
#include <boost/math/statistics/univariate_statistics.hpp>
#include <cmath>
#include <vector>

namespace {

using namespace outflank::host::stats;

TEST(Mean, AgreesWithBoost) {
  const std::vector<double> numbers{12, -4, 0, 64, -64, 8, 8, 2, -10, 30, 6, -2};
  Sample sample;
  for (const double number : numbers) sample.add(std::llround(number));

  const auto count = static_cast<double>(numbers.size());
  const double middle = boost::math::statistics::mean(numbers);
  const double variance = boost::math::statistics::sample_variance(numbers);
  const boost::math::students_t student(count - 1);
  const double error = boost::math::quantile(student, 0.975) * std::sqrt(variance / count);
  const Estimate estimate = mean(sample, 64);
  EXPECT_NEAR(estimate.value, middle, 1e-12);
  EXPECT_NEAR(estimate.low, middle - error, 1e-9);
  EXPECT_NEAR(estimate.high, middle + error, 1e-9);
}

TEST(Mean, KnowsOnlyTheLimitsFromLessThanTwoNumbers) {
  Sample sample;
  EXPECT_EQ(mean(sample, 64), (Estimate{.value = 0, .low = -64, .high = 64}));
  sample.add(10);
  EXPECT_EQ(mean(sample, 64), (Estimate{.value = 10, .low = -64, .high = 64}));
}

TEST(Mean, StaysWithinTheLimits) {
  Sample sample;
  sample.add(64);
  sample.add(-60);
  EXPECT_EQ(mean(sample, 64), (Estimate{.value = 2, .low = -64, .high = 64}));
}

TEST(Mean, HasNoSpreadWhereAllNumbersAreTheSame) {
  Sample sample;
  for (int i = 0; i < 3; ++i) sample.add(-7);
  EXPECT_EQ(mean(sample, 64), (Estimate{.value = -7, .low = -7, .high = -7}));
}

}  // namespace
