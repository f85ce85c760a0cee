#include "config/utf8.hpp"

namespace outflank::host::config {

namespace {

bool between(unsigned char byte, unsigned char low, unsigned char high) {
  return byte >= low && byte <= high;
}

std::size_t announced_length(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (between(lead, 0xC2, 0xDF)) return 2;
  if (between(lead, 0xE0, 0xEF)) return 3;
  return between(lead, 0xF0, 0xF4) ? 4 : 0;
}

}  // namespace

std::size_t character_length(std::string_view text) {
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const auto lead = byte(0);
  const auto length = announced_length(lead);
  if (length < 2) return length;
  if (text.size() < length) return 0;
  // These exclude overlong forms, surrogates and codes past U+10FFFF.
  const unsigned char low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
  const unsigned char high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
  if (!between(byte(1), low, high)) return 0;
  for (std::size_t i = 2; i < length; ++i) {
    if (!between(byte(i), 0x80, 0xBF)) return 0;
  }
  return length;
}

char32_t code_point(std::string_view character) {
  const auto lead = static_cast<unsigned char>(character[0]);
  if (character.size() == 1) return lead;
  // The lead byte has a mark of one bit more than the character has bytes.
  char32_t code = lead & (0x7FU >> character.size());
  for (const char c : character.substr(1)) {
    code = code << 6U | (static_cast<unsigned char>(c) & 0x3FU);
  }
  return code;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const auto length = character_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

}  // namespace outflank::host::config
