#include "processes/program_path.hpp"

#include <unistd.h>

#include <algorithm>
#include <system_error>

namespace outflank::host {

namespace {

constexpr std::string_view kGames = "/usr/games:/usr/local/games";

std::optional<std::filesystem::path> find_in(std::string_view folders, const std::string& name) {
  while (!folders.empty()) {
    const auto folder = folders.substr(0, folders.find(':'));
    folders.remove_prefix(std::min(folder.size() + 1, folders.size()));
    // An empty entry is the current folder, as shells have it.
    auto file = std::filesystem::path(folder.empty() ? std::string_view(".") : folder) / name;
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(file, ignored)) continue;
    if (::access(file.c_str(), X_OK) != 0) continue;
    // The program may start in another folder than ours.
    return std::filesystem::absolute(file, ignored);
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::filesystem::path> find_program(const std::string& name, std::string_view path) {
  if (name.empty()) return std::nullopt;
  if (name.find('/') != std::string::npos) return name;
  const auto found = find_in(path, name);
  return found ? found : find_in(kGames, name);
}

}  // namespace outflank::host
