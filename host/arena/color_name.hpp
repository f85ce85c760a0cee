#pragma once

#include <string_view>

#include "outflank/rules/color.hpp"

namespace outflank::host::arena {

// As journals and what is made from them spell it.
[[nodiscard]] constexpr std::string_view color_name(Color color) {
  return color == Color::black ? "black" : "white";
}

}  // namespace outflank::host::arena
