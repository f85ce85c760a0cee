// What a user wrote, fit to be shown in a message of one line.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace outflank::host::config {

// In double quotes, control characters escaped as TOML does it; the beginning
// and `...` if it is long.
[[nodiscard]] std::string in_quotes(std::string_view text);

// The same without the quotes around it, and none escaped.
[[nodiscard]] std::string one_line(std::string_view text);

// A key as TOML would spell it: limits.depth, parameters."my strategy".depth.
[[nodiscard]] std::string key_name(std::span<const std::string> path);

}  // namespace outflank::host::config
