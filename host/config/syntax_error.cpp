#include "config/syntax_error.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "config/shown_text.hpp"

namespace outflank::host::config {

namespace {

constexpr std::string_view kPrefix = "Error while parsing ";
constexpr std::string_view kSpaces = " \t\r";

std::string_view trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(kSpaces);
  if (begin == text.npos) return {};
  return text.substr(begin, text.find_last_not_of(kSpaces) + 1 - begin);
}

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

bool is_plain_key(std::string_view key) {
  return !key.empty() && std::all_of(key.begin(), key.end(), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-' || c == '.';
  });
}

// Words meant as something other than text; quotes would not mend them.
bool is_reserved(std::string_view value) {
  constexpr std::array<std::string_view, 8> kWords = {"true", "false", "yes", "no",
                                                      "on",   "off",   "inf", "nan"};
  const auto same = [](char a, char b) {
    return std::tolower(static_cast<unsigned char>(a)) == static_cast<unsigned char>(b);
  };
  return std::any_of(kWords.begin(), kWords.end(), [&](std::string_view word) {
    return std::equal(value.begin(), value.end(), word.begin(), word.end(), same);
  });
}

bool is_unquoted_text(std::string_view value) {
  if (value.empty() || value.find_first_of("\"'[]{}=,") != value.npos) return false;
  const bool is_path = value.front() == '/' || value.front() == '~' || value.starts_with("./") ||
                       value.starts_with("../");
  return is_path || (is_letter(value.front()) && !is_reserved(value));
}

}  // namespace

std::string syntax_error(std::string_view line, std::string_view parser_said) {
  const auto code = trimmed(line.substr(0, line.find('#')));
  const auto equals = code.find('=');
  if (equals != code.npos) {
    const auto key = trimmed(code.substr(0, equals));
    const auto value = trimmed(code.substr(equals + 1));
    if (is_plain_key(key) && is_unquoted_text(value)) {
      return one_line(key) + ": text needs quotes, as in " + one_line(key) + " = " +
             in_quotes(value);
    }
  }
  if (parser_said.starts_with(kPrefix)) parser_said.remove_prefix(kPrefix.size());
  std::string sentence = "not valid TOML";
  if (!parser_said.empty()) sentence += ": " + one_line(parser_said);
  if (!code.empty()) sentence += ", in the line " + one_line(trimmed(line));
  return sentence;
}

}  // namespace outflank::host::config
