#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace outflank::host {

// Where plugins are looked for, in order: the folders named on the command
// line or in the configuration, those of OUTFLANK_PLUGIN_PATH (separated by
// colons; empty entries mean nothing), the folder plugins/ beside the
// executable, and the library folder of the installed tree around it. All
// absolute. Throws PluginError for a named folder that is not there.
[[nodiscard]] std::vector<std::filesystem::path> plugin_search_path(
    const std::vector<std::string>& named, const std::optional<std::string>& environment_variable,
    const std::filesystem::path& executable);

// The running program.
[[nodiscard]] std::filesystem::path executable_path();

}  // namespace outflank::host
