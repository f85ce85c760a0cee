#include "stats/sprt.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <utility>

#include "outflank/kit/random.hpp"
#include "stats/elo.hpp"

namespace {

using namespace outflank;
using namespace outflank::host::stats;

// Published: the tests of fastchess (app/tests/sprt_test.cpp), there to two places. All digits:
// its definition with mpmath at 45 digits, the multiplier found by halves.
TEST(Sprt, HasTheRatiosOfFastchess) {
  const SprtState first =
      sprt({.elo0 = 0.5, .elo1 = 2.5}, Pentanomial{{223, 9863, 21279, 10037, 246}});
  EXPECT_NEAR(first.log_likelihood_ratio, -3.07, 0.005);
  EXPECT_NEAR(first.log_likelihood_ratio, -3.07412643958917, 1e-9);
  EXPECT_EQ(first.decision, SprtDecision::accept_h0);
  const SprtState second =
      sprt({.elo0 = 0, .elo1 = 2}, Pentanomial{{871, 26175, 55983, 26678, 821}});
  EXPECT_NEAR(second.log_likelihood_ratio, -4.98, 0.005);
  EXPECT_NEAR(second.log_likelihood_ratio, -4.97867286344901, 1e-9);
}

TEST(Sprt, CountsAScoreThatNeverCameAsAThousandth) {
  const auto ratio = [](double elo0, double elo1, const Pentanomial& results) {
    return sprt({.elo0 = elo0, .elo1 = elo1}, results).log_likelihood_ratio;
  };
  EXPECT_NEAR(ratio(0, 5, {{0, 0, 0, 0, 10}}), 0.142904432544158, 1e-10);
  EXPECT_NEAR(ratio(0, 50, {{3, 0, 20, 1, 8}}), 1.34799820733874, 1e-10);
  EXPECT_NEAR(ratio(0, 5, {{0, 0, 7, 0, 0}}), -0.0963005023552726, 1e-10);
}

TEST(Sprt, HasWaldsBounds) {
  const SprtState state = sprt({.elo0 = 0, .elo1 = 5}, {});
  EXPECT_NEAR(state.lower, std::log(0.05 / 0.95), 1e-12);
  EXPECT_NEAR(state.upper, std::log(0.95 / 0.05), 1e-12);
  EXPECT_EQ(state.log_likelihood_ratio, 0);
  EXPECT_EQ(state.decision, SprtDecision::continues);
}

TEST(Sprt, StopsAtTheUpperBoundForAOneSidedScoreAndAtTheLowerForTheOther) {
  const Sprt test{.elo0 = 0, .elo1 = 100};
  EXPECT_EQ(sprt(test, {{0, 0, 2, 2, 20}}).decision, SprtDecision::accept_h1);
  EXPECT_EQ(sprt(test, {{20, 2, 2, 0, 0}}).decision, SprtDecision::accept_h0);
  EXPECT_EQ(sprt(test, {{5, 2, 10, 2, 9}}).decision, SprtDecision::continues);
}

TEST(Sprt, DecidesNothingOnFewPairs) {
  const Sprt wide{.elo0 = 0, .elo1 = 400};
  for (std::uint64_t pairs = 0; pairs < kSprtLeastPairs; ++pairs) {
    EXPECT_EQ(sprt(wide, {{0, 0, 0, 0, pairs}}).decision, SprtDecision::continues);
    EXPECT_EQ(sprt(wide, {{pairs, 0, 0, 0, 0}}).decision, SprtDecision::continues);
  }
  EXPECT_EQ(sprt(wide, {{0, 0, 0, 0, kSprtLeastPairs}}).decision, SprtDecision::accept_h1);
  EXPECT_EQ(sprt(wide, {{kSprtLeastPairs, 0, 0, 0, 0}}).decision, SprtDecision::accept_h0);
}

TEST(Sprt, IsFiniteAndMirroredForAllSmallResults) {
  for (std::uint64_t code = 0; code < 4 * 4 * 4 * 4 * 4; ++code) {
    Pentanomial results;
    for (std::size_t i = 0; i < 5; ++i) results.pairs[i] = code >> (2 * i) & 3;
    for (const auto& [elo0, elo1] : {std::pair{0.0, 5.0}, {-3.0, 1.0}, {-400.0, 300.0}}) {
      const double ratio = sprt({.elo0 = elo0, .elo1 = elo1}, results).log_likelihood_ratio;
      EXPECT_TRUE(std::isfinite(ratio));
      // The other side tests that it is that much weaker.
      EXPECT_NEAR(sprt({.elo0 = -elo1, .elo1 = -elo0}, results.swapped()).log_likelihood_ratio,
                  -ratio, 1e-9);
    }
  }
}

// Plays pairs in which one game decides until the test ends, and tells whether H1 was accepted.
bool accepts_h1(const Sprt& test, double true_elo, Random& random) {
  Pentanomial results;
  for (;;) {
    constexpr double kSplit = 0.5;  // pairs of one win each
    const double won = score_of(true_elo) - kSplit / 2;
    const double draw = random.real();
    ++results.pairs[draw < kSplit ? 2 : draw < kSplit + won ? 4 : 0];
    const auto decision = sprt(test, results).decision;
    if (decision != SprtDecision::continues) return decision == SprtDecision::accept_h1;
  }
}

TEST(Sprt, IsWrongAsRarelyAsItClaims) {
  const Sprt test{.elo0 = 0, .elo1 = 80};
  Random random(20);
  int wrong0 = 0;
  int wrong1 = 0;
  constexpr int kRuns = 400;
  for (int run = 0; run < kRuns; ++run) {
    if (accepts_h1(test, 0, random)) ++wrong0;
    if (!accepts_h1(test, 80, random)) ++wrong1;
  }
  // 20 expected at most, with a standard deviation of 4.4.
  EXPECT_LE(wrong0, 33);
  EXPECT_LE(wrong1, 33);
}

}  // namespace
