// TOML text as a flat list, so that the rest of this room need not know the
// library that reads it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "config/value.hpp"

namespace outflank::host::config {

struct Entry {
  std::vector<std::string> path;  // {"limits", "depth"}
  Value value;                    // its line is the line of the key
};

// Every key of the first three levels (no setting is deeper), the names of
// tables too, in the order of the file. Throws SettingsError if it is not TOML.
[[nodiscard]] std::vector<Entry> toml_entries(std::string_view toml, const std::string& file_name);

}  // namespace outflank::host::config
