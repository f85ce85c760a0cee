#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace outflank::host {

// How to start a program. No shell is involved.
struct ChildCommand {
  std::vector<std::string> words;  // the program, then its arguments
  // Where it starts; empty: here. A program named with a slash is looked up from there, one
  // named without on the PATH.
  std::filesystem::path folder{};
  std::vector<std::pair<std::string, std::string>> environment{};  // put over ours
  // What it and all it starts may hold in memory together; 0: no limit.
  std::uint64_t memory_bytes = 0;
};

}  // namespace outflank::host
