// Positions as plain arrays, for reference implementations that share no code with bitboards.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "outflank/kit/random.hpp"
#include "outflank/rules/rules.hpp"
#include "support/mailbox.hpp"
#include "support/random_positions.hpp"

namespace outflank::test {

[[nodiscard]] inline Mailbox to_mailbox(const Position& position) {
  const std::string text = position_text(position);
  return {position.size(), text.substr(0, text.size() - 2), text.back()};
}

[[nodiscard]] inline char enemy_of(char side) { return side == 'X' ? 'O' : 'X'; }

[[nodiscard]] inline bool holds(const Mailbox& board, Cell cell) {
  return cell.row >= 0 && cell.row < board.size() && cell.column >= 0 && cell.column < board.size();
}

[[nodiscard]] inline bool on_edge(const Mailbox& board, Cell cell) {
  const int last = board.size() - 1;
  return cell.row == 0 || cell.row == last || cell.column == 0 || cell.column == last;
}

struct Step {
  int rows;
  int columns;
};

[[nodiscard]] inline Cell moved(Cell cell, Step step, int times = 1) {
  return {cell.row + times * step.rows, cell.column + times * step.columns};
}

[[nodiscard]] inline std::vector<Step> all_steps() {
  return {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};
}

[[nodiscard]] inline std::vector<Cell> all_cells(int size) {
  std::vector<Cell> cells;
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) cells.push_back({row, column});
  }
  return cells;
}

// The cells for which the property holds, as a set.
[[nodiscard]] inline Bitboard cells_where(int size, const std::function<bool(Cell)>& property) {
  Bitboard set = 0;
  for (const Cell cell : all_cells(size)) {
    if (property(cell)) set |= Bitboard{1} << (8 * cell.row + cell.column);
  }
  return set;
}

// Every position of some random games and as many set-up ones.
inline void for_many_positions(int size, int games, int setups,
                               const std::function<void(const Position&)>& check) {
  Random random(mix(static_cast<std::uint64_t>(size), 20));
  for (int i = 0; i < games; ++i) {
    Game game = random_game(Position::start(size), random);
    check(game.position());
    while (game.undo()) check(game.position());
  }
  for (int i = 0; i < setups; ++i) check(random_setup(size, random));
}

}  // namespace outflank::test
