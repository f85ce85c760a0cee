#include <gtest/gtest.h>

#include <array>
#include <map>

#include "move_counts.hpp"
#include "support/random_positions.hpp"
#include "tree_plugins.hpp"

namespace outflank::test {
namespace {

// Figure 4 of the immune-system paper, with the row that our copy of its text
// lost.
constexpr std::array<std::array<int, 8>, 8> kFigure4{{{10, 8, 8, 8, 8, 8, 8, 10},
                                                      {8, 1, 1, 1, 1, 1, 1, 8},
                                                      {8, 1, 4, 4, 4, 4, 1, 8},
                                                      {8, 1, 4, 4, 4, 4, 1, 8},
                                                      {8, 1, 4, 4, 4, 4, 1, 8},
                                                      {8, 1, 4, 4, 4, 4, 1, 8},
                                                      {8, 1, 1, 1, 1, 1, 1, 8},
                                                      {10, 8, 8, 8, 8, 8, 8, 10}}};

[[nodiscard]] int figure_value(Square square) {
  return kFigure4.at(static_cast<std::size_t>(square / 8)).at(static_cast<std::size_t>(square % 8));
}

[[nodiscard]] int figure_sum(Bitboard discs) {
  int sum = 0;
  for (const Square square : squares(discs)) sum += figure_value(square);
  return sum;
}

[[nodiscard]] Position one_disc(int size, Square square, Color to_move) {
  return Position::from(size, bit(square), 0, to_move).value();
}

// A position in which the square is black's only move.
[[nodiscard]] Position only_move(Square square) {
  const int step = square % 8 < 4 ? 1 : -1;
  return Position::from(8, bit(square + 2 * step), bit(square + step), Color::black).value();
}

using Values = std::map<std::string, int>;

class SquaresStrategy : public testing::Test {
 protected:
  [[nodiscard]] Values analysis(const std::string& spec, const Position& position) {
    Values values;
    plugins_.make(spec)->analyze(position, {}, [&](const MoveValue& report) {
      values[move_name(report.move)] = report.value;
    });
    return values;
  }

  // The move it takes whatever the seed.
  [[nodiscard]] std::string sure_choice(const std::string& spec, const Position& position) {
    const auto counts = count_moves(*plugins_.make(spec), position, 100);
    return counts.size() == 1 ? square_name(counts.begin()->first) : "not sure";
  }

  TreePlugins plugins_;
};

TEST_F(SquaresStrategy, ValuesEverySquareAsInFigure4) {
  const auto squares = plugins_.make("squares");
  const auto by_square = plugins_.make("squares:reading=square");
  for (Square square = 0; square < kSquares; ++square) {
    const int expected = figure_value(square);
    EXPECT_EQ(squares->evaluate(one_disc(8, square, Color::black)), expected);
    EXPECT_EQ(squares->evaluate(one_disc(8, square, Color::white)), -expected);
    EXPECT_EQ(by_square->choose(only_move(square), {}).value, expected) << square_name(square);
    EXPECT_EQ(analysis("squares:reading=square", only_move(square)),
              (Values{{square_name(square), expected}}));
  }
}

TEST_F(SquaresStrategy, SmallBoardsHaveTheSameRings) {
  const auto squares = plugins_.make("squares");
  const auto row_values = [&](int size, int row) {
    std::vector<int> values;
    for (int column = 0; column < size; ++column) {
      values.push_back(squares->evaluate(one_disc(size, square_at(row, column), Color::black)));
    }
    return values;
  };
  for (const int row : {0, 5}) EXPECT_EQ(row_values(6, row), (std::vector{10, 8, 8, 8, 8, 10}));
  for (const int row : {1, 4}) EXPECT_EQ(row_values(6, row), (std::vector{8, 1, 1, 1, 1, 8}));
  for (const int row : {2, 3}) EXPECT_EQ(row_values(6, row), (std::vector{8, 1, 4, 4, 1, 8}));
  for (const int row : {0, 3}) EXPECT_EQ(row_values(4, row), (std::vector{10, 8, 8, 10}));
  for (const int row : {1, 2}) EXPECT_EQ(row_values(4, row), (std::vector{8, 1, 1, 8}));
}

// a1: a corner (10) that turns a 1. h4: an edge (8) that turns 1 and 4.
// c6: an inner square (4) that turns 4 and 4.
constexpr auto kThreeReadings =
    "--------"
    "-O------"
    "--X-----"
    "----XOO-"
    "--------"
    "---OOX--"
    "--------"
    "-------- X";

TEST_F(SquaresStrategy, EachReadingPrefersAnotherMove) {
  const auto position = parse_position(kThreeReadings);
  // Before the move black holds 12 and white 14.
  EXPECT_EQ(figure_sum(position.own()), 12);
  EXPECT_EQ(figure_sum(position.opponent()), 14);
  EXPECT_EQ(analysis("squares:reading=square", position),
            (Values{{"a1", 10}, {"h4", 8}, {"c6", 4}}));
  EXPECT_EQ(analysis("squares:reading=own", position),
            (Values{{"a1", 12 + 11}, {"h4", 12 + 13}, {"c6", 12 + 12}}));
  EXPECT_EQ(analysis("squares:reading=difference", position),
            (Values{{"a1", -2 + 12}, {"h4", -2 + 18}, {"c6", -2 + 20}}));
  EXPECT_EQ(sure_choice("squares:reading=square", position), "a1");
  EXPECT_EQ(sure_choice("squares:reading=own", position), "h4");
  EXPECT_EQ(sure_choice("squares:reading=difference", position), "c6");
}

TEST_F(SquaresStrategy, DifferenceIsTheReadingUnlessSaidOtherwise) {
  const auto position = parse_position(kThreeReadings);
  EXPECT_EQ(plugins_.make("squares")->parameter("reading"), "difference");
  EXPECT_EQ(sure_choice("squares", position), "c6");
}

TEST_F(SquaresStrategy, PlaysForWhiteAsForBlack) {
  const auto swapped = with_colors_swapped(parse_position(kThreeReadings));
  EXPECT_EQ(sure_choice("squares:reading=square", swapped), "a1");
  EXPECT_EQ(sure_choice("squares:reading=own", swapped), "h4");
  EXPECT_EQ(sure_choice("squares:reading=difference", swapped), "c6");
}

TEST_F(SquaresStrategy, EqualMovesAreDrawnWithTheSameChance) {
  constexpr int kTries = 12'000;
  const auto start = Position::start(8);
  for (const char* reading : {"difference", "own", "square"}) {
    const auto squares = plugins_.make(std::string("squares:reading=") + reading);
    const auto counts = count_moves(*squares, start, kTries);
    EXPECT_EQ(counts.size(), 4U) << reading;
    // Chi-square of 3 degrees of freedom, a thousandth at either end.
    const double statistic = chi_square(counts, legal_moves(start), kTries);
    EXPECT_GT(statistic, 0.024) << reading;
    EXPECT_LT(statistic, 16.27) << reading;
  }
}

TEST_F(SquaresStrategy, OnlyTheBestMovesAreDrawnFrom) {
  // a1 and a8 are alike, d4 is worse.
  const auto position = parse_position(
      "-OX-----"
      "--------"
      "--------"
      "----OX--"
      "--------"
      "--------"
      "--------"
      "-OX----- X");
  for (const char* reading : {"difference", "own", "square"}) {
    const auto squares = plugins_.make(std::string("squares:reading=") + reading);
    const auto counts = count_moves(*squares, position, 400);
    EXPECT_EQ(counts.size(), 2U) << reading;
    EXPECT_TRUE(counts.contains(square_at(0, 0))) << reading;
    EXPECT_TRUE(counts.contains(square_at(7, 0))) << reading;
  }
}

TEST_F(SquaresStrategy, EvaluatesTheDifferenceWhateverTheReading) {
  Random random(4);
  for (const char* reading : {"difference", "own", "square"}) {
    const auto squares = plugins_.make(std::string("squares:reading=") + reading);
    const auto info = squares->evaluator_info();
    EXPECT_EQ(info.maximum, figure_sum(board_mask(8)));
    EXPECT_EQ(info.minimum, -info.maximum);
    EXPECT_EQ(info.units_per_disc, 0U);
    for (int i = 0; i < 200; ++i) {
      const auto position = random_setup(8, random);
      EXPECT_EQ(squares->evaluate(position),
                figure_sum(position.own()) - figure_sum(position.opponent()));
    }
  }
}

TEST_F(SquaresStrategy, ChosenMoveIsTheBestOfTheAnalysis) {
  Random random(5);
  for (const char* reading : {"difference", "own", "square"}) {
    const auto spec = std::string("squares:reading=") + reading;
    const auto squares = plugins_.make(spec);
    for (int i = 0; i < 100; ++i) {
      const auto position = random_playable_setup(8, random);
      const auto decision = squares->choose(position, {.move_seed = random.next()});
      const auto values = analysis(spec, position);
      EXPECT_EQ(decision.value, values.at(move_name(decision.move)));
      for (const auto& [move, value] : values) EXPECT_LE(value, decision.value) << move;
    }
  }
}

}  // namespace
}  // namespace outflank::test
