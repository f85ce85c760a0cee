// What a plugin says about moves, turned into what the host may believe.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "outflank/abi/analysis.h"
#include "outflank/plugin/decision.hpp"
#include "outflank/rules/position.hpp"

namespace outflank::host {

// Printable UTF-8 on one line: control characters become spaces, bytes that
// are no UTF-8 become question marks.
[[nodiscard]] std::string one_line(std::string_view text);

// The move, if it is a legal square of this position.
[[nodiscard]] std::optional<Move> checked_move(outflank_move move, const Position& position);
// For messages: "a1", "a pass", or the number.
[[nodiscard]] std::string move_number_text(outflank_move move);

[[nodiscard]] Decision checked_decision(const outflank_decision& decision, Move move,
                                        const Position& position);
[[nodiscard]] MoveValue checked_move_value(const outflank_move_value& value, Move move,
                                           const Position& position);

}  // namespace outflank::host
