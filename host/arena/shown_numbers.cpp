#include "arena/shown_numbers.hpp"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <locale>
#include <sstream>
#include <vector>

#include "config/utf8.hpp"

namespace outflank::host::arena {

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t end = text.size(); end > 3; end -= 3) text.insert(end - 3, 1, ',');
  return text;
}

std::string fixed(double number, int places) {
  std::ostringstream out;
  out.imbue(std::locale::classic());
  out << std::fixed << std::setprecision(places) << number;
  std::string text = out.str();
  if (text.front() == '-' && text.find_first_of("123456789") == std::string::npos) {
    text.erase(0, 1);
  }
  return text;
}

std::string with_sign(double number, int places) {
  std::string text = fixed(number, places);
  const bool positive = text.front() != '-' && text.find_first_of("123456789") != std::string::npos;
  return positive ? "+" + text : text;
}

std::string percent(double share) { return fixed(100 * share, 1) + " %"; }

std::string points_text(double points) {
  const double whole = std::floor(points);
  return grouped(static_cast<std::uint64_t>(whole)) + (points > whole ? ".5" : ".0");
}

std::string duration_text(double nanoseconds) {
  const auto three_digits = [](double number) {
    return fixed(number, number < 9.995 ? 2 : number < 99.95 ? 1 : 0);
  };
  if (nanoseconds < 999.5) return fixed(nanoseconds, 0) + " ns";
  if (nanoseconds < 999.5e3) return three_digits(nanoseconds / 1e3) + " us";
  if (nanoseconds < 999.5e6) return three_digits(nanoseconds / 1e6) + " ms";
  return three_digits(nanoseconds / 1e9) + " s";
}

std::string clock_text(std::uint64_t seconds) {
  const auto two_digits = [](std::uint64_t number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
  };
  const std::uint64_t hours = seconds / 3600;
  const std::uint64_t minutes = seconds / 60 % 60;
  const std::string begin =
      hours > 0 ? std::to_string(hours) + ":" + two_digits(minutes) : std::to_string(minutes);
  return begin + ":" + two_digits(seconds % 60);
}

std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string short_name(std::string_view name, std::size_t width) {
  std::string clean;
  std::vector<std::size_t> begins;
  while (!name.empty()) {
    const std::size_t length = config::character_length(name);
    begins.push_back(clean.size());
    const bool control = static_cast<unsigned char>(name.front()) < 0x20 || name.front() == 0x7F;
    if (length == 0 || control) {
      clean += '?';
    } else {
      clean += name.substr(0, length);
    }
    name.remove_prefix(std::max<std::size_t>(length, 1));
  }
  if (begins.size() <= width) return clean;
  constexpr std::string_view kGap = "...";
  const std::size_t kept = width - std::min(width, kGap.size());
  const std::size_t front = (kept + 1) / 2;
  const std::size_t back = kept - front;
  const std::size_t back_begin = back == 0 ? clean.size() : begins[begins.size() - back];
  return clean.substr(0, begins[front]) + std::string(kGap) + clean.substr(back_begin);
}

}  // namespace outflank::host::arena
