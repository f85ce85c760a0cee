#include "stats/sprt.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

#include "stats/elo.hpp"
#include "stats/score_likelihood.hpp"

namespace outflank::host::stats {

std::string_view sprt_decision_name(SprtDecision decision) {
  switch (decision) {
    case SprtDecision::accept_h0:
      return "accept H0";
    case SprtDecision::accept_h1:
      return "accept H1";
    case SprtDecision::continues:
      break;
  }
  return "continue";
}

SprtState sprt(const Sprt& test, const Pentanomial& results) {
  assert(test.elo0 < test.elo1);
  // Wald's bounds; the same error rate on both sides makes them symmetric.
  const double bound = std::log((1 - Sprt::kErrorRate) / Sprt::kErrorRate);
  SprtState state{.lower = -bound, .upper = bound};
  if (results.count() == 0) return state;

  std::array<double, 5> counts{};
  std::ranges::transform(results.pairs, counts.begin(), [](std::uint64_t count) {
    return count == 0 ? 1e-3 : static_cast<double>(count);
  });
  state.log_likelihood_ratio = log_likelihood_loss(counts, score_of(test.elo0)) -
                               log_likelihood_loss(counts, score_of(test.elo1));
  if (results.count() < kSprtLeastPairs) return state;
  if (state.log_likelihood_ratio <= state.lower) state.decision = SprtDecision::accept_h0;
  if (state.log_likelihood_ratio >= state.upper) state.decision = SprtDecision::accept_h1;
  return state;
}

}  // namespace outflank::host::stats
