#include "stats/bradley_terry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <vector>

#include "outflank/kit/random.hpp"
#include "stats/elo.hpp"

namespace {

using namespace outflank;
using namespace outflank::host::stats;

constexpr double kElo = 400 / std::numbers::ln10;

// Citations among four journals (Stigler 1994), the example of Agresti, "Categorical Data
// Analysis", 2002, page 448, and of R's package BradleyTerry2: being cited is a win. Players
// are Biometrika, Communications in Statistics, JASA and JRSS-B.
const std::vector<Meeting> kCitations{
    {.first = 0, .second = 1, .points = 730, .games = 763},
    {.first = 0, .second = 2, .points = 498, .games = 818},
    {.first = 0, .second = 3, .points = 221, .games = 505},
    {.first = 1, .second = 2, .points = 68, .games = 881},
    {.first = 1, .second = 3, .points = 17, .games = 293},
    {.first = 2, .second = 3, .points = 142, .games = 467},
};

TEST(BradleyTerry, HasTheRatingsOfThePublishedExample) {
  const auto ratings = bradley_terry(4, kCitations, 0);
  ASSERT_EQ(ratings.size(), 4U);
  // As the package prints them, in logarithms of odds against Biometrika.
  EXPECT_NEAR((ratings[1].elo - ratings[0].elo) / kElo, -2.94907, 5e-6);
  EXPECT_NEAR((ratings[2].elo - ratings[0].elo) / kElo, -0.47957, 5e-6);
  EXPECT_NEAR((ratings[3].elo - ratings[0].elo) / kElo, 0.26895, 5e-6);
  // Against the mean: minorisation and maximisation (Hunter 2004) with mpmath at 30 digits.
  EXPECT_NEAR(ratings[0].elo, 137.223515447, 1e-6);
  EXPECT_NEAR(ratings[0].standard_error, 7.527273384, 1e-6);
  EXPECT_NEAR(ratings[1].standard_error, 12.60839285, 1e-6);
  EXPECT_NEAR(ratings[2].standard_error, 7.233785309, 1e-6);
  EXPECT_NEAR(ratings[3].standard_error, 9.215205705, 1e-6);
}

// The same source, with half a virtual draw.
TEST(BradleyTerry, PutsHalfADrawToTheGames) {
  const auto mixed =
      bradley_terry(3, std::vector<Meeting>{{0, 1, 10, 10}, {0, 2, 7.5, 10}, {1, 2, 6, 10}});
  EXPECT_NEAR(mixed[0].elo, 207.567569608, 1e-6);
  EXPECT_NEAR(mixed[1].elo, -110.431736827, 1e-6);
  EXPECT_NEAR(mixed[2].elo, -97.1358327813, 1e-6);
  EXPECT_NEAR(mixed[0].standard_error, 72.23317018, 1e-6);
  EXPECT_NEAR(mixed[1].standard_error, 60.48436895, 1e-6);
  EXPECT_NEAR(mixed[2].standard_error, 59.78387805, 1e-6);

  // One won everything, one lost everything.
  const auto clear =
      bradley_terry(3, std::vector<Meeting>{{0, 1, 20, 20}, {0, 2, 20, 20}, {1, 2, 20, 20}});
  EXPECT_NEAR(clear[0].elo, 645.211768893, 1e-6);
  EXPECT_NEAR(clear[1].elo, 0, 1e-6);
  EXPECT_NEAR(clear[2].elo, -645.211768893, 1e-6);
  EXPECT_NEAR(clear[0].standard_error, 183.4807771, 1e-5);
  EXPECT_NEAR(clear[1].standard_error, 118.6684896, 1e-5);
}

TEST(BradleyTerry, IsPlainEloForTwoPlayers) {
  const auto ratings = bradley_terry(2, std::vector<Meeting>{{0, 1, 60, 100}}, 0);
  EXPECT_NEAR(ratings[0].elo - ratings[1].elo, elo_of(0.6), 1e-6);
  // The difference is twice the distance from the mean.
  EXPECT_NEAR(2 * ratings[0].standard_error, kElo / std::sqrt(100 * 0.6 * 0.4), 1e-6);
}

TEST(BradleyTerry, DoesNotDependOnTheOrderOfItsInput) {
  auto meetings = kCitations;
  const auto before = bradley_terry(4, meetings);
  std::ranges::reverse(meetings);
  for (Meeting& meeting : meetings) {
    meeting = {.first = meeting.second,
               .second = meeting.first,
               .points = meeting.games - meeting.points,
               .games = meeting.games};
  }
  const auto after = bradley_terry(4, meetings);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(before[i].elo, after[i].elo);
    EXPECT_EQ(before[i].standard_error, after[i].standard_error);
  }
  // Players numbered the other way round.
  for (Meeting& meeting : meetings) {
    meeting.first = 3 - meeting.first;
    meeting.second = 3 - meeting.second;
  }
  const auto renumbered = bradley_terry(4, meetings);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_NEAR(before[i].elo, renumbered[3 - i].elo, 1e-6);
    EXPECT_NEAR(before[i].standard_error, renumbered[3 - i].standard_error, 1e-6);
  }
}

TEST(BradleyTerry, AddsUpMeetingsOfTheSameTwo) {
  const auto once = bradley_terry(2, std::vector<Meeting>{{0, 1, 6, 10}});
  const auto parts = bradley_terry(2, std::vector<Meeting>{{0, 1, 4, 5}, {1, 0, 3, 5}});
  EXPECT_EQ(once[0].elo, parts[0].elo);
}

TEST(BradleyTerry, RatesGroupsThatNeverMetEachForItself) {
  const auto ratings = bradley_terry(
      6, std::vector<Meeting>{{0, 3, 9, 10}, {1, 4, 2, 10}, {4, 1, 3, 4}, {2, 5, 0, 0}});
  EXPECT_NEAR(ratings[0].elo + ratings[3].elo, 0, 1e-6);
  EXPECT_GT(ratings[0].elo, 100);
  EXPECT_NEAR(ratings[1].elo + ratings[4].elo, 0, 1e-6);
  for (const std::size_t alone : {2U, 5U}) {
    EXPECT_EQ(ratings[alone].elo, 0);
    EXPECT_EQ(ratings[alone].standard_error, kEloLimit);
  }
}

TEST(BradleyTerry, IsFiniteAndCenteredForAnyResults) {
  Random random(4);
  for (int round = 0; round < 200; ++round) {
    const auto players = static_cast<unsigned>(1 + random.below(8));
    std::vector<Meeting> meetings;
    for (unsigned first = 0; first < players; ++first) {
      for (unsigned second = first + 1; second < players; ++second) {
        // From none to a million, often all of them won.
        const auto games = static_cast<double>(random.below(2) * random.below(1'000'000));
        const double share =
            random.chance(0.5) ? static_cast<double>(random.below(2)) : random.real();
        meetings.push_back({first, second, std::floor(share * games), games});
      }
    }
    const auto ratings = bradley_terry(players, meetings);
    ASSERT_EQ(ratings.size(), players);
    double sum = 0;
    for (const Rating& rating : ratings) {
      EXPECT_TRUE(std::isfinite(rating.elo));
      EXPECT_TRUE(std::isfinite(rating.standard_error));
      EXPECT_GT(rating.standard_error, 0);
      EXPECT_LE(rating.standard_error, kEloLimit);
      sum += rating.elo;
    }
    EXPECT_NEAR(sum, 0, 1e-4);
  }
}

}  // namespace
