#pragma once

#include <span>
#include <string>
#include <string_view>

#include "arena/game_record.hpp"

namespace outflank::host::arena {

struct ExportedGame {
  const GameRecord& record;
  const GameTimes* times;              // nothing: not known
  std::span<const std::string> names;  // of the participants
};

// Files that other programs read, made from a journal. A game is one line of each.
struct GameFormat {
  std::string_view name;
  std::string_view header;  // a line before the first game, with its end
  void (*append)(std::string& text, const ExportedGame& game);
};

// ggf, sgf, csv and transcript. The last one's append throws std::runtime_error for a game
// from a start that is not the usual one, since no transcript tells it.
[[nodiscard]] std::span<const GameFormat> game_formats();

}  // namespace outflank::host::arena
