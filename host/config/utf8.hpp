#pragma once

#include <cstddef>
#include <string_view>

namespace outflank::host::config {

// Bytes of the character that the text, which is not empty, begins with; 0 if
// that is not UTF-8.
[[nodiscard]] std::size_t character_length(std::string_view text);

// Of one character of UTF-8.
[[nodiscard]] char32_t code_point(std::string_view character);

[[nodiscard]] bool is_utf8(std::string_view text);

}  // namespace outflank::host::config
