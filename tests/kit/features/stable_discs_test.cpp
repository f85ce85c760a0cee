#include "outflank/kit/features/stable_discs.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "support/board_reader.hpp"
#include "outflank/kit/features/differences.hpp"

namespace outflank::test {
namespace {

// Cells of a line that keep their disc over all fillings of the rest: 'X', 'O' and '-' in, true for
// each cell that never changes once it holds a disc.
class LineReference {
 public:
  const std::vector<bool>& lasting(const std::string& line) {
    const auto known = known_.find(line);
    if (known != known_.end()) return known->second;
    std::vector<bool> kept;
    for (const char cell : line) kept.push_back(cell != '-');
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (line[i] != '-') continue;
      for (const char side : {'X', 'O'}) {
        const std::string next = placed(line, i, side);
        const std::vector<bool>& later = lasting(next);
        for (std::size_t j = 0; j < line.size(); ++j) {
          if (next[j] != line[j] || !later[j]) kept[j] = false;
        }
      }
    }
    return known_.emplace(line, kept).first->second;
  }

 private:
  static std::string placed(std::string line, std::size_t at, char side) {
    const std::string before = line;
    line[at] = side;
    const auto turn = [&](int step) {
      auto i = static_cast<int>(at) + step;
      const auto end = static_cast<int>(line.size());
      while (i >= 0 && i < end && before[static_cast<std::size_t>(i)] == enemy_of(side)) i += step;
      if (i < 0 || i >= end || before[static_cast<std::size_t>(i)] != side) return;
      for (i -= step; i != static_cast<int>(at); i -= step)
        line[static_cast<std::size_t>(i)] = side;
    };
    turn(1);
    turn(-1);
    return line;
  }

  std::map<std::string, std::vector<bool>> known_;
};

class StabilityReference {
 public:
  Bitboard stable(const Mailbox& board, char side) {
    std::set<std::pair<int, int>> found;
    const auto known = [&](Cell cell) { return found.contains({cell.row, cell.column}); };
    const int last = board.size() - 1;
    for (int i = 0; i <= last; ++i) {
      for (const auto& [start, step] :
           {std::pair{Cell{0, 0}, Step{0, 1}}, std::pair{Cell{last, 0}, Step{0, 1}},
            std::pair{Cell{0, 0}, Step{1, 0}}, std::pair{Cell{0, last}, Step{1, 0}}}) {
        std::string line;
        for (int j = 0; j <= last; ++j) line += board.at(moved(start, step, j));
        const Cell cell = moved(start, step, i);
        if (board.at(cell) == side && lines_.lasting(line)[static_cast<std::size_t>(i)]) {
          found.insert({cell.row, cell.column});
        }
      }
    }
    for (bool grown = true; grown;) {
      grown = false;
      for (const Cell cell : board.discs(side)) {
        if (known(cell) || on_edge(board, cell)) continue;
        bool safe = true;
        for (const Step step : {Step{0, 1}, Step{1, 0}, Step{1, 1}, Step{1, -1}}) {
          safe = safe && (known(moved(cell, step)) || known(moved(cell, step, -1)) ||
                          line_is_full(board, cell, step));
        }
        if (!safe) continue;
        found.insert({cell.row, cell.column});
        grown = true;
      }
    }
    return cells_where(board.size(), known);
  }

 private:
  static bool line_is_full(const Mailbox& board, Cell cell, Step step) {
    while (holds(board, moved(cell, step, -1))) cell = moved(cell, step, -1);
    for (; holds(board, cell); cell = moved(cell, step)) {
      if (board.at(cell) == '-') return false;
    }
    return true;
  }

  LineReference lines_;
};

[[nodiscard]] Bitboard stable_of(const Position& position, Color color) {
  return stable_discs(position.discs_of(color), position.discs_of(opposite(color)),
                      position.size());
}

[[nodiscard]] Bitboard stable_in(const std::string& text) {
  return stable_discs(parse_position(text));
}

class StableDiscs : public testing::TestWithParam<int> {};

TEST_P(StableDiscs, AreThoseOfThePlainReference) {
  StabilityReference reference;
  int with_inner_discs = 0;
  for_many_positions(GetParam(), 150, 5000, [&](const Position& position) {
    const Mailbox board = to_mailbox(position);
    const Bitboard black = stable_of(position, Color::black);
    ASSERT_EQ(black, reference.stable(board, 'X')) << board.text();
    ASSERT_EQ(stable_of(position, Color::white), reference.stable(board, 'O')) << board.text();
    ASSERT_EQ(stable_discs(position), stable_of(position, position.to_move()));
    ASSERT_EQ(stable_difference(position),
              count(stable_of(position, position.to_move())) -
                  count(stable_of(position, opposite(position.to_move()))));
    if ((black & inner_squares(GetParam())) != 0) ++with_inner_discs;
  });
  EXPECT_GT(with_inner_discs, 100);
}

// Every filling of the first row beside every filling of the first column that fits it would be too
// many for 8x8; each edge alone is enough, as they are looked up one by one.
TEST_P(StableDiscs, AreExactOnEveryEdgeFilling) {
  const int size = GetParam();
  LineReference reference;
  int fillings = 1;
  for (int i = 0; i < size; ++i) fillings *= 3;
  for (int filling = 0; filling < fillings; ++filling) {
    std::string line;
    for (int rest = filling; static_cast<int>(line.size()) < size; rest /= 3)
      line += "-XO"[rest % 3];
    const std::vector<bool>& lasting = reference.lasting(line);
    Bitboard expected[4] = {};
    Bitboard own[4] = {};
    Bitboard opponent[4] = {};
    for (int i = 0; i < size; ++i) {
      const Square at[4] = {square_at(0, i), square_at(size - 1, i), square_at(i, 0),
                            square_at(i, size - 1)};
      for (int edge = 0; edge < 4; ++edge) {
        const char disc = line[static_cast<std::size_t>(i)];
        if (disc == 'X') own[edge] |= bit(at[edge]);
        if (disc == 'O') opponent[edge] |= bit(at[edge]);
        if (disc == 'X' && lasting[static_cast<std::size_t>(i)]) expected[edge] |= bit(at[edge]);
      }
    }
    for (int edge = 0; edge < 4; ++edge) {
      ASSERT_EQ(stable_discs(own[edge], opponent[edge], size), expected[edge])
          << line << " on edge " << edge;
    }
  }
}

void expect_kept(const Position& before, Bitboard black, Bitboard white, const Position& later) {
  ASSERT_EQ(black & ~later.black(), 0U) << position_text(before) << " to " << position_text(later);
  ASSERT_EQ(white & ~later.white(), 0U) << position_text(before) << " to " << position_text(later);
}

TEST_P(StableDiscs, AreNeverTurnedInRandomContinuations) {
  Random random(mix(31, static_cast<std::uint64_t>(GetParam())));
  int claimed = 0;
  for_many_positions(GetParam(), 40, 2000, [&](const Position& position) {
    const Bitboard black = stable_of(position, Color::black);
    const Bitboard white = stable_of(position, Color::white);
    if ((black | white) == 0) return;
    claimed += count(black | white);
    for (int i = 0; i < 10; ++i) {
      Game game = random_game(position, random);
      do {
        ASSERT_NO_FATAL_FAILURE(expect_kept(position, black, white, game.position()));
      } while (game.undo());
    }
  });
  EXPECT_GT(claimed, 1000);
}

// Every continuation, with the side to move free to let the other one move: more than the rules
// allow, so a claim that survives it holds.
void expect_kept_for_ever(const Position& before, Bitboard black, Bitboard white,
                          const Position& position) {
  ASSERT_NO_FATAL_FAILURE(expect_kept(before, black, white, position));
  for (const Color side : {Color::black, Color::white}) {
    const auto turn =
        Position::from(position.size(), position.black(), position.white(), side).value();
    for (const Square square : squares(legal_moves(turn))) {
      ASSERT_NO_FATAL_FAILURE(expect_kept_for_ever(before, black, white, turn.after(square)));
    }
  }
}

TEST_P(StableDiscs, AreNeverTurnedInAnyContinuationOfALatePosition) {
  int checked = 0;
  for_many_positions(GetParam(), 100, 4000, [&](const Position& position) {
    if (count(position.empties()) > 5) return;
    ++checked;
    ASSERT_NO_FATAL_FAILURE(expect_kept_for_ever(position, stable_of(position, Color::black),
                                                 stable_of(position, Color::white), position));
  });
  EXPECT_GT(checked, 500);
}

INSTANTIATE_TEST_SUITE_P(Sizes, StableDiscs, testing::Values(4, 6, 8),
                         [](const auto& size) { return "Size" + std::to_string(size.param); });

TEST(StableDiscs, AreNoneAtTheStart) {
  for (const int size : {4, 6, 8}) EXPECT_EQ(stable_discs(Position::start(size)), 0U);
}

TEST(StableDiscs, AreAllOwnDiscsOfAFullBoard) {
  const Bitboard own = 0x00ff55aa12345678;
  EXPECT_EQ(stable_discs(own, ~own, 8), own);
  EXPECT_EQ(stable_discs(own & board_mask(6), ~own & board_mask(6), 6), own & board_mask(6));
  EXPECT_EQ(stable_discs(own & board_mask(4), ~own & board_mask(4), 4), own & board_mask(4));
}

TEST(StableDiscs, GrowFromACorner) {
  EXPECT_EQ(
      stable_in("XXXX--"
                "XXX---"
                "XX----"
                "X-----"
                "------"
                "------ X"),
      bit(0) | bit(1) | bit(2) | bit(3) | bit(8) | bit(9) | bit(10) | bit(16) | bit(17) | bit(24));
}

TEST(StableDiscs, IncludeAnEdgeDiscHeldBetweenOpponentsWithoutACorner) {
  // The full edge keeps all of it, corner or not.
  EXPECT_EQ(stable_in("OXXO"
                      "----"
                      "----"
                      "---- X"),
            bit(1) | bit(2));
  EXPECT_EQ(stable_in("-XX-"
                      "----"
                      "----"
                      "---- X"),
            0U);
}

}  // namespace
}  // namespace outflank::test
