// OBF, a file of positions with the values of moves, one position a line:
//
//   -----OX--XO----- X; B1:-8; A2:-8;   % a comment
//
// The board row by row from a1, X black, O white, - empty; the side to move; then
// moves of that side with their values in discs, from its view, in any order and
// as many as are known. A forced pass is written PS.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/format_error.hpp"
#include "outflank/rules/position.hpp"

namespace outflank::formats {

struct ObfMove {
  Move move;
  int value = 0;

  bool operator==(const ObfMove&) const = default;
};

struct ObfPosition {
  Position position;
  std::vector<ObfMove> moves;
  int line = 0;  // of the file, from 1

  // What the position is worth to the side to move: the value of its best move.
  // Nothing if the file tells none.
  [[nodiscard]] std::optional<int> value() const;
};

// Throws FormatError for the first line that cannot be read; the name is for its
// message. Boards of 4 and 6 rows are read too, and ends of line as DOS has them.
[[nodiscard]] std::vector<ObfPosition> parse_obf(std::string_view text,
                                                 const std::string& file_name);

}  // namespace outflank::formats
