// The bytes of a settings file, before TOML has a say.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace outflank::host::config {

// The whole file. Throws SettingsError if it cannot be read or is too big to be
// a settings file.
[[nodiscard]] std::string read_text(const std::filesystem::path& file);

// Throws SettingsError for text the TOML parser must not see: not UTF-8 (it
// would name a wrong line), or a key of so many parts that it would run out of
// stack.
void check_text(std::string_view text, const std::string& file_name);

}  // namespace outflank::host::config
