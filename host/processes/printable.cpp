#include "processes/printable.hpp"

#include <algorithm>

namespace outflank::host {

namespace {

bool between(unsigned char byte, unsigned char low, unsigned char high) {
  return byte >= low && byte <= high;
}

bool continues_character(char c) { return between(static_cast<unsigned char>(c), 0x80, 0xBF); }

std::size_t announced_length(unsigned char lead) {
  if (between(lead, 0xC2, 0xDF)) return 2;
  if (between(lead, 0xE0, 0xEF)) return 3;
  return between(lead, 0xF0, 0xF4) ? 4 : 0;
}

// Bytes of the character past ASCII that the text begins with; 0 if there is none, or it is a
// control character.
std::size_t length_past_ascii(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  const auto length = announced_length(lead);
  if (length == 0 || text.size() < length) return 0;
  // U+0080 to U+009F are controls; overlong forms, surrogates and what is past U+10FFFF are
  // no characters.
  const unsigned char low = lead == 0xC2 || lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
  const unsigned char high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
  if (!between(static_cast<unsigned char>(text[1]), low, high)) return 0;
  return std::ranges::all_of(text.substr(1, length - 1), continues_character) ? length : 0;
}

}  // namespace

std::size_t character_at_or_behind(std::string_view utf8, std::size_t byte) {
  while (byte < utf8.size() && continues_character(utf8[byte])) ++byte;
  return std::min(byte, utf8.size());
}

std::string printable(std::string_view line, std::size_t most_bytes) {
  std::string result;
  for (std::size_t i = 0; i < line.size() && i < most_bytes;) {
    const char c = line[i];
    const auto past_ascii = length_past_ascii(line.substr(i));
    if (past_ascii > most_bytes - i) break;
    if (past_ascii > 0) {
      result += line.substr(i, past_ascii);
    } else if (c == '\t') {
      result += ' ';
    } else if (c >= ' ' && c <= '~') {
      result += c;
    } else if (c != '\r') {
      result += '?';
    }
    i += std::max<std::size_t>(past_ascii, 1);
  }
  const auto begin = result.find_first_not_of(' ');
  if (begin == std::string::npos) return {};
  return result.substr(begin, result.find_last_not_of(' ') + 1 - begin);
}

}  // namespace outflank::host
