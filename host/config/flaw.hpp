#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace outflank::host::config {

struct Flaw {
  std::size_t line_begin = 0;  // where in the text the line begins
  std::size_t line = 0;
  std::string sentence;
};

// The first line that toml++ (3.3 and 3.4 alike) must not see, because it would
// name a wrong line, run into undefined behaviour or out of stack: not UTF-8;
// other letters than ASCII outside quotes; an unknown escape; a key of a great
// many parts; text that goes on in the next line. The last two are TOML, but no
// setting needs them: each is one line of text at most.
[[nodiscard]] std::optional<Flaw> first_flaw(std::string_view toml);

}  // namespace outflank::host::config
