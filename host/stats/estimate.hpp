#pragma once

namespace outflank::host::stats {

// A value and its 95 % interval. All three are finite, and low <= value <= high.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;

  bool operator==(const Estimate&) const = default;
};

}  // namespace outflank::host::stats
