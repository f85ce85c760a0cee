// What must hold of settings files of any kind.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "config/settings.hpp"

namespace outflank::fuzz {

inline const std::string kFileName = "folder/x.toml";

inline void require(bool holds, std::string_view what = "the settings contradict themselves") {
  if (holds) return;
  std::fprintf(stderr, "%.*s\n", static_cast<int>(what.size()), what.data());
  std::abort();
}

inline bool is_one_line(std::string_view text) {
  constexpr std::string_view kForbidden("\n\r\0", 3);
  return text.find_first_of(kForbidden) == text.npos;
}

// Calls `read` with the text, and looks at the message if it refuses it.
template <typename Read>
void check_file(const std::uint8_t* data, std::size_t size, Read read) {
  const std::string toml(data, data + size);
  try {
    read(toml);
  } catch (const host::SettingsError& error) {
    const std::string_view message = error.what();
    require(message.starts_with(kFileName + ":"), "a message that does not name the file");
    require(is_one_line(message), "a message of several lines");
  }
}

inline void check_places(const std::vector<std::string>& plugin_directories,
                         const std::vector<host::ParameterSetting>& parameters) {
  for (const auto& directory : plugin_directories) {
    require(is_one_line(directory));
    require(directory.starts_with("folder/") || directory.starts_with("/"));
  }
  for (const auto& parameter : parameters) {
    require(is_one_line(parameter.value));
    require(parameter.origin.file == kFileName && parameter.origin.line > 0);
  }
}

}  // namespace outflank::fuzz
