// A game as a transcript: its moves one after the other, passes left out.
//
//   f5d6c3d3c4
//
// Nothing is lost: a pass is only allowed where it is forced.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/format_error.hpp"
#include "outflank/rules/move.hpp"
#include "outflank/rules/position.hpp"

namespace outflank::formats {

// In lower case, behind what stands in `text` already. Journals call it millions of times.
void append_transcript(std::string& text, std::span<const Move> moves);
[[nodiscard]] std::string transcript(std::span<const Move> moves);

// The moves of a game from this start, with every forced pass put in, also one in front of or
// behind them all: the side to move afterwards has a move, or the game is over. Upper and lower
// case are read, and blanks between moves. Throws FormatError, as in `move 3, e3: it flips
// nothing`.
[[nodiscard]] std::vector<Move> parse_transcript(std::string_view text, const Position& start);

}  // namespace outflank::formats
