#include <gtest/gtest.h>

#include "move_counts.hpp"
#include "tree_plugins.hpp"

namespace outflank::test {
namespace {

constexpr int kTries = 12'000;

class RandomStrategy : public testing::Test {
 protected:
  // The squares that come up are the legal ones, and the statistic lies between
  // the outer thousandths of its distribution: neither lopsided nor in turn.
  void expect_equal_chances(const Position& position, double least, double most) {
    const auto counts = count_moves(*random_, position, kTries);
    Bitboard chosen = 0;
    for (const auto& [square, times] : counts) chosen |= bit(square);
    EXPECT_EQ(chosen, legal_moves(position));
    const double statistic = chi_square(counts, legal_moves(position), kTries);
    EXPECT_GT(statistic, least);
    EXPECT_LT(statistic, most);
  }

  TreePlugins plugins_;
  std::unique_ptr<host::Instance> random_ = plugins_.make("random");
};

TEST_F(RandomStrategy, PlaysEachOfFourMovesWithTheSameChance) {
  // Chi-square of 3 degrees of freedom.
  expect_equal_chances(Position::start(8), 0.024, 16.27);
}

TEST_F(RandomStrategy, PlaysEachOfManyMovesWithTheSameChance) {
  const auto position = parse_position(
      "--------"
      "--OOOO--"
      "--OXXO--"
      "--OXXO--"
      "--OXXO--"
      "--OXXO--"
      "--OOOO--"
      "-------- X");
  ASSERT_EQ(count(legal_moves(position)), 24);
  // Chi-square of 23 degrees of freedom.
  expect_equal_chances(position, 7.53, 49.73);
}

TEST_F(RandomStrategy, PlaysTheOnlyMoveThereIs) {
  const auto position = parse_position("XO-------------- X");
  EXPECT_EQ(count_moves(*random_, position, 100), (MoveCounts{{2, 100}}));
}

TEST_F(RandomStrategy, MoveDependsOnTheMoveSeedAlone) {
  const auto position = Position::start(8);
  const auto other = plugins_.make("random");
  Bitboard chosen = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    random_->new_game(position, 1);
    other->new_game(Position::start(6), seed);
    const auto move = random_->choose(position, {.move_seed = seed}).move;
    EXPECT_EQ(other->choose(position, {.move_seed = seed}).move, move) << seed;
    chosen |= bit(move.square());
  }
  EXPECT_EQ(chosen, legal_moves(position));
}

TEST_F(RandomStrategy, SaysNothingOfAValueItDoesNotHave) {
  const auto decision = random_->choose(Position::start(8), {});
  EXPECT_FALSE(decision.value.has_value());
  EXPECT_FALSE(decision.depth.has_value());
}

}  // namespace
}  // namespace outflank::test
