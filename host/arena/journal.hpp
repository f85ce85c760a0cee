// What was played: a line of JSON for each game, in schedule order. The same run gives the
// same bytes, so journals can be compared as files; what a clock says stands elsewhere.
#pragma once

#include <cstddef>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "arena/game_record.hpp"

namespace outflank::host::arena {

// Names the file, the line and the reason.
class JournalError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// One game as a line of JSON, with its end. Moves stand in it once, as a transcript without
// passes; names are those of the participants, all different. Called millions of times:
// appends to `text`.
void append_journal_line(std::string& text, const GameRecord& record,
                         std::span<const std::string> names);

struct Journal {
  std::vector<GameRecord> games;  // in schedule order, without a gap
  std::size_t whole_bytes = 0;    // up to the end of the last whole line
  bool torn = false;              // something without an end of line follows
};

// Believes nothing: every move is played by the rules, every score is counted again, and a
// line that append_journal_line would write otherwise is refused. A pass that is forced
// when the moves end counts as played. Throws JournalError.
[[nodiscard]] Journal parse_journal(std::string_view text, const std::string& file_name,
                                    std::span<const std::string> names);

}  // namespace outflank::host::arena
