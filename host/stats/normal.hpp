#pragma once

#include <cstdint>

namespace outflank::host::stats {

// What a 95 % interval of something normally distributed leaves out on each side lies
// beyond this many standard deviations.
inline constexpr double kNormal975 = 1.959963984540054;

// The probability that something normally distributed lies below x standard deviations.
[[nodiscard]] double normal_cdf(double x);

// The same as kNormal975 where the standard deviation is itself estimated: the quantile of
// Student's t distribution. To six digits. Precondition: degrees > 0.
[[nodiscard]] double student_975(std::uint64_t degrees);

}  // namespace outflank::host::stats
