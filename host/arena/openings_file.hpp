#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "arena/opening.hpp"
#include "arena/openings_error.hpp"

namespace outflank::host::arena {

// A file of transcripts, one a line. Blank lines count for nothing, nor does what follows a #.
struct OpeningsFile {
  std::string title;  // what its first line says, if that is a comment
  std::vector<Opening> openings;
};

// From the start on a board of this size. Throws OpeningsError if the file cannot be read, if a
// line cannot be played or ends the game, and if there is none.
[[nodiscard]] OpeningsFile read_openings_file(const std::filesystem::path& file, int board_size);

}  // namespace outflank::host::arena
