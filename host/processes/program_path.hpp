#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace outflank::host {

// The file that a program's name stands for. A name with a slash is that file; one without
// is looked up in the folders of `path` (a:b:c), then in those where games are installed,
// which often are not on it. Nothing: there is none that may be run.
[[nodiscard]] std::optional<std::filesystem::path> find_program(const std::string& name,
                                                                std::string_view path);

}  // namespace outflank::host
