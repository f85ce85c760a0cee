// The rules once more, as plainly as they can be written: a square array and loops over eight
// directions. Slow, and sharing no code with the bitboards it is compared with.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace outflank::test {

struct Cell {
  int row = 0;
  int column = 0;

  bool operator==(const Cell&) const = default;
};

class Mailbox {
 public:
  // `squares` holds X, O and -, row by row; `side` is X or O.
  Mailbox(int size, const std::string& squares, char side) : size_(size), side_(side) {
    for (int row = 0; row < size; ++row) {
      for (int column = 0; column < size; ++column) {
        at({row, column}) = squares.at(static_cast<std::size_t>(row * size + column));
      }
    }
  }

  static Mailbox start(int size) {
    Mailbox board(size, std::string(static_cast<std::size_t>(size * size), '-'), 'X');
    const int middle = size / 2;
    board.at({middle - 1, middle - 1}) = 'O';
    board.at({middle, middle}) = 'O';
    board.at({middle - 1, middle}) = 'X';
    board.at({middle, middle - 1}) = 'X';
    return board;
  }

  int size() const { return size_; }
  char side() const { return side_; }
  char at(Cell cell) const { return cells_[index(cell.row)][index(cell.column)]; }

  std::vector<Cell> discs(char side) const {
    std::vector<Cell> found;
    for (const Cell cell : all()) {
      if (at(cell) == side) found.push_back(cell);
    }
    return found;
  }

  // What the side to move would turn; nothing if the cell is taken or off the board.
  std::vector<Cell> flips(Cell cell) const { return flips_for(side_, cell); }
  std::vector<Cell> legal_moves() const { return legal_moves_for(side_); }
  bool must_pass() const { return legal_moves().empty() && !legal_moves_for(other()).empty(); }
  bool over() const { return legal_moves().empty() && legal_moves_for(other()).empty(); }

  void play(Cell cell) {
    for (const Cell flipped : flips(cell)) at(flipped) = side_;
    at(cell) = side_;
    side_ = other();
  }
  void pass() { side_ = other(); }

  int difference(char side) const {
    const auto own = static_cast<int>(discs(side).size());
    const auto others = static_cast<int>(discs(side == 'X' ? 'O' : 'X').size());
    return own - others;
  }

  int difference_with_empties(char side) const {
    const auto empties = static_cast<int>(discs('-').size());
    const int plain = difference(side);
    return plain == 0 ? 0 : plain > 0 ? plain + empties : plain - empties;
  }

  // The squares row by row, then the side to move: "-----OX--XO----- X".
  std::string text() const {
    std::string result;
    for (const Cell cell : all()) result += at(cell);
    return result + ' ' + side_;
  }

 private:
  static std::size_t index(int coordinate) { return static_cast<std::size_t>(coordinate); }
  char& at(Cell cell) { return cells_[index(cell.row)][index(cell.column)]; }
  char other() const { return side_ == 'X' ? 'O' : 'X'; }
  bool holds(Cell cell) const {
    return cell.row >= 0 && cell.row < size_ && cell.column >= 0 && cell.column < size_;
  }

  std::vector<Cell> all() const {
    std::vector<Cell> cells;
    for (int row = 0; row < size_; ++row) {
      for (int column = 0; column < size_; ++column) cells.push_back({row, column});
    }
    return cells;
  }

  std::vector<Cell> flips_for(char side, Cell cell) const {
    std::vector<Cell> flipped;
    if (!holds(cell) || at(cell) != '-') return flipped;
    for (int row_step = -1; row_step <= 1; ++row_step) {
      for (int column_step = -1; column_step <= 1; ++column_step) {
        if (row_step == 0 && column_step == 0) continue;
        std::vector<Cell> line;
        Cell next{cell.row + row_step, cell.column + column_step};
        while (holds(next) && at(next) != '-' && at(next) != side) {
          line.push_back(next);
          next = {next.row + row_step, next.column + column_step};
        }
        if (holds(next) && at(next) == side)
          flipped.insert(flipped.end(), line.begin(), line.end());
      }
    }
    return flipped;
  }

  std::vector<Cell> legal_moves_for(char side) const {
    std::vector<Cell> moves;
    for (const Cell cell : all()) {
      if (!flips_for(side, cell).empty()) moves.push_back(cell);
    }
    return moves;
  }

  int size_;
  char side_;
  std::array<std::array<char, 8>, 8> cells_{};
};

}  // namespace outflank::test
