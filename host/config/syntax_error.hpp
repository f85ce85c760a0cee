#pragma once

#include <string>
#include <string_view>

namespace outflank::host::config {

// The sentence for a line that is not valid TOML, from what the parser said
// about it, if anything. Text without quotes, the usual slip, gets a better one.
[[nodiscard]] std::string syntax_error(std::string_view line, std::string_view parser_said);

}  // namespace outflank::host::config
