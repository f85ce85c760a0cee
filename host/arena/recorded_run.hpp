#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "arena/game_record.hpp"

namespace outflank::host::arena {

// A run as its folder tells it, also while it is going on.
struct RecordedRun {
  std::vector<std::string> names;  // of the participants, by their numbers
  std::vector<GameRecord> games;
  std::vector<GameTimes> times;  // in the order of the games, of which some may have none
};

// Changes nothing; a torn last line is left out. Throws RunFolderError or JournalError.
[[nodiscard]] RecordedRun read_run(const std::filesystem::path& folder);

}  // namespace outflank::host::arena
