#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace outflank::host::arena {

// A set of openings that comes with the program: a file called 8x8-balanced.txt.
struct ShippedOpenings {
  int board_size = 8;
  std::string name;
  std::filesystem::path file;
};

// Those in the folder, by board, the largest first, and name; none if there is no such folder.
[[nodiscard]] std::vector<ShippedOpenings> shipped_openings(const std::filesystem::path& folder);

// Their folder in the tree that is installed around this executable.
[[nodiscard]] std::filesystem::path shipped_openings_folder(
    const std::filesystem::path& executable);

}  // namespace outflank::host::arena
