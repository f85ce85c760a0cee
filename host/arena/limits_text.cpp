#include "arena/limits_text.hpp"

#include <algorithm>
#include <optional>

namespace outflank::host::arena {

namespace {

constexpr std::int64_t kSecond_ns = 1'000'000'000;
constexpr std::int64_t kShortest_ns = 1'000'000;
constexpr std::int64_t kLongest_ns = 86'400 * kSecond_ns;

bool all_digits(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Digits, and behind a dot nine of them at most. In whole numbers, so that what is shown of a
// time reads back as the same time.
std::optional<std::int64_t> seconds(std::string_view text) {
  constexpr std::size_t kMostWhole = 9;
  constexpr std::size_t kMostFraction = 9;
  const auto dot = text.find('.');
  const auto whole = text.substr(0, dot);
  const auto fraction = dot == text.npos ? std::string_view() : text.substr(dot + 1);
  const bool has_digits = !whole.empty() && (dot == text.npos || !fraction.empty());
  if (!has_digits || whole.size() > kMostWhole || fraction.size() > kMostFraction ||
      !all_digits(whole) || !all_digits(fraction)) {
    return std::nullopt;
  }
  std::int64_t units = 0;
  for (const char digit : whole) units = 10 * units + (digit - '0');
  for (std::size_t i = 0; i < kMostFraction; ++i) {
    units = 10 * units + (i < fraction.size() ? fraction[i] - '0' : 0);
  }
  return units;
}

bool in_range(std::optional<std::int64_t> duration_ns, std::int64_t shortest_ns) {
  return duration_ns && *duration_ns >= shortest_ns && *duration_ns <= kLongest_ns;
}

}  // namespace

TimeControl parse_time_control(std::string_view text) {
  const auto plus = text.find('+');
  const auto main = seconds(text.substr(0, plus));
  const auto increment = plus == text.npos ? 0 : seconds(text.substr(plus + 1));
  if (!in_range(main, kShortest_ns) || !in_range(increment, 0)) {
    throw LimitsError(
        "expected seconds for the game, from 0.001 to 86400, and for each move behind a plus, "
        "such as 60+0.5, got " +
        std::string(text));
  }
  return {.main_ns = *main, .increment_ns = *increment};
}

std::int64_t parse_move_time(std::string_view text) {
  const auto duration_ns = seconds(text);
  if (!in_range(duration_ns, kShortest_ns)) {
    throw LimitsError("expected seconds for each move, from 0.001 to 86400, such as 0.1, got " +
                      std::string(text));
  }
  return *duration_ns;
}

std::string seconds_text(std::int64_t duration_ns) {
  auto text = std::to_string(duration_ns / kSecond_ns);
  if (duration_ns % kSecond_ns == 0) return text;
  // A leading one keeps the zeros behind the dot.
  auto fraction = std::to_string(kSecond_ns + duration_ns % kSecond_ns).substr(1);
  fraction.erase(fraction.find_last_not_of('0') + 1);
  return text + "." + fraction;
}

std::string time_control_text(const PlayLimits& limits) {
  if (limits.main_ns == 0 && limits.increment_ns == 0) return "";
  return seconds_text(limits.main_ns) + "+" + seconds_text(limits.increment_ns);
}

std::string limits_text(const PlayLimits& limits) {
  std::string text;
  const auto add = [&](const std::string& limit) { text += (text.empty() ? "" : ", ") + limit; };
  if (const auto time = time_control_text(limits); !time.empty()) add(time + " s");
  if (limits.move_ns > 0) add(seconds_text(limits.move_ns) + " s a move");
  if (limits.nodes > 0)
    add(std::to_string(limits.nodes) + (limits.nodes == 1 ? " node" : " nodes"));
  if (limits.depth > 0) add("depth " + std::to_string(limits.depth));
  return text.empty() ? "no limits" : text;
}

}  // namespace outflank::host::arena
