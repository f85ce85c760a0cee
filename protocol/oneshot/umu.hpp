// The one-shot play of the course at Umeå: its script othellostart starts a
// program with two arguments, POS and SECONDS, and reads the move that it prints.
//
// POS is W or B for the side to move, then the 64 squares row by row from the top
// left: E empty, O white, X black. White moves first in that course; as POS says
// who moves, nothing follows from that here.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "oneshot/question_error.hpp"
#include "outflank/rules/position.hpp"

namespace outflank::oneshot {

// Throws QuestionError if it is no position, or one that no game leads to: the
// four squares of the centre are taken from the start on.
[[nodiscard]] Position parse_umu_position(std::string_view text);

// A decimal number above 0, at most a day, in nanoseconds. Throws QuestionError.
[[nodiscard]] std::int64_t parse_umu_seconds(std::string_view text);

// "(row,column)", both from 1, or "pass". No end of line: the script compares
// every byte.
[[nodiscard]] std::string umu_answer(Move move);

}  // namespace outflank::oneshot
