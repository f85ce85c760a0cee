#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "outflank/rules/position.hpp"

namespace outflank {

// A game from any start, with undo and redo. Forced passes are plies like any other: the game
// neither plays nor skips them by itself.
class Game {
 public:
  explicit Game(const Position& start = {}) : positions_{start} {}

  // False, and nothing changed, if the move is illegal. Otherwise what was undone is forgotten.
  [[nodiscard]] bool play(Move move) {
    if (!is_legal(position(), move)) return false;
    const Position next = position().after(move);
    moves_.resize(ply_);
    positions_.resize(ply_ + 1);
    moves_.push_back(move);
    positions_.push_back(next);
    ++ply_;
    return true;
  }

  // False at the start.
  bool undo() noexcept {
    if (ply_ == 0) return false;
    --ply_;
    return true;
  }

  // False if no undone move is left.
  bool redo() noexcept {
    if (ply_ == moves_.size()) return false;
    ++ply_;
    return true;
  }

  // References and spans hold until the next play().
  [[nodiscard]] const Position& position() const noexcept { return positions_[ply_]; }
  [[nodiscard]] const Position& start() const noexcept { return positions_.front(); }
  [[nodiscard]] std::span<const Move> moves() const noexcept {
    return std::span(moves_).first(ply_);
  }
  [[nodiscard]] int ply() const noexcept { return static_cast<int>(ply_); }
  [[nodiscard]] bool over() const noexcept { return game_over(position()); }

 private:
  std::vector<Position> positions_;  // one more than moves_
  std::vector<Move> moves_;          // those from ply_ on are undone
  std::size_t ply_ = 0;
};

}  // namespace outflank
