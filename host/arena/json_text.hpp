// Pieces of JSON, appended by hand where millions of lines are written.
#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

namespace outflank::host::arena {

// A JSON string with its quotes. Any bytes will do: each that is not part of a character of
// UTF-8 becomes U+FFFD.
void append_json_string(std::string& text, std::string_view value);

void append_number(std::string& text, std::integral auto number) {
  std::array<char, 24> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  text.append(digits.data(), end);
}

}  // namespace outflank::host::arena
