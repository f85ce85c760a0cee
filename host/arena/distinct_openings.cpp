#include "arena/distinct_openings.hpp"

#include <cstdint>
#include <unordered_set>
#include <utility>

#include "arena/board_symmetry.hpp"
#include "outflank/rules/scramble.hpp"

namespace outflank::host::arena {

namespace {

using View = std::pair<Bitboard, Bitboard>;

struct ViewHash {
  std::size_t operator()(const View& view) const noexcept {
    return static_cast<std::size_t>(scramble(scramble(view.first) + view.second));
  }
};

}  // namespace

DistinctOpenings::DistinctOpenings(int board_size)
    : openings_{{.start = Position::start(board_size), .moves = {}}},
      positions_{Position::start(board_size)} {}

// Whoever comes first is kept, and is the first of all lines that lead there: the beginning of
// such a line is itself the first that leads to where it leads, or else the better beginning,
// turned and gone on with, would be a better line.
bool DistinctOpenings::deepen(std::size_t most) {
  std::unordered_set<View, ViewHash> seen;
  std::vector<Opening> openings;
  std::vector<Position> positions;
  for (std::size_t i = 0; i < openings_.size(); ++i) {
    for (const Square square : squares(legal_moves(positions_[i]))) {
      auto next = positions_[i].after(square);
      const bool pass = must_pass(next);
      if (pass) next = next.after(Move::pass());
      if (!has_move(next) || !seen.insert(up_to_symmetry(next)).second) continue;
      if (openings.size() == most) return false;
      auto& opening = openings.emplace_back(openings_[i]);
      opening.moves.emplace_back(square);
      if (pass) opening.moves.push_back(Move::pass());
      positions.push_back(next);
    }
  }
  openings_ = std::move(openings);
  positions_ = std::move(positions);
  ++plies_;
  return true;
}

}  // namespace outflank::host::arena
