// The evaluator of paper 004 once more, cell by cell as its text has it.
#pragma once

#include <algorithm>

#include "support/board_reader.hpp"

namespace outflank::test {

class ClassicReference {
 public:
  // The score of every disc and move of the side minus the other's.
  static int value(const Mailbox& board) {
    return score(board, board.side()) - score(board, enemy_of(board.side()));
  }

  static bool is_corner(const Mailbox& board, Cell cell) {
    return from_border(board, cell.row) == 0 && from_border(board, cell.column) == 0;
  }

  static bool is_stable(const Mailbox& board, Cell cell) {
    for (const Step step : all_steps()) {
      const Cell neighbour = moved(cell, step);
      if (!holds(board, neighbour) || board.at(neighbour) != '-') continue;
      for (Cell behind = moved(cell, step, -1); holds(board, behind);
           behind = moved(behind, step, -1)) {
        if (board.at(behind) != board.at(cell)) return false;
      }
    }
    return true;
  }

 private:
  static int score(const Mailbox& board, char side) {
    int total = 0;
    for (const Cell cell : board.discs(side)) total += disc_value(board, cell);
    Mailbox turn = board;
    if (turn.side() != side) turn.pass();
    return total + static_cast<int>(turn.legal_moves().size());
  }

  static int disc_value(const Mailbox& board, Cell cell) {
    const int row = from_border(board, cell.row);
    const int column = from_border(board, cell.column);
    if (is_corner(board, cell)) return 20;
    if (is_stable(board, cell)) return 5;
    if (row + column == 1) return -10;
    if (row == 1 && column == 1) return -15;
    return 1;
  }

  static int from_border(const Mailbox& board, int coordinate) {
    return std::min(coordinate, board.size() - 1 - coordinate);
  }
};

}  // namespace outflank::test
