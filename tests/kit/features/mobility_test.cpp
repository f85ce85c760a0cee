#include "outflank/kit/features/mobility.hpp"

#include <gtest/gtest.h>

#include <string>

#include "support/board_reader.hpp"
#include "outflank/kit/features/differences.hpp"

namespace outflank::test {
namespace {

[[nodiscard]] bool touches(const Mailbox& board, Cell cell, char wanted) {
  for (const Step step : all_steps()) {
    const Cell next = moved(cell, step);
    if (holds(board, next) && board.at(next) == wanted) return true;
  }
  return false;
}

[[nodiscard]] Bitboard reference_potential_moves(const Mailbox& board, char side) {
  return cells_where(board.size(), [&](Cell cell) {
    return board.at(cell) == '-' && touches(board, cell, enemy_of(side));
  });
}

[[nodiscard]] Bitboard reference_frontier(const Mailbox& board, char side) {
  return cells_where(
      board.size(), [&](Cell cell) { return board.at(cell) == side && touches(board, cell, '-'); });
}

class MobilityFeatures : public testing::TestWithParam<int> {};

TEST_P(MobilityFeatures, AreThoseOfThePlainReference) {
  for_many_positions(GetParam(), 60, 2000, [&](const Position& position) {
    Mailbox board = to_mailbox(position);
    const char side = board.side();
    const char enemy = enemy_of(side);
    const Bitboard potential = reference_potential_moves(board, side);
    const Bitboard enemy_potential = reference_potential_moves(board, enemy);
    const Bitboard frontier = reference_frontier(board, side);
    const Bitboard enemy_frontier = reference_frontier(board, enemy);
    const auto moves = static_cast<int>(board.legal_moves().size());
    board.pass();
    const auto enemy_moves = static_cast<int>(board.legal_moves().size());

    ASSERT_EQ(mobility(position), moves) << board.text();
    ASSERT_EQ(mobility_difference(position), moves - enemy_moves) << board.text();
    ASSERT_EQ(potential_moves(position), potential) << board.text();
    ASSERT_EQ(potential_mobility_difference(position), count(potential) - count(enemy_potential))
        << board.text();
    ASSERT_EQ(frontier_discs(position), frontier) << board.text();
    ASSERT_EQ(frontier_difference(position), count(frontier) - count(enemy_frontier))
        << board.text();
  });
}

INSTANTIATE_TEST_SUITE_P(Sizes, MobilityFeatures, testing::Values(4, 6, 8),
                         [](const auto& size) { return "Size" + std::to_string(size.param); });

}  // namespace
}  // namespace outflank::test
