#include "outflank/kit/features/areas.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "support/board_reader.hpp"
#include "outflank/kit/features/differences.hpp"

namespace outflank::test {
namespace {

class Areas : public testing::TestWithParam<int> {
 protected:
  // Rows or columns between the cell and the nearer border.
  [[nodiscard]] int from_border(int coordinate) const {
    return std::min(coordinate, GetParam() - 1 - coordinate);
  }
};

TEST_P(Areas, AreGivenByTheDistanceFromTheBorders) {
  const int size = GetParam();
  const auto where = [&](auto property) {
    return cells_where(
        size, [&](Cell cell) { return property(from_border(cell.row), from_border(cell.column)); });
  };
  EXPECT_EQ(corner_squares(size), where([](int row, int column) { return row + column == 0; }));
  EXPECT_EQ(edge_squares(size), where([](int row, int column) { return row * column == 0; }));
  EXPECT_EQ(inner_squares(size), where([](int row, int column) { return row * column > 0; }));
  EXPECT_EQ(c_squares(size), where([](int row, int column) { return row + column == 1; }));
  EXPECT_EQ(x_squares(size), where([](int row, int column) { return row == 1 && column == 1; }));
}

TEST_P(Areas, DifferencesCountOwnMinusOpponentDiscs) {
  for_many_positions(GetParam(), 30, 1000, [&](const Position& position) {
    const Mailbox board = to_mailbox(position);
    int discs = 0;
    int corners = 0;
    int c = 0;
    int x = 0;
    int edges = 0;
    for (const Cell cell : all_cells(board.size())) {
      if (board.at(cell) == '-') continue;
      const int sign = board.at(cell) == board.side() ? 1 : -1;
      const int row = from_border(cell.row);
      const int column = from_border(cell.column);
      discs += sign;
      if (row == 0 && column == 0) corners += sign;
      if (row + column == 1) c += sign;
      if (row == 1 && column == 1) x += sign;
      if (row == 0 || column == 0) edges += sign;
    }
    ASSERT_EQ(disc_difference(position), discs) << board.text();
    ASSERT_EQ(corner_difference(position), corners) << board.text();
    ASSERT_EQ(c_square_difference(position), c) << board.text();
    ASSERT_EQ(x_square_difference(position), x) << board.text();
    ASSERT_EQ(edge_difference(position), edges) << board.text();
  });
}

INSTANTIATE_TEST_SUITE_P(Sizes, Areas, testing::Values(4, 6, 8),
                         [](const auto& size) { return "Size" + std::to_string(size.param); });

}  // namespace
}  // namespace outflank::test
