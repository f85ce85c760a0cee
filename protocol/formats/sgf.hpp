// SGF, the Smart Game Format, version 4. Othello is game 2; a square is two letters, column and
// row from the top, so B[fe] is F5; a pass is empty:
//
//   (;FF[4]GM[2]CA[UTF-8]AP[Outflank]SZ[8]PB[a]PW[b]RE[B+12];B[fe];W[fd])
//
// The usual start goes without saying. Another one is set up: discs are added, and taken from the
// centre where readers put them by themselves. The format knows no time that a move took.
#pragma once

#include <string>

#include "formats/record.hpp"

namespace outflank::formats {

// One line, without its end.
[[nodiscard]] std::string sgf_text(const Record& record);

}  // namespace outflank::formats
