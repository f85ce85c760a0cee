// TOML made safe for toml++. Versions 3.3 and 3.4 alike run into undefined
// behaviour when they look for the end of a value and meet a letter such as é,
// out of stack in a key of very many parts, and name a wrong line for what is
// not UTF-8.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace outflank::host::config {

struct Flaw {
  std::size_t line = 0;
  std::string sentence;
};

struct AsciiToml {
  // The same TOML, line by line, with other letters written as escapes. In place
  // of a flawed line it ends with one that no parser takes.
  std::string text;
  // The first line that has no such form: not UTF-8; other letters outside quotes
  // and comments; an unknown escape; too many dots; or text that goes on in the
  // next line, which is TOML, but a setting is never more than a line of text.
  std::optional<Flaw> flaw;
};

[[nodiscard]] AsciiToml to_ascii_toml(std::string_view toml);

}  // namespace outflank::host::config
