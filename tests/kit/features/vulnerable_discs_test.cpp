#include "outflank/kit/features/vulnerable_discs.hpp"

#include <gtest/gtest.h>

#include <string>

#include "support/board_reader.hpp"
#include "outflank/kit/features/differences.hpp"

namespace outflank::test {
namespace {

[[nodiscard]] bool is_vulnerable(const Mailbox& board, Cell cell) {
  if (on_edge(board, cell)) return false;
  const char side = board.at(cell);
  for (const Step step : all_steps()) {
    const Cell behind = moved(cell, step, -1);
    if (!on_edge(board, behind) || board.at(behind) != '-') continue;
    Cell next = cell;
    while (holds(board, next) && board.at(next) == side) next = moved(next, step);
    if (holds(board, next) && board.at(next) == enemy_of(side)) return true;
  }
  return false;
}

[[nodiscard]] Bitboard reference(const Mailbox& board, char side) {
  return cells_where(board.size(), [&](Cell cell) {
    return board.at(cell) == side && is_vulnerable(board, cell);
  });
}

[[nodiscard]] Bitboard vulnerable_in(const std::string& text) {
  return vulnerable_discs(parse_position(text));
}

class VulnerableDiscs : public testing::TestWithParam<int> {};

TEST_P(VulnerableDiscs, AreThoseOfThePlainReference) {
  for_many_positions(GetParam(), 80, 3000, [&](const Position& position) {
    const Mailbox board = to_mailbox(position);
    const Bitboard own = reference(board, board.side());
    const Bitboard opponents = reference(board, enemy_of(board.side()));
    ASSERT_EQ(vulnerable_discs(position), own) << board.text();
    ASSERT_EQ(vulnerability(position), count(opponents) - count(own)) << board.text();
  });
}

INSTANTIATE_TEST_SUITE_P(Sizes, VulnerableDiscs, testing::Values(4, 6, 8),
                         [](const auto& size) { return "Size" + std::to_string(size.param); });

TEST(VulnerableDiscs, AreThoseTheOpponentTakesTogetherWithTheEdge) {
  // From a2 through b2 and c2 to the opponent on d2; c2 itself is next to b1, c1 and d1 only.
  EXPECT_EQ(vulnerable_in("------"
                          "-XXO--"
                          "------"
                          "------"
                          "------"
                          "------ X"),
            bit(9));
}

TEST(VulnerableDiscs, AreSafeBeforeAnEmptySquareOrTheBorder) {
  EXPECT_EQ(vulnerable_in("------"
                          "-XX---"
                          "------"
                          "------"
                          "------"
                          "------ X"),
            0U);
  EXPECT_EQ(vulnerable_in("------"
                          "-XXXXX"
                          "------"
                          "------"
                          "------"
                          "------ X"),
            0U);
}

TEST(VulnerableDiscs, AreSafeWhereTheEdgeIsTaken) {
  EXPECT_EQ(vulnerable_in("------"
                          "XXO---"
                          "------"
                          "------"
                          "------"
                          "------ X"),
            0U);
}

TEST(VulnerableDiscs, CountOnceForSeveralLines) {
  const auto position = parse_position(
      "------"
      "-XO---"
      "-OO---"
      "------"
      "------"
      "------ X");
  EXPECT_EQ(vulnerable_discs(position), bit(9));
  // Black backs none of white's: c2, b3 and c3 are hit from b2 only, where the line ends at once.
  EXPECT_EQ(vulnerability(position), -1);
}

}  // namespace
}  // namespace outflank::test
