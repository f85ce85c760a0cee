#pragma once

#include <string>
#include <string_view>

namespace outflank::gtp {

// What a client typed, short enough to be quoted in an error message: whole up
// to 60 bytes, else its beginning and `...` (never half of a UTF-8 character).
[[nodiscard]] std::string excerpt(std::string_view text);

}  // namespace outflank::gtp
