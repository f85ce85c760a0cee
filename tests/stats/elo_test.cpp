#include "stats/elo.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <functional>

namespace {

using namespace outflank::host::stats;

// Every way in which up to six pairs can end.
void for_each_small_result(const std::function<void(const Pentanomial&)>& visit) {
  constexpr std::uint64_t kPairs = 6;
  for (std::uint64_t a = 0; a <= kPairs; ++a) {
    for (std::uint64_t b = 0; a + b <= kPairs; ++b) {
      for (std::uint64_t c = 0; a + b + c <= kPairs; ++c) {
        for (std::uint64_t d = 0; a + b + c + d <= kPairs; ++d) {
          for (std::uint64_t e = 0; a + b + c + d + e <= kPairs; ++e) visit({{a, b, c, d, e}});
        }
      }
    }
  }
}

void expect_sane(const Estimate& estimate) {
  EXPECT_TRUE(std::isfinite(estimate.value));
  EXPECT_TRUE(std::isfinite(estimate.low));
  EXPECT_TRUE(std::isfinite(estimate.high));
  EXPECT_LE(estimate.low, estimate.value);
  EXPECT_LE(estimate.value, estimate.high);
}

void expect_mirrored(const Estimate& one, const Estimate& other) {
  EXPECT_NEAR(one.value, -other.value, 1e-6);
  EXPECT_NEAR(one.low, -other.high, 1e-6);
  EXPECT_NEAR(one.high, -other.low, 1e-6);
}

double half_width(const Estimate& estimate) { return (estimate.high - estimate.low) / 2; }

TEST(Elo, IsFourHundredForTenToOne) {
  EXPECT_NEAR(elo_of(10.0 / 11), 400, 1e-10);
  EXPECT_NEAR(elo_of(0.5), 0, 1e-12);
  EXPECT_NEAR(elo_of(0.64), 99.95099, 1e-5);
  EXPECT_NEAR(score_of(elo_of(0.7)), 0.7, 1e-14);
}

// Values and errors of the tests of fastchess (app/tests/elo_test.cpp, there to 1 %), which
// takes 1.96 standard errors of the score for the interval, and as many for superiority; the
// fewer games there are, the more that differs from the likelihood's.
TEST(Elo, AgreesWithFastchess) {
  const Pentanomial few{{34, 54, 63, 64, 75}};
  EXPECT_NEAR(elo(few).value, 55.58, 0.005);
  EXPECT_NEAR(half_width(elo(few)), 27.65, 0.05);
  EXPECT_NEAR(normalised_elo(few).value, 57.94, 0.005);
  EXPECT_NEAR(half_width(normalised_elo(few)), 28.28, 0.005);
  EXPECT_NEAR(likelihood_of_superiority(few), 1.0, 0.0001);

  const Pentanomial more{{332, 433, 498, 333, 334}};
  EXPECT_NEAR(elo(more).value, -8.64, 0.005);
  EXPECT_NEAR(half_width(elo(more)), 10.33, 0.005);
  EXPECT_NEAR(normalised_elo(more).value, -9.17, 0.005);
  EXPECT_NEAR(half_width(normalised_elo(more)), 10.96, 0.02);
  EXPECT_NEAR(likelihood_of_superiority(more), 0.0505, 0.0002);

  const Pentanomial many{{7895, 8757, 5685, 568, 9999}};
  EXPECT_NEAR(elo(many).value, -21.04, 0.005);
  EXPECT_NEAR(half_width(elo(many)), 2.95, 0.005);
  EXPECT_NEAR(normalised_elo(many).value, -19.01, 0.005);

  const WinDrawLoss lost{.wins = 76, .draws = 123, .losses = 89};
  EXPECT_NEAR(normalised_elo(lost).value, -20.76, 0.005);
  EXPECT_NEAR(half_width(normalised_elo(lost)), 40.13, 0.005);
  EXPECT_NEAR(likelihood_of_superiority(lost), 0.1553, 0.0005);

  const WinDrawLoss won{.wins = 136, .draws = 111, .losses = 96};
  EXPECT_NEAR(elo(won).value, 40.70, 0.005);
  EXPECT_NEAR(half_width(elo(won)), 30.43, 0.06);
  EXPECT_NEAR(normalised_elo(won).value, 49.77, 0.005);
  EXPECT_NEAR(half_width(normalised_elo(won)), 36.77, 0.005);
  EXPECT_NEAR(likelihood_of_superiority(won), 0.9960, 0.0005);
}

// The likelihood's interval, found by halves with mpmath at 45 digits.
TEST(Elo, HasTheIntervalOfTheLikelihood) {
  const Estimate mixed = elo(Pentanomial{{1, 2, 10, 4, 6}});
  EXPECT_NEAR(mixed.value, 92.7796306083, 1e-6);
  EXPECT_NEAR(mixed.low, 8.80904985068, 1e-6);
  EXPECT_NEAR(mixed.high, 182.24505081, 1e-6);
  EXPECT_NEAR(likelihood_of_superiority(Pentanomial{{1, 2, 10, 4, 6}}), 0.984369532555, 1e-9);

  const Estimate many = elo(Pentanomial{{7895, 8757, 5685, 568, 9999}});
  EXPECT_NEAR(many.low, -23.9870670061, 1e-6);
  EXPECT_NEAR(many.high, -18.0966011154, 1e-6);

  const Estimate even = elo(Pentanomial{{0, 0, 10, 0, 0}});
  EXPECT_EQ(even.value, 0);
  EXPECT_NEAR(even.low, -61.345160983, 1e-6);
  EXPECT_NEAR(even.high, 61.345160983, 1e-6);
}

// All won: the likelihood of a score s is s^pairs, so the interval begins at exp(-1.92 / pairs).
TEST(Elo, IsFiniteAndGrowsWithTheGamesWhereAllWereWon) {
  const Estimate ten = elo(Pentanomial{{0, 0, 0, 0, 10}});
  EXPECT_NEAR(ten.value, elo_of(1 - 1.0 / 80), 1e-9);
  EXPECT_NEAR(ten.low, 269.663330507, 1e-6);
  EXPECT_EQ(ten.high, kEloLimit);
  EXPECT_NEAR(likelihood_of_superiority(Pentanomial{{0, 0, 0, 0, 10}}), 0.999901681172, 1e-9);

  double last = 0;
  for (std::uint64_t pairs = 1; pairs < 1'000'000'000'000'000; pairs *= 3) {
    const Estimate all = elo(Pentanomial{{0, 0, 0, 0, pairs}});
    expect_sane(all);
    EXPECT_TRUE(all.value > last || all.value == kEloLimit) << pairs;
    last = all.value;
    EXPECT_NEAR(elo(Pentanomial{{pairs, 0, 0, 0, 0}}).value, -all.value, 1e-3);
    expect_sane(normalised_elo(Pentanomial{{0, 0, 0, 0, pairs}}));
    // One draw less than all of them shows less.
    EXPECT_LE(elo(Pentanomial{{0, 0, 0, 1, pairs - 1}}).value, all.value);
    EXPECT_LT(normalised_elo(Pentanomial{{0, 0, 0, 1, pairs - 1}}).value,
              normalised_elo(Pentanomial{{0, 0, 0, 0, pairs}}).value);
  }
}

TEST(Elo, SaysNothingWithoutGames) {
  const Estimate nothing{.value = 0, .low = -kEloLimit, .high = kEloLimit};
  EXPECT_EQ(elo(Pentanomial{}), nothing);
  EXPECT_EQ(elo(WinDrawLoss{}), nothing);
  EXPECT_EQ(normalised_elo(Pentanomial{}), nothing);
  EXPECT_EQ(normalised_elo(WinDrawLoss{}), nothing);
  EXPECT_EQ(likelihood_of_superiority(Pentanomial{}), 0.5);
  EXPECT_EQ(likelihood_of_superiority(WinDrawLoss{}), 0.5);
}

TEST(Elo, IsFiniteAndMirroredForAllSmallResultsOfPairs) {
  for_each_small_result([](const Pentanomial& results) {
    SCOPED_TRACE(testing::PrintToString(results.pairs));
    expect_sane(elo(results));
    expect_sane(normalised_elo(results));
    expect_mirrored(elo(results), elo(results.swapped()));
    expect_mirrored(normalised_elo(results), normalised_elo(results.swapped()));
    const double superior = likelihood_of_superiority(results);
    EXPECT_GE(superior, 0);
    EXPECT_LE(superior, 1);
    EXPECT_NEAR(superior, 1 - likelihood_of_superiority(results.swapped()), 1e-7);
  });
}

TEST(Elo, IsFiniteAndMirroredForAllSmallResultsOfGames) {
  for (std::uint64_t wins = 0; wins < 12; ++wins) {
    for (std::uint64_t draws = 0; draws < 12; ++draws) {
      for (std::uint64_t losses = 0; losses < 12; ++losses) {
        const WinDrawLoss results{.wins = wins, .draws = draws, .losses = losses};
        SCOPED_TRACE(testing::Message() << wins << " " << draws << " " << losses);
        expect_sane(elo(results));
        expect_sane(normalised_elo(results));
        expect_mirrored(elo(results), elo(results.swapped()));
        expect_mirrored(normalised_elo(results), normalised_elo(results.swapped()));
        EXPECT_NEAR(likelihood_of_superiority(results),
                    1 - likelihood_of_superiority(results.swapped()), 1e-7);
      }
    }
  }
}

// Independent games, half of them won: pairs of 0, 1 and 2 points as one to two to one. What is
// known from them is what the games tell singly.
TEST(Elo, IsTheSameFromPairsAndFromIndependentGames) {
  const Estimate pairs = elo(Pentanomial{{250, 0, 500, 0, 250}});
  const Estimate games = elo(WinDrawLoss{.wins = 1000, .draws = 0, .losses = 1000});
  EXPECT_NEAR(pairs.high, games.high, 0.02);
  EXPECT_NEAR(normalised_elo(Pentanomial{{250, 0, 500, 0, 250}}).high,
              normalised_elo(WinDrawLoss{.wins = 1000, .draws = 0, .losses = 1000}).high, 1e-9);
}

}  // namespace
