#pragma once

#include <filesystem>
#include <string>

namespace outflank::host::config {

// The whole file. Throws SettingsError if it cannot be read or is too big to be
// a settings file.
[[nodiscard]] std::string read_text(const std::filesystem::path& file);

}  // namespace outflank::host::config
