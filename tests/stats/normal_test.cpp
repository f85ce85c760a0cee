#include "stats/normal.hpp"

#include <gtest/gtest.h>

#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

namespace {

using namespace outflank::host::stats;

TEST(Normal, HasTheProbabilitiesOfBoost) {
  const boost::math::normal standard;
  for (double x = -8; x <= 8; x += 0.125) {
    const double expected = boost::math::cdf(standard, x);
    EXPECT_NEAR(normal_cdf(x), expected, 1e-12 * expected) << x;
  }
  EXPECT_NEAR(kNormal975, boost::math::quantile(standard, 0.975), 1e-15);
}

TEST(Normal, HasTheStudentQuantilesOfBoost) {
  for (std::uint64_t degrees = 1; degrees < 400; ++degrees) {
    const boost::math::students_t student(static_cast<double>(degrees));
    EXPECT_NEAR(student_975(degrees), boost::math::quantile(student, 0.975), 4e-6) << degrees;
  }
  EXPECT_NEAR(student_975(1'000'000'000'000), kNormal975, 1e-9);
}

}  // namespace
