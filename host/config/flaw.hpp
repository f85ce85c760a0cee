#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace outflank::host::config {

struct Flaw {
  std::size_t line_begin = 0;  // where in the text the line begins
  int line = 0;
  std::string sentence;
};

// The first line that toml++ (3.3 and 3.4 alike) must not see, because it would
// name a wrong line, fail an assertion, run into undefined behaviour or out of
// stack: not UTF-8; other letters than ASCII outside quotes; a [ without a name
// after it; a key of a great many parts; text that goes on in the next line
// (TOML has it, but a setting is one line of text); an unknown escape. All but
// the long texts and keys are not TOML anyway.
[[nodiscard]] std::optional<Flaw> first_flaw(std::string_view toml);

}  // namespace outflank::host::config
