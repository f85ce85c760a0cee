#pragma once

#include <string>
#include <string_view>

namespace outflank::host {

// A line of anybody's bytes, fit for a message and a file: in ASCII, without control
// characters and blanks around it. What is neither, broken UTF-8 among it, becomes `?`.
[[nodiscard]] std::string printable(std::string_view line);

}  // namespace outflank::host
