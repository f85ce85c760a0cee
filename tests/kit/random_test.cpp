#include "outflank/kit/random.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

namespace outflank {
namespace {

std::vector<std::uint64_t> first_draws(std::uint64_t seed, int number) {
  Random random(seed);
  std::vector<std::uint64_t> draws;
  for (int i = 0; i < number; ++i) draws.push_back(random.next());
  return draws;
}

double chi_square(const std::vector<int>& observed) {
  double total = 0;
  for (const int number : observed) total += number;
  const double expected = total / static_cast<double>(observed.size());
  double sum = 0;
  for (const int number : observed) sum += (number - expected) * (number - expected) / expected;
  return sum;
}

// The published first outputs of SplitMix64 for the seeds 0 and 1234567.
TEST(Random, IsFrozen) {
  EXPECT_THAT(first_draws(0, 3),
              testing::ElementsAre(0xe220a8397b1dcdafu, 0x6e789e6aa1b965f4u, 0x06c45d188009454fu));
  EXPECT_THAT(first_draws(1234567, 5),
              testing::ElementsAre(6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                   4593380528125082431u, 16408922859458223821u));
}

TEST(Random, DerivedDrawsAreFrozen) {
  Random random(42);
  std::vector<std::uint64_t> dice;
  for (int i = 0; i < 12; ++i) dice.push_back(random.below(6));
  EXPECT_THAT(dice, testing::ElementsAre(5, 1, 2, 2, 0, 1, 2, 4, 1, 3, 4, 4));

  Random reals(42);
  EXPECT_EQ(reals.real(), 0x1.7bae644c5fd6dp-1);
  EXPECT_EQ(reals.real(), 0x1.477f199d93378p-3);
}

TEST(Random, SameSeedSameDraws) {
  EXPECT_EQ(first_draws(7, 100), first_draws(7, 100));
  EXPECT_NE(first_draws(7, 100), first_draws(8, 100));
}

TEST(Random, ACopyGoesOnWithTheSameDraws) {
  Random random(5);
  EXPECT_NE(random.next(), 0u);
  Random copy = random;
  for (int i = 0; i < 10; ++i) EXPECT_EQ(copy.next(), random.next());
}

TEST(Random, BelowStaysBelowAndReachesEveryValue) {
  Random random(1);
  for (std::uint64_t n = 1; n <= 70; ++n) {
    std::set<std::uint64_t> met;
    for (int i = 0; i < 2000; ++i) met.insert(random.below(n));
    EXPECT_EQ(met.size(), n);
    EXPECT_EQ(*met.rbegin(), n - 1);
  }
}

TEST(Random, BelowOneIsZeroAndDrawsNothing) {
  Random random(1);
  EXPECT_EQ(random.below(1), 0u);
  EXPECT_EQ(random.next(), first_draws(1, 1)[0]);
}

TEST(Random, BelowTakesTheLargestRange) {
  Random random(2);
  EXPECT_EQ(random.below(~std::uint64_t{0}), first_draws(2, 1)[0]);
}

// Limits: the 99.9 % points of the chi-square distribution.
TEST(Random, BelowIsEvenAmongSmallNumbers) {
  struct Case {
    std::uint64_t n;
    double limit;
  };
  for (const auto& [n, limit] : {Case{2, 10.828}, Case{3, 13.816}, Case{6, 20.515},
                                 Case{10, 27.877}, Case{33, 62.487}, Case{64, 103.442}}) {
    Random random(mix(12, n));
    std::vector<int> observed(n);
    for (int i = 0; i < 200000; ++i) ++observed[random.below(n)];
    EXPECT_LT(chi_square(observed), limit) << n;
  }
}

// A plain remainder would give the lowest third twice the share of the others.
TEST(Random, BelowIsEvenWhereARemainderWouldNotBe) {
  constexpr std::uint64_t kThird = std::uint64_t{1} << 62;
  Random random(13);
  std::vector<int> observed(3);
  for (int i = 0; i < 100000; ++i) ++observed[random.below(3 * kThird) / kThird];
  EXPECT_LT(chi_square(observed), 13.816);
}

TEST(Random, RealsFillTheUnitIntervalEvenly) {
  Random random(14);
  std::vector<int> observed(20);
  for (int i = 0; i < 200000; ++i) {
    const double draw = random.real();
    ASSERT_GE(draw, 0.0);
    ASSERT_LT(draw, 1.0);
    ++observed[static_cast<std::size_t>(draw * 20)];
  }
  EXPECT_LT(chi_square(observed), 43.820);
}

TEST(Random, ChanceFollowsItsProbability) {
  Random random(15);
  int hits = 0;
  for (int i = 0; i < 100000; ++i) {
    EXPECT_FALSE(random.chance(0.0));
    EXPECT_TRUE(random.chance(1.0));
    hits += random.chance(0.3) ? 1 : 0;
  }
  EXPECT_NEAR(hits, 30000, 500);
}

TEST(RandomSquare, TakesEverySquareOfTheSetEvenly) {
  const Bitboard set = bit(0) | bit(9) | bit(27) | bit(36) | bit(63);
  Random random(16);
  std::array<int, kSquares> met{};
  for (int i = 0; i < 100000; ++i) {
    ++met[static_cast<std::size_t>(random_square(set, random))];
  }
  std::vector<int> observed;
  for (Square square = 0; square < kSquares; ++square) {
    const int number = met[static_cast<std::size_t>(square)];
    if ((set & bit(square)) != 0) {
      observed.push_back(number);
    } else {
      EXPECT_EQ(number, 0) << square;
    }
  }
  EXPECT_LT(chi_square(observed), 18.467);
}

TEST(Mix, IsFrozen) {
  EXPECT_EQ(mix(0, 0), 0x48218226ff3cd4bfu);
  EXPECT_EQ(mix(0, 1), 0xea8568d2e45fd6cbu);
  EXPECT_EQ(mix(1, 0), 0xdce423fc82c0d5b8u);
  EXPECT_EQ(mix(42, 60), 0x895dd87653b136c4u);
  EXPECT_EQ(mix(~std::uint64_t{0}, ~std::uint64_t{0}), 0xe8ba9f99ca933538u);
}

TEST(Mix, GivesEveryPairItsOwnSeed) {
  std::set<std::uint64_t> seeds;
  for (std::uint64_t a = 0; a < 300; ++a) {
    for (std::uint64_t b = 0; b < 300; ++b) seeds.insert(mix(a, b));
  }
  EXPECT_EQ(seeds.size(), 90000u);
}

static_assert(Random(0).next() == 0xe220a8397b1dcdaf);

}  // namespace
}  // namespace outflank
