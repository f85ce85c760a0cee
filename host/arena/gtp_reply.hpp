#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "outflank/rules/move.hpp"

namespace outflank::host::arena {

// What a GTP engine answered to one command.
struct GtpReply {
  bool success = true;
  std::string text;  // lines of more than one are joined by newlines

  // The move that is its first word. Nothing: it is none.
  [[nodiscard]] std::optional<Move> move(int board_size) const;
  // It gives the game up instead, as GTP allows.
  [[nodiscard]] bool resigns() const;
};

// Reads the first line of a reply, as sloppily as it may be written: blanks before it or
// around an id, an id that nobody asked for, CR at its end. Nothing: it is no reply.
[[nodiscard]] std::optional<GtpReply> read_reply_line(std::string_view line);

// Without blanks and CR at either end.
[[nodiscard]] std::string_view trimmed(std::string_view text);

}  // namespace outflank::host::arena
