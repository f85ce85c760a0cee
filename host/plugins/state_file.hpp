#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "plugins/library.hpp"

namespace outflank::host {

// Keeps what a strategy learned: a short text header that names strategy,
// version, length and checksum, then the plugin's own bytes. Written beside
// the target and renamed, so that a file is whole or not there. Throws
// PluginError with file and reason.
void write_state_file(const std::filesystem::path& file, const LoadedStrategy& strategy,
                      std::string_view bytes);

// The bytes, if the file is whole and was written by this strategy.
[[nodiscard]] std::string read_state_file(const std::filesystem::path& file,
                                          const LoadedStrategy& strategy);

}  // namespace outflank::host
