#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arena/game_record.hpp"

namespace outflank::host::arena {

// Reads one line of a journal and checks all it says against the rules of the game.
class JournalLineReader {
 public:
  JournalLineReader(std::string file_name, std::span<const std::string> names);

  // The line without its end, which must hold the game of this number. Throws JournalError.
  [[nodiscard]] GameRecord read(std::string_view line, std::uint64_t number) const;

  // Throws JournalError about the line that holds this game.
  [[noreturn]] void fail(std::uint64_t number, const std::string& reason) const;

 private:
  std::string file_name_;
  std::vector<std::string> names_;  // as they stand in a journal
};

}  // namespace outflank::host::arena
