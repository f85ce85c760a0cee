#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace outflank::gtp {

// The longest line that is read as a command, in bytes as they came, without
// the LF and without a comment. A reader may cut a longer line after one byte
// more than this and drop the rest: the reply is the same.
inline constexpr std::size_t kMaxLineBytes = 65536;

// Control characters by GTP: 0 to 31 and 127. Bytes of UTF-8 are none.
[[nodiscard]] constexpr bool is_control(char c) {
  return static_cast<unsigned char>(c) < 0x20 || c == '\x7f';
}

// GTP's preprocessing: drops control characters, cuts the comment, turns HT
// into a space. Replaces the content of `cleaned` (the caller's, so that its
// memory is reused); returns true if there was a comment.
bool clean_line(std::string_view raw, std::string& cleaned);

}  // namespace outflank::gtp
