#pragma once

#include <string>
#include <string_view>

namespace outflank::host::arena {

// As a shell reads it back: as it is, or in single quotes.
[[nodiscard]] std::string shell_word(std::string_view word);

}  // namespace outflank::host::arena
