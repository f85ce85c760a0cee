#include "config/shown_text.hpp"

#include <algorithm>
#include <cstddef>

namespace outflank::host::config {

namespace {

constexpr std::size_t kLongest = 120;

bool continues_utf8(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

std::string_view beginning(std::string_view text) {
  if (text.size() <= kLongest) return text;
  auto end = kLongest;
  // A character has at most three of these bytes.
  for (int i = 0; i < 3 && continues_utf8(text[end]); ++i) --end;
  return text.substr(0, end);
}

std::string control_escape(char c) {
  if (c == '\n') return "\\n";
  if (c == '\r') return "\\r";
  if (c == '\t') return "\\t";
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  const auto code = static_cast<unsigned char>(c);
  return std::string("\\u00") + kDigits[code >> 4U] + kDigits[code & 0xFU];
}

std::string escaped(std::string_view text, bool for_quotes) {
  std::string result;
  const auto shown = beginning(text);
  for (const char c : shown) {
    if (is_control(c)) {
      result += control_escape(c);
    } else {
      if (for_quotes && (c == '"' || c == '\\')) result += '\\';
      result += c;
    }
  }
  if (shown.size() < text.size()) result += "...";
  return result;
}

bool is_bare(std::string_view key) {
  return !key.empty() && std::all_of(key.begin(), key.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-';
  });
}

}  // namespace

std::string in_quotes(std::string_view text) { return '"' + escaped(text, true) + '"'; }

std::string one_line(std::string_view text) { return escaped(text, false); }

std::string key_name(std::span<const std::string> path) {
  std::string name;
  for (const auto& part : path) {
    if (!name.empty()) name += '.';
    name += is_bare(part) ? one_line(part) : in_quotes(part);
  }
  return name;
}

}  // namespace outflank::host::config
