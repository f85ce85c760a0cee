// The search of classic; its evaluator is tested in classic_evaluation_test.cpp.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>

#include "classic_reference.hpp"
#include "support/random_positions.hpp"
#include "tree_plugins.hpp"

namespace outflank::test {
namespace {

constexpr int kInfinity = 2'000'000'000;

// Max and min as the paper's text has them, without alpha-beta. A forced pass costs no depth.
int minimax(const Position& position, int depth) {
  if (game_over(position)) {
    const int discs = count(position.own()) - count(position.opponent());
    return discs > 0 ? kInfinity : discs < 0 ? -kInfinity : 0;
  }
  if (must_pass(position)) return -minimax(position.after(Move::pass()), depth);
  if (depth == 0) return ClassicReference::value(to_mailbox(position));
  int best = -kInfinity;
  for (const Square square : squares(legal_moves(position))) {
    best = std::max(best, -minimax(position.after(square), depth - 1));
  }
  return best;
}

// Of equal moves the first, row by row.
Move best_move(const Position& position, int depth) {
  const int best = minimax(position, depth);
  for (const Square square : squares(legal_moves(position))) {
    if (-minimax(position.after(square), depth - 1) == best) return square;
  }
  return Move::pass();
}

// Final score with empties to the winner, by trying everything.
int exact(const Position& position) {
  if (game_over(position)) return final_score(position, position.to_move());
  if (must_pass(position)) return -exact(position.after(Move::pass()));
  int best = -64;
  for (const Square square : squares(legal_moves(position))) {
    best = std::max(best, -exact(position.after(square)));
  }
  return best;
}

Position with_empties(int size, int empties, Random& random) {
  while (true) {
    Game game = random_game(Position::start(size), random);
    while (count(game.position().empties()) < empties && game.undo()) {
    }
    if (count(game.position().empties()) == empties && has_move(game.position())) {
      return game.position();
    }
  }
}

class ClassicStrategy : public testing::Test {
 protected:
  [[nodiscard]] Decision choose(const std::string& spec, const Position& position,
                                const Limits& limits) {
    const auto instance = plugins_.make(spec);
    instance->new_game(position, 1);
    return instance->choose(position, limits);
  }

  TreePlugins plugins_;
};

TEST_F(ClassicStrategy, PlaysTheFirstBestMoveOfPlainMinimax) {
  for (const int size : {4, 6, 8}) {
    Random random(mix(1, static_cast<std::uint64_t>(size)));
    const auto classic = plugins_.make("classic");
    for (int i = 0; i < 40; ++i) {
      const auto position = random_beginning(size, random).position();
      const int depth = 1 + i % 3;
      const auto decision = classic->choose(position, {.depth = static_cast<unsigned>(depth)});
      ASSERT_EQ(decision.value, minimax(position, depth)) << position_text(position);
      ASSERT_EQ(decision.move, best_move(position, depth)) << position_text(position);
    }
  }
}

TEST_F(ClassicStrategy, ScoresAWonGameInfiniteAndADrawnOneNothing) {
  const auto won = choose("classic",
                          parse_position("XXXX"
                                         "XXXX"
                                         "XXXX"
                                         "XOO- X"),
                          {});
  EXPECT_EQ(won.value, kInfinity);
  EXPECT_EQ(won.comment, "won");
  const auto lost = choose("classic",
                           parse_position("OOOO"
                                          "OOOO"
                                          "OOOO"
                                          "XOO- X"),
                           {});
  EXPECT_EQ(lost.value, -kInfinity);
  EXPECT_EQ(lost.comment, "lost");
  const auto drawn = choose("classic",
                            parse_position("OOOO"
                                           "OOOO"
                                           "XXXX"
                                           "XOO- X"),
                            {});
  EXPECT_EQ(drawn.value, 0);
  EXPECT_EQ(drawn.comment, "");
}

TEST_F(ClassicStrategy, LooksSixMovesAheadWhenNothingLimitsIt) {
  EXPECT_EQ(choose("classic", Position::start(), {}).depth, 6U);
  EXPECT_EQ(choose("classic:depth=3", Position::start(), {}).depth, 3U);
  EXPECT_EQ(choose("classic:depth=3", Position::start(), {.depth = 4}).depth, 4U);
}

TEST_F(ClassicStrategy, PlaysTheMoveOfTheLastDepthItFinished) {
  Random random(2);
  std::map<unsigned, int> depths;
  for (int i = 0; i < 30; ++i) {
    const auto position = random_beginning(8, random).position();
    const auto cut = choose("classic", position, {.nodes = 20 + 300 * random.below(20)});
    const auto whole = choose("classic", position, {.depth = cut.depth.value()});
    EXPECT_EQ(cut.move, whole.move) << position_text(position);
    EXPECT_EQ(cut.value, whole.value) << position_text(position);
    EXPECT_EQ(cut.line, whole.line) << position_text(position);
    EXPECT_GE(cut.nodes.value(), whole.nodes.value());
    ++depths[*cut.depth];
  }
  EXPECT_GT(depths.size(), 3U);
}

TEST_F(ClassicStrategy, EveryOrderingAndThreadFindsTheSameValue) {
  Random random(3);
  std::uint64_t plain_nodes = 0;
  std::uint64_t ordered_nodes = 0;
  for (int i = 0; i < 20; ++i) {
    const auto position = random_beginning(8, random).position();
    const auto plain = choose("classic", position, {.depth = 5});
    const auto ordered = choose("classic:ordering=true", position, {.depth = 5});
    const auto threaded = choose("classic:threads=3,ordering=true", position, {.depth = 5});
    EXPECT_EQ(ordered.value, plain.value) << position_text(position);
    EXPECT_EQ(threaded.value, plain.value) << position_text(position);
    plain_nodes += plain.nodes.value();
    ordered_nodes += ordered.nodes.value();
  }
  EXPECT_LT(ordered_nodes, plain_nodes);
}

TEST_F(ClassicStrategy, PlaysTheEndgamePerfectlyWhenAsked) {
  Random random(4);
  for (int i = 0; i < 20; ++i) {
    const auto position = with_empties(i % 2 == 0 ? 8 : 6, 6, random);
    const auto decision = choose("classic:endgame_empties=6", position, {});
    EXPECT_EQ(decision.value, exact(position)) << position_text(position);
    EXPECT_EQ(-exact(position.after(decision.move)), decision.value) << position_text(position);
    EXPECT_EQ(decision.units_per_disc, 1U);
    EXPECT_EQ(decision.comment, "exact");
    EXPECT_NE(choose("classic:endgame_empties=5", position, {}).comment, "exact");
    EXPECT_NE(choose("classic", position, {}).comment, "exact");
    EXPECT_NE(choose("classic:endgame_empties=6", position, {.depth = 2}).comment, "exact");
  }
}

TEST_F(ClassicStrategy, SearchesOnWhenTheEndgameIsTooLongForItsNodes) {
  Random random(5);
  const auto position = with_empties(8, 24, random);
  const auto decision = choose("classic:endgame_empties=24", position, {.nodes = 20000});
  EXPECT_TRUE(is_legal(position, decision.move));
  EXPECT_NE(decision.comment, "exact");
  EXPECT_GE(decision.depth.value(), 2U);
}

// A clock that goes on by a fixed step whenever it is looked at, and not otherwise.
class SteppingClock {
 public:
  explicit SteppingClock(std::int64_t step_ns) : environment_(host::quiet_environment()) {
    environment_.now_ns = [this, step_ns] { return now_ns_ += step_ns; };
  }
  SteppingClock(const SteppingClock&) = delete;
  SteppingClock& operator=(const SteppingClock&) = delete;

  [[nodiscard]] const host::Environment& environment() const { return environment_; }
  [[nodiscard]] std::int64_t now_ns() const { return now_ns_; }

 private:
  host::Environment environment_;
  std::int64_t now_ns_ = 1'000'000'000;
};

// How long before its deadline a move was made, in milliseconds; to within a few thousandths of its
// time.
double margin_ms(TreePlugins& plugins, const std::string& spec, std::int64_t time_ms) {
  constexpr std::int64_t kMillisecond = 1'000'000;
  SteppingClock clock(time_ms * kMillisecond / 2000);
  const auto instance = plugins.make(spec, clock.environment());
  const auto deadline = clock.now_ns() + time_ms * kMillisecond;
  static_cast<void>(instance->choose(Position::start(), {.deadline_ns = deadline}));
  return static_cast<double>(deadline - clock.now_ns()) / kMillisecond;
}

TEST_F(ClassicStrategy, KeepsATenthOfAShortMovesTimeInHand) {
  EXPECT_NEAR(margin_ms(plugins_, "classic", 100), 10, 0.5);
  EXPECT_NEAR(margin_ms(plugins_, "classic", 500), 50, 2.5);
}

TEST_F(ClassicStrategy, KeepsATenthOfASecondOfALongerMoveInHand) {
  EXPECT_NEAR(margin_ms(plugins_, "classic", 1000), 100, 5);
  EXPECT_NEAR(margin_ms(plugins_, "classic", 10000), 100, 50);
  EXPECT_NEAR(margin_ms(plugins_, "classic:ordering=true", 10000), 100, 50);
}

TEST_F(ClassicStrategy, FinishesDepthOneWhateverTheClockSays) {
  SteppingClock clock(1'000'000'000);
  const auto instance = plugins_.make("classic", clock.environment());
  const auto decision = instance->choose(Position::start(), {.deadline_ns = clock.now_ns() + 1});
  EXPECT_EQ(decision.depth, 1U);
  EXPECT_EQ(decision.value, minimax(Position::start(), 1));
}

TEST_F(ClassicStrategy, AnalysisValuesEachMoveByMinimax) {
  Random random(6);
  for (int i = 0; i < 10; ++i) {
    const auto position = random_beginning(8, random).position();
    std::map<int, std::int32_t> values;
    plugins_.make("classic")->analyze(position, {.depth = 3}, [&](const MoveValue& report) {
      values[report.move.index()] = report.value;
      EXPECT_EQ(report.line.front(), report.move);
    });
    EXPECT_EQ(values.size(), static_cast<std::size_t>(count(legal_moves(position))));
    for (const auto& [move, value] : values) {
      EXPECT_EQ(value, -minimax(position.after(Square{move}), 2)) << position_text(position);
    }
  }
}

}  // namespace
}  // namespace outflank::test
