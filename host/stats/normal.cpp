#include "stats/normal.hpp"

#include <array>
#include <cassert>
#include <cmath>
#include <numbers>

namespace outflank::host::stats {

double normal_cdf(double x) { return std::erfc(-x / std::numbers::sqrt2) / 2; }

double student_975(std::uint64_t degrees) {
  assert(degrees > 0);
  constexpr std::array<double, 12> kFewDegrees{
      12.706204736174698, 4.302652729749464, 3.182446305283708, 2.776445105197794,
      2.570581835636315,  2.446911851144969, 2.364624251592785, 2.306004135204166,
      2.262157162798205,  2.228138851986274, 2.200985160091640, 2.178812829667229};
  if (degrees <= kFewDegrees.size()) return kFewDegrees[degrees - 1];
  // The expansion in powers of 1 / degrees (Abramowitz and Stegun, 26.7.5).
  const double z = kNormal975;
  const double square = z * z;
  const double first = z * (square + 1) / 4;
  const double second = z * ((5 * square + 16) * square + 3) / 96;
  const double third = z * (((3 * square + 19) * square + 17) * square - 15) / 384;
  const double fourth =
      z * ((((79 * square + 776) * square + 1482) * square - 1920) * square - 945) / 92160;
  const double part = 1 / static_cast<double>(degrees);
  return z + part * (first + part * (second + part * (third + part * fourth)));
}

}  // namespace outflank::host::stats
