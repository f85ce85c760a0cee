#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace outflank::host {

// The number that the text is, all of it; nothing if it is none, or does not fit.
// Not left to Boost, which takes -1 for the largest number there is.
template <typename Integer>
[[nodiscard]] std::optional<Integer> whole_number(std::string_view text) {
  Integer number{};
  const auto* end = text.data() + text.size();
  const auto [stop, status] = std::from_chars(text.data(), end, number);
  if (status != std::errc{} || stop != end) return std::nullopt;
  return number;
}

}  // namespace outflank::host
