#include "stats/rate.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "stats/normal.hpp"

namespace outflank::host::stats {

Estimate rate(std::uint64_t successes, std::uint64_t trials) {
  assert(successes <= trials);
  if (trials == 0) return {.value = 0.5, .low = 0, .high = 1};
  const auto n = static_cast<double>(trials);
  const double share = static_cast<double>(successes) / n;
  const double square = kNormal975 * kNormal975;
  const double center = (share + square / (2 * n)) / (1 + square / n);
  const double error =
      kNormal975 / (1 + square / n) * std::sqrt(share * (1 - share) / n + square / (4 * n * n));
  // At the ends the interval begins with the share itself; rounding may not see it.
  return {.value = share,
          .low = successes == 0 ? 0 : std::min(center - error, share),
          .high = successes == trials ? 1 : std::max(center + error, share)};
}

}  // namespace outflank::host::stats
