#include "outflank/kit/features/empty_regions.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/board_reader.hpp"

namespace outflank::test {
namespace {

void collect(const Mailbox& board, Cell cell, Bitboard& region) {
  if (!holds(board, cell) || board.at(cell) != '-') return;
  const Bitboard mark = Bitboard{1} << (8 * cell.row + cell.column);
  if ((region & mark) != 0) return;
  region |= mark;
  for (const Step step : all_steps()) collect(board, moved(cell, step), region);
}

class EmptyRegionsOf : public testing::TestWithParam<int> {};

TEST_P(EmptyRegionsOf, AreThoseOfAFloodFill) {
  int split = 0;
  for_many_positions(GetParam(), 60, 2000, [&](const Position& position) {
    const Mailbox board = to_mailbox(position);
    EmptyRegions expected;
    Bitboard seen = 0;
    for (const Cell cell : board.discs('-')) {
      const Square square = 8 * cell.row + cell.column;
      Bitboard region = 0;
      collect(board, cell, region);
      ASSERT_EQ(empty_region(position.empties(), square), region) << board.text();
      if ((seen & region) != 0) continue;
      seen |= region;
      const bool odd = count(region) % 2 == 1;
      ++(odd ? expected.odd : expected.even);
      if (odd) expected.odd_squares |= region;
    }
    ASSERT_EQ(empty_regions(position), expected) << board.text();
    if (expected.odd + expected.even > 1) ++split;
  });
  EXPECT_GT(split, 500);
}

INSTANTIATE_TEST_SUITE_P(Sizes, EmptyRegionsOf, testing::Values(4, 6, 8),
                         [](const auto& size) { return "Size" + std::to_string(size.param); });

TEST(EmptyRegions, JoinAtCornersOfSquares) {
  const auto regions =
      empty_regions(parse_position("-XXX"
                                   "X-XX"
                                   "XXXX"
                                   "XXX- X"));
  EXPECT_EQ(regions, (EmptyRegions{.odd = 1, .even = 1, .odd_squares = bit(27)}));
}

}  // namespace
}  // namespace outflank::test
