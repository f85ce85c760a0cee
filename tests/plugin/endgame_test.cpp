#include "outflank/plugin/endgame.hpp"

#include <gtest/gtest.h>

#include "fake_host.hpp"
#include "outflank/kit/random.hpp"
#include "support/random_positions.hpp"

namespace outflank::test {
namespace {

// Of a random game, with so many empty squares and a move to make.
Position late_position(int empties, Random& random) {
  while (true) {
    auto game = random_game(Position::start(8), random);
    while (count(game.position().empties()) < empties) game.undo();
    if (has_move(game.position())) return game.position();
  }
}

TEST(Endgame, TakesOverFromItsNumberOfEmptySquaresOn) {
  Random random(91);
  const Endgame endgame({.empties = 10});
  EXPECT_TRUE(endgame.takes(late_position(10, random), 0));
  EXPECT_FALSE(endgame.takes(late_position(11, random), 0));
  EXPECT_FALSE(Endgame({}).takes(late_position(1, random), 0));
}

TEST(Endgame, DoesNotOverruleADepth) {
  Random random(92);
  const Endgame endgame({.empties = 10});
  const auto position = late_position(8, random);
  EXPECT_FALSE(endgame.takes(position, 7));
  EXPECT_TRUE(endgame.takes(position, 8));
}

TEST(Endgame, IsExactAndRepeatable) {
  Random random(93);
  FakeHost host;
  Endgame endgame({.empties = 12, .table_megabytes = 1});
  for (int i = 0; i < 20; ++i) {
    const auto position = late_position(10, random);
    MoveBudget budget({}, host.face());
    const auto result = endgame.play(position, budget).value();
    Solver solver({.table_megabytes = 1});
    EXPECT_EQ(result.value, FinalScoring{}.value_of(solver.solve(position).value));
    EXPECT_FALSE(result.at_least);
    MoveBudget again({}, host.face());
    const auto second = endgame.play(position, again).value();
    EXPECT_EQ(second.move, result.move);
    EXPECT_EQ(second.nodes, result.nodes) << "the first must leave nothing in the table";
  }
}

// A host that grants time for the outcome alone: what is then played does not throw it away.
TEST(Endgame, KeepsAWinThatItHasNoTimeToMeasure) {
  Random random(94);
  int kept = 0;
  for (int i = 0; i < 40; ++i) {
    const auto position = late_position(14, random);
    FakeHost host;
    Endgame endgame({.empties = 14, .table_megabytes = 1});
    // Exact solutions of these take several times the nodes of half this budget.
    MoveBudget budget({.nodes = 60'000}, host.face());
    const auto result = endgame.play(position, budget);
    if (!result || !result->at_least) continue;
    ++kept;
    Solver solver({.table_megabytes = 4});
    const int value = solver.solve(position.after(result->move)).value;
    EXPECT_LE(value, 0);
    if (is_won_or_lost(result->value)) {
      EXPECT_LT(value, 0);
    }
  }
  EXPECT_GT(kept, 0);
}

TEST(Endgame, GivesUpAtItsShareOfTheTime) {
  Random random(95);
  FakeHost host;
  host.step_ns = 1'000'000;
  MoveBudget budget({.deadline_ns = 1'000'000'000}, host.face());
  Endgame endgame({.empties = 20, .table_megabytes = 1});
  // Takes thousands of polls; a millisecond goes by from one to the next.
  const auto result = endgame.play(late_position(20, random), budget);
  EXPECT_TRUE(!result || result->at_least);
  EXPECT_GT(host.now_ns, 500'000'000);
  EXPECT_LT(host.now_ns, 900'000'000);
}

TEST(Endgame, KeepsToFewNodes) {
  Random random(97);
  FakeHost host;
  Endgame endgame({.empties = 30, .table_megabytes = 1});
  for (int i = 0; i < 200; ++i) {
    const std::uint64_t nodes = 100 + 50 * static_cast<std::uint64_t>(i);
    MoveBudget budget({.nodes = nodes}, host.face());
    (void)endgame.play(late_position(6 + i % 6, random), budget);
    EXPECT_LE(budget.spent(), nodes) << i;
  }
}

TEST(Endgame, NoNumberOfEmptySquaresIsCheapAgain) {
  FakeHost host;
  Endgame endgame({.empties = 60, .table_megabytes = 1});
  MoveBudget budget({.nodes = 1'000'000'000}, host.face());
  EXPECT_FALSE(endgame.play(Position::start(8), budget));
  EXPECT_EQ(budget.spent(), 0U);
}

TEST(Endgame, DoesNotBeginWhatItCannotFinish) {
  Random random(96);
  FakeHost host;
  Endgame endgame({.empties = 30, .table_megabytes = 1});
  const auto position = late_position(24, random);
  MoveBudget few_nodes({.nodes = 10'000}, host.face());
  EXPECT_FALSE(endgame.play(position, few_nodes));
  EXPECT_EQ(few_nodes.spent(), 0U);
  MoveBudget little_time({.deadline_ns = 1'000'000}, host.face());
  EXPECT_FALSE(endgame.play(position, little_time));
  EXPECT_EQ(little_time.spent(), 0U);
}

}  // namespace
}  // namespace outflank::test
