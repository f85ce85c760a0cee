#pragma once

#include <cstdint>

#include "stats/estimate.hpp"

namespace outflank::host::stats {

// All that is kept of a sample of whole numbers.
struct Sample {
  std::uint64_t count = 0;
  std::int64_t sum = 0;
  std::int64_t sum_of_squares = 0;

  void add(std::int64_t number) {
    ++count;
    sum += number;
    sum_of_squares += number * number;
  }
  bool operator==(const Sample&) const = default;
};

// The mean with its 95 % interval by Student's t, within what numbers there can be:
// -limit to limit. Two numbers are the least that say anything about the spread, so with
// fewer the interval is all of that; the mean of none is 0.
[[nodiscard]] Estimate mean(const Sample& sample, double limit);

}  // namespace outflank::host::stats
