#pragma once

#include <filesystem>

#include "plugins/library.hpp"

namespace outflank::host {

// Reads what a plugin says of one of its strategies and checks all of it.
// Throws PluginError with the reason.
[[nodiscard]] LoadedStrategy read_strategy(const outflank_strategy* theirs,
                                           const std::filesystem::path& file);

}  // namespace outflank::host
