#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "arena/opening.hpp"

namespace outflank::host::arena {

// All the positions that so many plies lead to from the start, of those that are the same up to
// symmetry (see board_symmetry.hpp) only one. A ply is a disc here: forced passes go with the ply
// before them. Finished games are left out.
class DistinctOpenings {
 public:
  // No ply yet: the start position alone.
  explicit DistinctOpenings(int board_size);

  // One ply further. False, and nothing changed, if that is more than `most` positions.
  bool deepen(std::size_t most);

  [[nodiscard]] unsigned plies() const { return plies_; }
  // By the first line of play that leads there, squares in the order a1, b1, ...; these lines
  // ascend. None where every game is over by then.
  [[nodiscard]] std::span<const Opening> all() const { return openings_; }
  // Where they lead, in the same order.
  [[nodiscard]] std::span<const Position> positions() const { return positions_; }

 private:
  unsigned plies_ = 0;
  std::vector<Opening> openings_;
  std::vector<Position> positions_;
};

}  // namespace outflank::host::arena
