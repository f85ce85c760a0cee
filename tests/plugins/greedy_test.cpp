#include <gtest/gtest.h>

#include <map>

#include "outflank/kit/random.hpp"
#include "support/random_positions.hpp"
#include "tree_plugins.hpp"

namespace outflank::test {
namespace {

class GreedyStrategy : public testing::Test {
 protected:
  [[nodiscard]] Decision choose(const char* position, std::uint64_t move_seed = 0) {
    return greedy_->choose(parse_position(position), {.move_seed = move_seed});
  }
  [[nodiscard]] std::string chosen(const char* position) {
    return move_name(choose(position).move);
  }

  TreePlugins plugins_;
  std::unique_ptr<host::Instance> greedy_ = plugins_.make("greedy");
};

// a1 turns one disc, a3 three, a5 two.
constexpr auto kOneTwoThree =
    "-OX-----"
    "--------"
    "-OOOX---"
    "--------"
    "-OOX----"
    "--------"
    "--------"
    "-------- X";

TEST_F(GreedyStrategy, TakesTheMostDiscs) {
  const auto decision = choose(kOneTwoThree);
  EXPECT_EQ(move_name(decision.move), "a3");
  EXPECT_EQ(decision.value, 7 - 3);
  EXPECT_EQ(decision.units_per_disc, 1U);
  EXPECT_EQ(decision.depth, 1U);
  EXPECT_EQ(decision.nodes, 3U);
  EXPECT_EQ(decision.line, (std::vector<Move>{decision.move}));
}

TEST_F(GreedyStrategy, CountsDiscsInEveryDirectionOfAMove) {
  // a1 turns three in a row, d5 one each in four directions.
  EXPECT_EQ(chosen("-OOOX---"
                   "--------"
                   "-X-X-X--"
                   "--OOO---"
                   "-XO-----"
                   "--------"
                   "--------"
                   "-------- X"),
            "d5");
}

TEST_F(GreedyStrategy, PlaysForWhiteAsForBlack) {
  const auto swapped = with_colors_swapped(parse_position(kOneTwoThree));
  const auto decision = greedy_->choose(swapped, {});
  EXPECT_EQ(move_name(decision.move), "a3");
  EXPECT_EQ(decision.value, 4);
}

TEST_F(GreedyStrategy, TakesTheFirstOfEqualMovesRowByRow) {
  // h1 and a2 turn two each: the upper row counts, not the left column.
  constexpr auto kTwoRows =
      "----XOO-"
      "-OOX----"
      "--------"
      "--------"
      "--------"
      "--------"
      "--------"
      "-------- X";
  // a4 and f4 turn two each.
  constexpr auto kOneRow =
      "--------"
      "--------"
      "--------"
      "-OOXOO--"
      "--------"
      "--------"
      "--------"
      "-------- X";
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_EQ(move_name(choose(kTwoRows, seed).move), "h1");
    EXPECT_EQ(move_name(choose(kOneRow, seed).move), "a4");
  }
  EXPECT_EQ(move_name(greedy_->choose(Position::start(8), {}).move), "d3");
  EXPECT_EQ(move_name(greedy_->choose(Position::start(6), {}).move), "c2");
  EXPECT_EQ(move_name(greedy_->choose(Position::start(4), {}).move), "b1");
}

TEST_F(GreedyStrategy, MostDiscsComeBeforeTheFirstSquare) {
  EXPECT_EQ(chosen("-OX-"
                   "----"
                   "----"
                   "-OOX X"),
            "a4");
}

TEST_F(GreedyStrategy, EvaluatesTheDiscDifferenceForTheSideToMove) {
  const auto info = greedy_->evaluator_info();
  EXPECT_EQ(info.units_per_disc, 1U);
  EXPECT_EQ(info.minimum, -64);
  EXPECT_EQ(info.maximum, 64);
  EXPECT_STREQ(info.unit, "discs");
  EXPECT_EQ(greedy_->evaluate(parse_position("XXXO------------ X")), 2);
  EXPECT_EQ(greedy_->evaluate(parse_position("XXXO------------ O")), -2);
  // Over, with empty squares: they are nobody's.
  EXPECT_EQ(greedy_->evaluate(parse_position("XXXXX----------- O")), -5);
  Random random(3);
  for (int i = 0; i < 300; ++i) {
    const auto position = random_setup(8, random);
    EXPECT_EQ(greedy_->evaluate(position), count(position.own()) - count(position.opponent()));
  }
}

TEST_F(GreedyStrategy, AnalysisValuesEachMoveByTheDiscsAfterIt) {
  std::map<std::string, int> values;
  greedy_->analyze(parse_position(kOneTwoThree), {}, [&](const MoveValue& report) {
    values[move_name(report.move)] = report.value;
    EXPECT_EQ(report.units_per_disc, 1U);
    EXPECT_EQ(report.line, (std::vector<Move>{report.move}));
  });
  EXPECT_EQ(values, (std::map<std::string, int>{{"a1", 0}, {"a3", 4}, {"a5", 2}}));
}

// The opponent of papers 001 and 003. The figures are those of a prototype.
TEST_F(GreedyStrategy, LooksAheadWithPlainAlphaBetaAndCountsItsNodes) {
  const auto nodes = [this](const std::string& spec) {
    return plugins_.make("greedy:" + spec)->choose(Position::start(8), {}).nodes.value();
  };
  EXPECT_EQ(nodes("depth=4"), 136U);
  EXPECT_EQ(nodes("depth=6"), 1347U);
  EXPECT_EQ(nodes("depth=8"), 11131U);
  EXPECT_EQ(nodes("depth=4,ordering=ordered"), 98U);
  EXPECT_EQ(nodes("depth=6,ordering=ordered"), 792U);
  EXPECT_EQ(nodes("depth=8,ordering=ordered"), 4305U);
}

TEST_F(GreedyStrategy, LooksNoFurtherThanTheLowerOfItsDepthAndTheLimit) {
  const auto deep = plugins_.make("greedy:depth=6");
  EXPECT_EQ(deep->choose(Position::start(8), {}).depth, 6U);
  EXPECT_EQ(deep->choose(Position::start(8), {.depth = 4}).depth, 4U);
  EXPECT_EQ(deep->choose(Position::start(8), {.depth = 4}).nodes, 136U);
  EXPECT_EQ(greedy_->choose(Position::start(8), {.depth = 4}).depth, 1U);
}

TEST_F(GreedyStrategy, SeesWhatTheAnswerTakesBack) {
  // b1 turns two and c6 one; but after b1 white takes the row from a1.
  const auto position = parse_position(
      "--OOXO"
      "------"
      "------"
      "------"
      "------"
      "XO---- X");
  EXPECT_EQ(move_name(greedy_->choose(position, {}).move), "b1");
  EXPECT_EQ(move_name(plugins_.make("greedy:depth=2")->choose(position, {}).move), "c6");
}

// A finished game is worth its discs as they lie: no more than others of as many.
TEST_F(GreedyStrategy, AFinishedGameIsWorthItsDiscsAndNoEmptySquares) {
  const auto ending = parse_position("XO-------------- X");
  const auto decision = plugins_.make("greedy:depth=3")->choose(ending, {});
  EXPECT_EQ(decision.value, 3);
  EXPECT_EQ(decision.comment, "");
}

TEST_F(GreedyStrategy, OrderingChangesNoValue) {
  Random random(7);
  for (int i = 0; i < 60; ++i) {
    const auto position = random_playable_setup(6, random);
    EXPECT_EQ(plugins_.make("greedy:depth=4")->choose(position, {}).value,
              plugins_.make("greedy:depth=4,ordering=ordered")->choose(position, {}).value);
  }
}

TEST_F(GreedyStrategy, AnalysisGoesAsDeepAsItLooks) {
  unsigned deepest = 0;
  std::int32_t best = -64;
  const auto deep = plugins_.make("greedy:depth=3");
  deep->analyze(Position::start(8), {}, [&](const MoveValue& report) {
    deepest = std::max(deepest, report.depth.value());
    if (report.depth == 3U) best = std::max(best, report.value);
  });
  EXPECT_EQ(deepest, 3U);
  EXPECT_EQ(best, deep->choose(Position::start(8), {}).value);
}

}  // namespace
}  // namespace outflank::test
