#include "stats/mean.hpp"

#include <algorithm>
#include <cmath>

#include "stats/normal.hpp"

namespace outflank::host::stats {

Estimate mean(const Sample& sample, double limit) {
  if (sample.count == 0) return {.value = 0, .low = -limit, .high = limit};
  const auto count = static_cast<double>(sample.count);
  const auto sum = static_cast<double>(sample.sum);
  const double value = sum / count;
  if (sample.count == 1) return {.value = value, .low = -limit, .high = limit};
  const double squares = static_cast<double>(sample.sum_of_squares) - sum * value;
  const double variance = std::max(squares, 0.0) / (count - 1);
  const double error = student_975(sample.count - 1) * std::sqrt(variance / count);
  return {.value = value,
          .low = std::max(value - error, -limit),
          .high = std::min(value + error, limit)};
}

}  // namespace outflank::host::stats
