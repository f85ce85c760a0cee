#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace outflank::host {

// A line of anybody's bytes, fit for a message and a file: UTF-8 without control characters
// and blanks around it. What is neither becomes `?`, byte by byte where it is no UTF-8. At
// most so many bytes of the line are taken, and no character in half.
[[nodiscard]] std::string printable(std::string_view line,
                                    std::size_t most_bytes = std::string_view::npos);

// Where the first character begins that does so at this byte or behind it.
[[nodiscard]] std::size_t character_at_or_behind(std::string_view utf8, std::size_t byte);

}  // namespace outflank::host
