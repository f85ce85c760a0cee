#pragma once

#include <cstdint>

namespace outflank {

enum class Color : std::uint8_t { black = 0, white = 1 };

[[nodiscard]] constexpr Color opposite(Color color) noexcept {
  return color == Color::black ? Color::white : Color::black;
}

}  // namespace outflank
