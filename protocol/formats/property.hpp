// What the formats with properties in square brackets share, GGF and SGF.
#pragma once

#include <string>
#include <string_view>

#include "outflank/rules/color.hpp"

namespace outflank::formats {

// Text as the value of a property: what would end it, and the backslash, stand behind a backslash;
// ends of lines and other control characters become blanks.
[[nodiscard]] inline std::string bracketed(std::string_view value) {
  std::string text = "[";
  for (const char letter : value) {
    if (letter == ']' || letter == '\\') text += '\\';
    const auto code = static_cast<unsigned char>(letter);
    text += code < 0x20 || code == 0x7f ? ' ' : letter;
  }
  return text + "]";
}

// The name of the property that holds a move.
[[nodiscard]] constexpr char move_property(Color color) noexcept {
  return color == Color::black ? 'B' : 'W';
}

}  // namespace outflank::formats
