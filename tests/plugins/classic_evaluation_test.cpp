#include <gtest/gtest.h>

#include <string>

#include "classic_reference.hpp"
#include "support/random_positions.hpp"
#include "tree_plugins.hpp"

namespace outflank::test {
namespace {

class ClassicEvaluation : public testing::Test {
 protected:
  [[nodiscard]] int value(const std::string& spec, const std::string& position) {
    return plugins_.make(spec)->evaluate(parse_position(position));
  }

  TreePlugins plugins_;
};

TEST_F(ClassicEvaluation, IsThatOfThePlainReference) {
  const auto classic = plugins_.make("classic");
  for (const int size : {4, 6, 8}) {
    for_many_positions(size, 60, 3000, [&](const Position& position) {
      const Mailbox board = to_mailbox(position);
      ASSERT_EQ(classic->evaluate(position), ClassicReference::value(board)) << board.text();
    });
  }
}

TEST_F(ClassicEvaluation, ACornerIsACornerBeforeItIsStable) {
  EXPECT_EQ(value("classic", "X--------------- X"), 20);
  EXPECT_EQ(value("classic", "X--------------- O"), -20);
}

TEST_F(ClassicEvaluation, AStableDiscIsStableBeforeItIsOnACSquareOrAnXSquare) {
  // b1 has only own discs on the far side of every empty neighbour: a1, and the border.
  EXPECT_EQ(value("classic",
                  "XX------"
                  "--------"
                  "--------"
                  "--------"
                  "--------"
                  "--------"
                  "--------"
                  "-------- X"),
            20 + 5);
  // Alone it does not.
  EXPECT_EQ(value("classic",
                  "-X------"
                  "--------"
                  "--------"
                  "--------"
                  "--------"
                  "--------"
                  "--------"
                  "-------- X"),
            -10);
  EXPECT_EQ(value("classic",
                  "--------"
                  "-X------"
                  "--------"
                  "--------"
                  "--------"
                  "--------"
                  "--------"
                  "-------- X"),
            -15);
  // On b2 all that lies behind its empty neighbours is own: a1 to c1, a2 and a3.
  EXPECT_EQ(value("classic",
                  "XXX-----"
                  "XX------"
                  "X-------"
                  "--------"
                  "--------"
                  "--------"
                  "--------"
                  "-------- X"),
            20 + 5 * 5);
}

TEST_F(ClassicEvaluation, ADiscWithoutAnEmptyNeighbourIsStableThoughItCanBeTurned) {
  const std::string board =
      "------"
      "-OOO--"
      "-OXO--"
      "-OOO--"
      "------"
      "------";
  // White: b2 is an X-square, the seven others are plain. Black moves to the sides of the ring.
  const Mailbox reference = to_mailbox(parse_position(board + " X"));
  EXPECT_TRUE(ClassicReference::is_stable(reference, {2, 2}));
  EXPECT_EQ(value("classic", board + " X"), 5 - (-15 + 7) + 8);
}

TEST_F(ClassicEvaluation, CountsTheMovesOfBothSides) {
  // White may play c4, black has no move.
  const std::string board =
      "--------"
      "--------"
      "--------"
      "OX------"
      "--------"
      "--------"
      "--------"
      "--------";
  EXPECT_EQ(value("classic", board + " X"), -1);
  EXPECT_EQ(value("classic", board + " O"), 1);
}

TEST_F(ClassicEvaluation, DeclaresItsRange) {
  const auto classic = plugins_.make("classic");
  const auto info = classic->evaluator_info();
  EXPECT_EQ(info.units_per_disc, 0U);
  EXPECT_EQ(info.minimum, -info.maximum);
  EXPECT_STREQ(info.unit, "points");
}

TEST_F(ClassicEvaluation, ByPhasesMovesCountFourfoldAtFirstAndOnlyDiscsAtTheEnd) {
  const auto plain = plugins_.make("classic");
  const auto phased = plugins_.make("classic:phases=true");
  for (const int size : {4, 6, 8}) {
    const int board = size * size;
    int seen[3] = {};
    for_many_positions(size, 30, 500, [&](const Position& position) {
      const int discs = count(position.discs());
      const int difference = count(position.own()) - count(position.opponent());
      Mailbox turn = to_mailbox(position);
      auto moves = static_cast<int>(turn.legal_moves().size());
      turn.pass();
      moves -= static_cast<int>(turn.legal_moves().size());
      const int phase = 4 * discs <= 3 * board ? 0 : 16 * (board - discs) <= board ? 2 : 1;
      ++seen[phase];
      const int expected = phase == 2   ? difference
                           : phase == 0 ? plain->evaluate(position) + 3 * moves
                                        : plain->evaluate(position);
      ASSERT_EQ(phased->evaluate(position), expected) << position_text(position);
    });
    for (const int times : seen) EXPECT_GT(times, 50);
  }
}

TEST_F(ClassicEvaluation, SquareWeightsTellEverySquareOfAQuarterApartFromTheEdgeInwards) {
  const auto weighted = plugins_.make("classic:square_weights=true");
  const auto worth = [&](int size, Square square) {
    // Alone a disc is stable on a corner only: everywhere else an empty square lies behind it.
    return weighted->evaluate(Position::from(size, bit(square), 0, Color::black).value());
  };
  const int expected[4][4] = {{20, -10, 6, 4}, {-10, -15, -2, -2}, {6, -2, 2, 1}, {4, -2, 1, 1}};
  for (const int size : {4, 6, 8}) {
    for (const Square square : squares(board_mask(size))) {
      const int row = std::min(row_of(square), size - 1 - row_of(square));
      const int column = std::min(column_of(square), size - 1 - column_of(square));
      EXPECT_EQ(worth(size, square), expected[row][column]) << size << " " << square_name(square);
    }
  }
}

TEST_F(ClassicEvaluation, SquareWeightsLeaveStableDiscsAtFive) {
  const std::string corner =
      "XXX-----"
      "XX------"
      "X-------"
      "--------"
      "--------"
      "--------"
      "--------"
      "-------- X";
  EXPECT_EQ(value("classic:square_weights=true", corner), 20 + 5 * 5);
}

}  // namespace
}  // namespace outflank::test
