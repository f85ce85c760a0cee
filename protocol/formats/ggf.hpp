// GGF, the Generic Game Format of Michael Buro, as GGS and NBoard use it for Othello:
//
//   (;GM[Othello]PC[Outflank]PB[a]PW[b]RE[+12]TY[8]BO[8 ---...--- *]B[F5//0.25]W[D6//1.5];)
//
// * is black, O white; a move may be followed by an evaluation, which we leave empty, and by the
// seconds it took; PA is a pass. The result is black's score, then :t if somebody lost it by time
// and :r (resigned) if by anything else.
#pragma once

#include <string>

#include "formats/record.hpp"

namespace outflank::formats {

// One line, without its end.
[[nodiscard]] std::string ggf_text(const Record& record);

}  // namespace outflank::formats
