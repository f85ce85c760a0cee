#include "arena/json_text.hpp"

#include <cstddef>

#include "config/utf8.hpp"

namespace outflank::host::arena {

namespace {

bool stands_for_itself(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x20 && byte < 0x80 && c != '"' && c != '\\';
}

std::size_t plain_length(std::string_view text) {
  std::size_t length = 0;
  while (length < text.size() && stands_for_itself(text[length])) ++length;
  return length;
}

void append_escape(std::string& text, char c) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const auto code = static_cast<unsigned char>(c);
  text += '\\';
  switch (c) {
    case '"':
    case '\\':
      text += c;
      break;
    case '\n':
      text += 'n';
      break;
    case '\r':
      text += 'r';
      break;
    case '\t':
      text += 't';
      break;
    default:
      text += "u00";
      text += kDigits[code >> 4U];
      text += kDigits[code & 0xFU];
  }
}

}  // namespace

void append_json_string(std::string& text, std::string_view value) {
  text += '"';
  while (true) {
    const auto plain = plain_length(value);
    text.append(value.substr(0, plain));
    value.remove_prefix(plain);
    if (value.empty()) break;
    const auto length = config::character_length(value);
    if (length == 1) {
      append_escape(text, value[0]);
    } else {
      text.append(length == 0 ? "\xEF\xBF\xBD" : value.substr(0, length));
    }
    value.remove_prefix(length == 0 ? 1 : length);
  }
  text += '"';
}

}  // namespace outflank::host::arena
