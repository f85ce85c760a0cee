#include "arena/tally.hpp"

#include <gmock/gmock.h>

#include <set>

#include "arena/distinct_count.hpp"
#include "game_records.hpp"
#include "outflank/kit/random.hpp"
#include "stats/elo.hpp"

namespace {

using namespace outflank;
using namespace outflank::host;
using namespace outflank::host::arena;
using testing::ElementsAre;

TEST(Tally, CountsFromTheViewOfTheFirstWhoIsBlackInEvenGames) {
  const auto tally = tally_of({{10, -4}, {0, 2}, {-6, -6}});
  EXPECT_EQ(tally.games(), 6U);
  EXPECT_EQ(tally.results(), (stats::WinDrawLoss{.wins = 2, .draws = 1, .losses = 3}));
  EXPECT_EQ(tally.as_black(), (stats::WinDrawLoss{.wins = 1, .draws = 1, .losses = 1}));
  EXPECT_EQ(tally.as_white(), (stats::WinDrawLoss{.wins = 1, .draws = 0, .losses = 2}));
  EXPECT_THAT(tally.pairs().pairs, ElementsAre(1, 0, 1, 1, 0));
  EXPECT_EQ(tally.elo(), stats::elo(tally.pairs()));
}

TEST(Tally, TakesTheIntervalOfDiscsFromPairs) {
  // The openings favour black by 20 discs, which says nothing about the players.
  const auto tally = tally_of({{22, -18}, {20, -20}, {24, -16}, {21, -19}});
  stats::Sample halves;
  for (const int sum : {4, 0, 8, 2}) halves.add(sum);
  const auto expected = stats::mean(halves, 128);
  EXPECT_DOUBLE_EQ(tally.discs().value, 1.75);
  EXPECT_DOUBLE_EQ(tally.discs().low, expected.low / 2);
  EXPECT_DOUBLE_EQ(tally.discs().high, expected.high / 2);
  EXPECT_LT(tally.discs().high, 5);
  EXPECT_EQ(tally.game_discs().sum, 14);
}

TEST(Tally, UsesSingleGamesWhileThereIsNoPair) {
  GameMaker maker;
  Tally tally;
  tally.add(maker.game(10, 0));
  EXPECT_EQ(tally.games(), 1U);
  EXPECT_EQ(tally.pairs().count(), 0U);
  EXPECT_EQ(tally.elo(), stats::elo(tally.results()));
  EXPECT_EQ(tally.discs(), (stats::Estimate{.value = 10, .low = -64, .high = 64}));
}

TEST(Tally, CountsEndingsAndWhoWasAtFault) {
  GameMaker maker;
  Tally tally;
  tally.add(maker.forfeit(true, Ending::crashed, 0));   // as black
  tally.add(maker.forfeit(true, Ending::crashed, 1));   // as white
  tally.add(maker.forfeit(false, Ending::timeout, 2));  // of the second, white
  tally.add(maker.forfeit(false, Ending::crashed, 3));
  tally.add(maker.game(0, 4));
  EXPECT_EQ(tally.ended(Ending::crashed), (EndingCount{.games = 3, .at_fault = {2, 1}}));
  EXPECT_EQ(tally.ended(Ending::timeout), (EndingCount{.games = 1, .at_fault = {0, 1}}));
  EXPECT_EQ(tally.ended(Ending::finished), (EndingCount{.games = 1, .at_fault = {0, 0}}));
  EXPECT_EQ(tally.ended(Ending::hung), EndingCount{});
  EXPECT_EQ(tally.results(), (stats::WinDrawLoss{.wins = 2, .draws = 1, .losses = 2}));
}

TEST(Tally, SharesTimeAmongTheSidesWithoutOpeningAndPasses) {
  GameMaker maker;
  auto black = maker.game(2, 0);  // the first is black
  black.opening_plies = 1;        // so white, the second, has the next ply
  black.moves[3] = Move::pass();
  black.moves.resize(5);
  auto white = maker.game(2, 0);
  white.moves.resize(2);
  Tally tally;
  tally.add(black, {.number = 0, .move_ns = {10, 20, 0, 30}, .overhead_ns = 7});
  // The third move took too long, or was illegal, and is in no record.
  tally.add(white, {.number = 1, .move_ns = {100, 200, 300}, .overhead_ns = 5});
  EXPECT_EQ(tally.timed_games(), 2U);
  EXPECT_EQ(tally.overhead_ns(), 12);
  // First: ply 2 and 4 of its game as black, ply 1 as white.
  EXPECT_EQ(tally.time_use(0), (TimeUse{.moves = 3, .total_ns = 250, .longest_ns = 200}));
  // Second: ply 1 (3 is a pass); plies 0 and 2 as black.
  EXPECT_EQ(tally.time_use(1), (TimeUse{.moves = 3, .total_ns = 410, .longest_ns = 300}));
  EXPECT_DOUBLE_EQ(tally.time_use(1).mean_ns(), 410.0 / 3);
}

TEST(Tally, ReadsNoTimesWhereThereAreNone) {
  const auto tally = tally_of({{1, 1}});
  EXPECT_EQ(tally.timed_games(), 0U);
  EXPECT_EQ(tally.time_use(0), TimeUse{});
}

TEST(Tally, TellsGamesApartByColourStartAndMoves) {
  GameMaker maker;
  Tally tally;
  tally.add(maker.game(2, 7));
  EXPECT_EQ(tally.distinct_games(), 1U);
  tally.add(maker.game(2, 7));  // the other is black
  EXPECT_EQ(tally.distinct_games(), 2U);
  tally.add(maker.game(2, 7));
  tally.add(maker.game(-2, 7));
  EXPECT_EQ(tally.distinct_games(), 2U);
  tally.add(maker.game(2, 8));
  EXPECT_EQ(tally.distinct_games(), 3U);
  auto shorter = maker.game(2, 7);
  shorter.moves.pop_back();
  tally.add(shorter);
  EXPECT_EQ(tally.distinct_games(), 4U);
  auto smaller = maker.game(2, 7);
  smaller.start = Position::start(6);
  tally.add(smaller);
  EXPECT_EQ(tally.distinct_games(), 5U);
  tally.add(maker.game(2, 9));
  auto passed = maker.game(2, 7);  // a pass at the end is not the end
  passed.moves.emplace_back();
  tally.add(passed);
  EXPECT_EQ(tally.distinct_games(), 7U);
}

TEST(Tally, DecidesTheTestAtAPairAndKeepsTheDecision) {
  const stats::Sprt test{.elo0 = 0, .elo1 = 400};
  GameMaker maker;
  Tally tally(test);
  std::uint64_t line = 0;
  while (tally.pairs().count() < stats::kSprtLeastPairs - 1) tally.add(maker.game(5, line++));
  tally.add(maker.game(5, line++));
  EXPECT_EQ(tally.sprt().decision, stats::SprtDecision::continues);
  tally.add(maker.game(5, line++));
  EXPECT_EQ(tally.sprt(), stats::sprt(test, tally.pairs()));
  EXPECT_EQ(tally.sprt().decision, stats::SprtDecision::accept_h1);
  for (int i = 0; i < 200; ++i) tally.add(maker.game(-5, line++));
  EXPECT_EQ(tally.sprt().decision, stats::SprtDecision::accept_h1);
  EXPECT_EQ(stats::sprt(test, tally.pairs()).decision, stats::SprtDecision::accept_h0);
}

TEST(DistinctCount, CountsAsASetDoes) {
  Random random(3);
  DistinctCount counted;
  std::set<std::uint64_t> seen;
  for (int i = 0; i < 20'000; ++i) {
    // Many in the same place of any table, and 0 among them.
    const std::uint64_t hash = random.below(3000) << (random.chance(0.5) ? 40U : 0U);
    counted.add(hash);
    seen.insert(hash);
    ASSERT_EQ(counted.count(), seen.size());
  }
}

}  // namespace
