#include <gtest/gtest.h>

#include "outflank/kit/solver/line_flips.hpp"
#include "outflank/rules/moves.hpp"
#include "support/random_positions.hpp"

namespace outflank {
namespace {

TEST(LastFlips, CountsWhatTheLastMoveTurnsOnEveryBoard) {
  Random random(5);
  for (const int size : {4, 6, 8}) {
    const Bitboard board = board_mask(size);
    for (const Square square : squares(board)) {
      for (int i = 0; i < 500; ++i) {
        const Bitboard own = random.next() & random.next() & board & ~bit(square);
        const Bitboard opponent = board & ~own & ~bit(square);
        EXPECT_EQ(endgame::last_flips(own, square), count(flips(own, opponent, square)));
        EXPECT_EQ(endgame::last_flips(opponent, square), count(flips(opponent, own, square)));
      }
    }
  }
}

}  // namespace
}  // namespace outflank
