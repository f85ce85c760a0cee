#include "stats/score_likelihood.hpp"

#include <cassert>
#include <cmath>

namespace outflank::host::stats {

namespace {

struct Slope {
  double value = 0;
  double derivative = 0;
};

// The most likely distribution gives outcome i the probability p_i / (1 + x (a_i - mean)),
// where p_i is its share of the observations; x is where this has its zero. Falls with x.
class Secular {
 public:
  Secular(OutcomeCounts counts, double mean) : counts_(counts), mean_(mean) {}

  [[nodiscard]] double distance(std::size_t i) const {
    return static_cast<double>(i) / static_cast<double>(counts_.size() - 1) - mean_;
  }

  [[nodiscard]] Slope at(double x) const {
    Slope slope;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
      if (counts_[i] == 0) continue;
      const double part = distance(i) / (1 + x * distance(i));
      slope.value += counts_[i] * part;
      slope.derivative -= counts_[i] * part * part;
    }
    return slope;
  }

  // Newton's method kept between two bounds, by halves where it would leave them or crawls.
  [[nodiscard]] double zero() const {
    // No probability is negative, nor is that of an end which was never observed.
    double low = -1 / (1 - mean_);
    double high = 1 / mean_;
    if (counts_.back() == 0 && at(low).value <= 0) return low;
    if (counts_.front() == 0 && at(high).value >= 0) return high;
    double x = 0;
    double last_step = high - low;
    for (int round = 0; round < 200; ++round) {
      const auto [value, derivative] = at(x);
      if (value == 0) break;
      (value > 0 ? low : high) = x;
      double next = x - value / derivative;
      if (!(next > low && next < high) || std::abs(next - x) > last_step / 2) {
        next = low + (high - low) / 2;
      }
      last_step = std::abs(next - x);
      if (last_step <= 1e-15 * std::abs(next)) break;
      x = next;
    }
    return x;
  }

 private:
  OutcomeCounts counts_;
  double mean_;
};

}  // namespace

double log_likelihood_loss(OutcomeCounts counts, double mean) {
  assert(counts.size() > 1 && mean > 0 && mean < 1);
  const Secular secular(counts, mean);
  const double x = secular.zero();
  double loss = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] > 0) loss += counts[i] * std::log1p(x * secular.distance(i));
  }
  return loss > 0 ? loss : 0;
}

}  // namespace outflank::host::stats
