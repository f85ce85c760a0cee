#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "arena/game_record.hpp"

namespace outflank::host::arena {

// The times of a game as a line of JSON, in milliseconds, to the microsecond.
void append_times_line(std::string& text, const GameTimes& times);

struct TimesLines {
  std::vector<GameTimes> games;  // in schedule order; there may be gaps
  std::size_t bytes = 0;         // of the lines that hold them
};

// The times of the games before this number; those behind it, and a last line that is torn,
// are left. Throws JournalError.
[[nodiscard]] TimesLines parse_times(std::string_view text, const std::string& file_name,
                                     std::uint64_t games);

}  // namespace outflank::host::arena
