#include "outflank/kit/search/final_scoring.hpp"

#include <gtest/gtest.h>

#include "outflank/kit/search.hpp"
#include "outflank/rules/notation.hpp"

namespace outflank::test {
namespace {

// Over, X five discs to three, eight squares empty.
Position ended(char side) {
  return parse_position(std::string("XXXXX---"
                                    "-----OOO ") +
                        side);
}

TEST(FinalScoring, DiscsAreCountedInTheEvaluatorsUnit) {
  const auto with = FinalScoring{FinalPolicy::discs, true, 100};
  const auto without = FinalScoring{FinalPolicy::discs, false, 100};
  EXPECT_EQ(with.value(ended('X')), 1000);
  EXPECT_EQ(with.value(ended('O')), -1000);
  EXPECT_EQ(without.value(ended('X')), 200);
  EXPECT_EQ(without.value(ended('O')), -200);
}

TEST(FinalScoring, DiscsInAHugeUnitDoNotWrapRound) {
  const FinalScoring scoring{FinalPolicy::discs, true, std::numeric_limits<std::int32_t>::max()};
  EXPECT_EQ(scoring.value(ended('X')), kInfiniteValue);
  EXPECT_EQ(scoring.value(ended('O')), -kInfiniteValue);
}

TEST(FinalScoring, AWonGameCanBeWorthInfinity) {
  const FinalScoring scoring{.policy = FinalPolicy::infinity};
  EXPECT_EQ(scoring.value(ended('X')), kInfiniteValue);
  EXPECT_EQ(scoring.value(ended('O')), -kInfiniteValue);
  EXPECT_EQ(scoring.value(parse_position("XXXX--------OOOO X")), 0);
}

TEST(FinalScoring, AWinComesFirstAndThenItsDiscs) {
  const FinalScoring scoring{};
  EXPECT_EQ(scoring.value(ended('X')), kWonGame + 10);
  EXPECT_EQ(scoring.value(ended('O')), -kWonGame - 10);
  EXPECT_EQ(scoring.value(parse_position("XXXX--------OOOO X")), 0);
  EXPECT_EQ(won_by(scoring.value(ended('X'))), 10);
  EXPECT_EQ(won_by(scoring.value(ended('O'))), -10);
  EXPECT_TRUE(is_won_or_lost(scoring.value(ended('O'))));
  EXPECT_FALSE(is_won_or_lost(kWonGame - 1));
  EXPECT_FALSE(is_won_or_lost(kInfiniteValue));
}

// Full of hope wherever the game goes on.
struct Optimist {
  std::int32_t operator()(const Position&) const { return 1'000'000; }
};

// Black can take everything with d1, or go on with the others.
constexpr auto kWipeOut =
    "XOO-"
    "----"
    "----"
    "---- X";

TEST(FinalScoring, ASearchTakesAWinBeforeAnyEvaluation) {
  Search<Optimist> search;
  const auto found = search.find(parse_position(kWipeOut), {.depth = 1});
  EXPECT_EQ(move_name(found.move), "d1");
  EXPECT_EQ(found.value, kWonGame + 16);
}

// The value of 4x4, known from everybody who solved it.
TEST(FinalScoring, TheValueOfFourByFour) {
  for (const bool empties : {false, true}) {
    for (auto options : {SearchOptions::plain(), SearchOptions{}}) {
      if (!options.table && !empties) continue;  // once is enough without a table
      options.final_scoring = {.policy = FinalPolicy::discs, .empties_to_winner = empties};
      Search<DiscDifference> search(options);
      const auto found = search.find(Position::start(4), {});
      EXPECT_EQ(found.value, empties ? -10 : -8);
      EXPECT_TRUE(found.complete);
      EXPECT_EQ(found.depth, 12);
    }
  }
}

}  // namespace
}  // namespace outflank::test
