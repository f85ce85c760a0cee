// Numbers and names as reports show them; the same whatever the locale.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace outflank::host::arena {

// "1,234,567"
[[nodiscard]] std::string grouped(std::uint64_t number);
// "12.3", "-0.5"; never "-0.0"
[[nodiscard]] std::string fixed(double number, int places);
// "+12.3", "-0.5", "0.0"
[[nodiscard]] std::string with_sign(double number, int places);
// "52.8 %", of a share
[[nodiscard]] std::string percent(double share);
// "0.5" or "12": points
[[nodiscard]] std::string points_text(double points);
// "35 ns", "1.25 us", "12.3 ms", "4.56 s"
[[nodiscard]] std::string duration_text(double nanoseconds);
// "0:04", "12:34", "1:02:03"
[[nodiscard]] std::string clock_text(std::uint64_t seconds);

// Places on the screen that a text takes: one for each character of UTF-8.
[[nodiscard]] std::size_t width_of(std::string_view text);
// A name on one line in that many places at most; a longer one loses its middle, so that
// both what it is and what sets it apart are still there.
[[nodiscard]] std::string short_name(std::string_view name, std::size_t width);

}  // namespace outflank::host::arena
