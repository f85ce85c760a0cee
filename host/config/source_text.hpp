// The bytes of a settings file, before TOML has a say.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace outflank::host::config {

// The whole file. Throws SettingsError if it cannot be read or is too big to be
// a settings file.
[[nodiscard]] std::string read_text(const std::filesystem::path& file);

// Throws SettingsError for text that toml++ (3.3 and 3.4) must not see. Not
// UTF-8: it names a wrong line. A [ without a name after it: it has an assertion
// in place of a message. A key of a great many parts: it runs out of stack.
void check_text(std::string_view text, const std::string& file_name);

}  // namespace outflank::host::config
