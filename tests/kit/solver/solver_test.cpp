#include "outflank/kit/solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <string>

#include "outflank/kit/search.hpp"
#include "outflank/rules/notation.hpp"
#include "outflank/rules/score.hpp"
#include "support/random_positions.hpp"

namespace outflank {
namespace {

int final_value(const Position& position, bool plain) {
  return plain ? disc_difference(position, position.to_move())
               : final_score(position, position.to_move());
}

// Minimax and nothing else.
int minimax(const Position& position, bool plain) {
  if (game_over(position)) return final_value(position, plain);
  if (must_pass(position)) return -minimax(position.after(Move::pass()), plain);
  int best = -100;
  for (const Square square : squares(legal_moves(position))) {
    best = std::max(best, -minimax(position.after(square), plain));
  }
  return best;
}

// A position of a random game, or a set-up one, with so many empty squares.
Position with_empties(int size, int empties, Random& random) {
  while (true) {
    Game game = test::random_game(Position::start(size), random);
    while (count(game.position().empties()) < empties) game.undo();
    if (count(game.position().empties()) == empties) return game.position();
  }
}
Position setup_with_empties(int size, int empties, Random& random) {
  Bitboard open = 0;
  while (count(open) < empties) open |= bit(random_square(board_mask(size), random));
  const double share = random.real();
  Bitboard black = 0;
  for (const Square square : squares(board_mask(size) & ~open)) {
    if (random.chance(share)) black |= bit(square);
  }
  return Position::from(size, black, board_mask(size) & ~open & ~black, Color::white).value();
}

// The line is legal, begins with the move, ends with the game, and brings the value.
void expect_sound_line(const Position& start, const Solution& solution, bool plain) {
  Position position = start;
  for (const Move move : solution.line) {
    ASSERT_TRUE(is_legal(position, move)) << position_text(start);
    position = position.after(move);
  }
  ASSERT_TRUE(game_over(position)) << position_text(start);
  const int sign = position.to_move() == start.to_move() ? 1 : -1;
  EXPECT_EQ(sign * final_value(position, plain), solution.value) << position_text(start);
  EXPECT_EQ(solution.move, solution.line.empty() ? Move::pass() : solution.line.front());
}

struct Variant {
  Cpu cpu;
  bool plain;
  friend std::string name_of(const Variant& variant) {
    return std::string(variant.cpu == Cpu::portable ? "Portable" : "Avx2") +
           (variant.plain ? "Plain" : "EmptiesToWinner");
  }
};

class SolverVariants : public testing::TestWithParam<Variant> {
 protected:
  void SetUp() override {
    if (!can_run(GetParam().cpu)) GTEST_SKIP() << "this machine has no AVX2";
  }
  static Solver solver() {
    return Solver({.plain = GetParam().plain, .table_megabytes = 1, .cpu = GetParam().cpu});
  }
  static void expect_minimax(Solver& solver, const Position& position) {
    const bool plain = GetParam().plain;
    const int value = minimax(position, plain);
    const auto solution = solver.solve(position);
    ASSERT_TRUE(solution.finished);
    EXPECT_EQ(solution.value, value) << position_text(position);
    expect_sound_line(position, solution, plain);
    const auto outcome = solver.solve_win_draw_loss(position);
    EXPECT_EQ(outcome.value, (value > 0) - (value < 0)) << position_text(position);
    if (!game_over(position)) {
      ASSERT_TRUE(is_legal(position, outcome.move));
      if (value >= 0) {
        const int kept = -minimax(position.after(outcome.move), plain);
        EXPECT_EQ((kept > 0) - (kept < 0), outcome.value) << position_text(position);
      }
    }
  }
};

TEST_P(SolverVariants, AgreesWithMinimaxOnRandomGames) {
  Random random(41);
  auto solver = this->solver();
  for (const int size : {4, 6, 8}) {
    for (int empties = 0; empties <= 8; ++empties) {
      for (int i = 0; i < 25; ++i) expect_minimax(solver, with_empties(size, empties, random));
    }
  }
}

TEST_P(SolverVariants, AgreesWithMinimaxOnSetUpPositions) {
  Random random(42);
  auto solver = this->solver();
  for (const int size : {4, 6, 8}) {
    for (int empties = 0; empties <= 7; ++empties) {
      for (int i = 0; i < 40; ++i)
        expect_minimax(solver, setup_with_empties(size, empties, random));
    }
  }
}

TEST_P(SolverVariants, KnowsTheValueOf4x4) {
  auto solver = this->solver();
  const auto solution = solver.solve(Position::start(4));
  EXPECT_EQ(solution.value, GetParam().plain ? -8 : -10);
  expect_sound_line(Position::start(4), solution, GetParam().plain);
  EXPECT_EQ(solver.solve_win_draw_loss(Position::start(4)).value, -1);
}

// Long enough for every part of the solver; the search kit, written apart, is the judge.
TEST_P(SolverVariants, AgreesWithTheSearchKit) {
  Random random(43);
  auto solver = this->solver();
  Search<DiscDifference> search(
      {.final_scoring = {.policy = FinalPolicy::discs, .empties_to_winner = !GetParam().plain}});
  for (const int size : {6, 8}) {
    for (const int empties : {9, 10, 11, 12, 13}) {
      const Position position = with_empties(size, empties, random);
      if (!has_move(position)) continue;
      const auto solution = solver.solve(position);
      EXPECT_EQ(solution.value, search.find(position, {}).value) << position_text(position);
      expect_sound_line(position, solution, GetParam().plain);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Solver, SolverVariants,
                         testing::Values(Variant{Cpu::portable, false},
                                         Variant{Cpu::portable, true}, Variant{Cpu::avx2, false},
                                         Variant{Cpu::avx2, true}),
                         [](const auto& variant) { return name_of(variant.param); });

TEST(Solver, BothProcessorsVisitTheSameNodes) {
  if (!can_run(Cpu::avx2)) GTEST_SKIP() << "this machine has no AVX2";
  Random random(44);
  for (int i = 0; i < 5; ++i) {
    const Position position = with_empties(8, 13, random);
    const auto portable = Solver({.table_megabytes = 1, .cpu = Cpu::portable}).solve(position);
    const auto avx2 = Solver({.table_megabytes = 1, .cpu = Cpu::avx2}).solve(position);
    EXPECT_EQ(portable.nodes, avx2.nodes);
    EXPECT_EQ(portable.line, avx2.line);
  }
}

TEST(Solver, IsRepeatableOnOneThread) {
  Random random(45);
  const Position position = with_empties(8, 14, random);
  const auto first = Solver().solve(position);
  const auto second = Solver().solve(position);
  EXPECT_EQ(first.nodes, second.nodes);
  EXPECT_EQ(first.line, second.line);
}

TEST(Solver, FindsTheSameValueOnSeveralThreads) {
  Random random(46);
  for (int i = 0; i < 4; ++i) {
    const Position position = with_empties(8, 16, random);
    const auto alone = Solver({.table_megabytes = 4}).solve(position);
    for (const unsigned threads : {2U, 4U}) {
      const auto together = Solver({.threads = threads, .table_megabytes = 4}).solve(position);
      EXPECT_EQ(together.value, alone.value) << position_text(position);
      expect_sound_line(position, together, false);
    }
  }
}

TEST(Solver, SolvesAnotherPositionWithWhatItRemembers) {
  Random random(47);
  Solver used({.table_megabytes = 1});
  for (int i = 0; i < 20; ++i) {
    const Position position = with_empties(8, 11, random);
    EXPECT_EQ(used.solve(position).value, Solver({.table_megabytes = 1}).solve(position).value);
  }
}

TEST(Solver, TheSameDiscsOnALargerBoardAreAnotherPosition) {
  const Position small = parse_position("XO-XX-XXOO-XX-XX X");
  const Position large =
      Position::from(8, small.discs_of(Color::black), small.discs_of(Color::white), Color::black)
          .value();
  const SolveLimits limits{.nodes = 1'000'000};
  Solver used({.table_megabytes = 1});
  ASSERT_TRUE(used.solve(small).finished);
  const auto after = used.solve(large, limits);
  const auto fresh = Solver({.table_megabytes = 1}).solve(large, limits);
  EXPECT_EQ(after.nodes, fresh.nodes);
  EXPECT_EQ(after.finished, fresh.finished);
}

TEST(Solver, ClearedItSearchesAsANewOne) {
  Random random(48);
  Solver used({.table_megabytes = 2});
  // More often than there are generations in the table; what was forgotten still lies there.
  for (int i = 0; i < 300; ++i) {
    const Position position = with_empties(8, i % 20 == 0 ? 14 : 8, random);
    used.clear();
    const auto again = used.solve(position);
    const auto fresh = Solver({.table_megabytes = 2}).solve(position);
    ASSERT_EQ(again.nodes, fresh.nodes) << i;
    ASSERT_EQ(again.line, fresh.line) << i;
  }
}

TEST(Solver, AFinishedGameIsItsScore) {
  const auto solution = Solver().solve(parse_position("XXXX-------O---- O"));
  EXPECT_TRUE(solution.finished);
  EXPECT_EQ(solution.value, -14);
  EXPECT_TRUE(solution.line.empty());
  EXPECT_TRUE(solution.move.is_pass());
}

TEST(Solver, AForcedPassIsTheMove) {
  const Position position = parse_position("XO-------------- O");
  ASSERT_TRUE(must_pass(position));
  const auto solution = Solver().solve(position);
  EXPECT_TRUE(solution.move.is_pass());
  ASSERT_EQ(solution.line.size(), 2u);
  EXPECT_EQ(solution.value, -16);
}

TEST(Solver, StopsWhenToldTo) {
  int asked = 0;
  const SolveLimits limits{.should_stop = [&asked] { return ++asked == 10; }};
  const auto solution = Solver({.table_megabytes = 1}).solve(Position::start(8), limits);
  EXPECT_FALSE(solution.finished);
  EXPECT_EQ(asked, 10);
  // Each question comes some thousand nodes after the last.
  EXPECT_LT(solution.nodes, 40'000u);
}

TEST(Solver, StopsAllItsThreads) {
  const SolveLimits limits{.nodes = 200'000};
  const auto solution =
      Solver({.threads = 3, .table_megabytes = 1}).solve(Position::start(8), limits);
  EXPECT_FALSE(solution.finished);
}

TEST(Solver, WhatIsThrownWhenItAsksReachesTheCallerAndEndsItsThreads) {
  for (const unsigned threads : {1U, 3U}) {
    int asked = 0;
    const SolveLimits limits{.should_stop = [&asked]() -> bool {
      if (++asked == 20) throw std::runtime_error("enough");
      return false;
    }};
    Solver solver({.threads = threads, .table_megabytes = 1});
    EXPECT_THROW((void)solver.solve(Position::start(8), limits), std::runtime_error);
    EXPECT_TRUE(solver.solve(parse_position("-----OX--XO----- X")).finished);
  }
}

TEST(Solver, KeepsToASmallNodeLimitToo) {
  for (const std::uint64_t nodes : {1U, 100U, 1000U, 1500U}) {
    const auto solution =
        Solver({.table_megabytes = 1}).solve(Position::start(8), {.nodes = nodes});
    EXPECT_FALSE(solution.finished);
    EXPECT_LT(solution.nodes, nodes + 500);
  }
}

TEST(Solver, KeepsToANodeLimit) {
  const auto solution = Solver().solve(Position::start(8), {.nodes = 100'000});
  EXPECT_FALSE(solution.finished);
  EXPECT_GE(solution.nodes, 100'000u);
  EXPECT_LT(solution.nodes, 110'000u);
}

}  // namespace
}  // namespace outflank
