#pragma once

#include <span>

namespace outflank::host::stats {

// What was observed: how often each of k outcomes came, which are worth 0, 1/(k-1), ... 1.
// Counts may be fractions; none is negative.
using OutcomeCounts = std::span<const double>;

// How much smaller the logarithm of the likelihood of the counts gets if the mean of the
// outcomes is taken to be `mean`: the likelihood of the most likely distribution over these
// outcomes with that mean, against that of the most likely one of all. 0 if the observed mean
// is `mean`; never negative, always finite. Precondition: 0 < mean < 1.
//
// The theory: Van den Bergh, cantate.be/Fishtest/support_MLE_multinomial.pdf, Proposition 1.1;
// Owen, "Empirical Likelihood", 2001. Ours holds also where outcomes were never observed: those
// at the ends may get some of the probability, which bounds the multiplier.
[[nodiscard]] double log_likelihood_loss(OutcomeCounts counts, double mean);

}  // namespace outflank::host::stats
