#include "gtp/arguments.hpp"

#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <system_error>

#include "gtp/excerpt.hpp"
#include "gtp/failure.hpp"
#include "outflank/rules/notation.hpp"

namespace outflank::gtp {

namespace {

// The number, if the whole word is one.
template <typename Number>
std::optional<Number> parse_number(std::string_view word) {
  Number number{};
  const char* const end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, number);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return number;
}

bool equals_any_case(std::string_view word, std::string_view lower) {
  if (word.size() != lower.size()) return false;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const char c = word[i];
    const char folded = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if (folded != lower[i]) return false;
  }
  return true;
}

}  // namespace

std::string_view Arguments::text(std::size_t index) const {
  if (index < words_.size()) return words_[index];
  throw Failure("syntax error: " + std::string(command_) + ": argument " +
                std::to_string(index + 1) + " is missing");
}

std::int32_t Arguments::integer(std::size_t index, std::int32_t lowest,
                                std::int32_t highest) const {
  const auto number = parse_number<std::int32_t>(text(index));
  if (number && *number >= lowest && *number <= highest) return *number;
  reject(index, "an integer from " + std::to_string(lowest) + " to " + std::to_string(highest));
}

std::uint64_t Arguments::unsigned_integer(std::size_t index) const {
  if (const auto number = parse_number<std::uint64_t>(text(index))) return *number;
  reject(index, "an integer from 0 to 18446744073709551615");
}

double Arguments::real(std::size_t index) const {
  const auto number = parse_number<double>(text(index));
  if (number && std::isfinite(*number)) return *number;
  reject(index, "a number such as 2.5");
}

Color Arguments::color(std::size_t index) const {
  const std::string_view word = text(index);
  if (equals_any_case(word, "b") || equals_any_case(word, "black")) return Color::black;
  if (equals_any_case(word, "w") || equals_any_case(word, "white")) return Color::white;
  reject(index, "b, w, black or white");
}

Move Arguments::vertex(std::size_t index, int board_size) const {
  if (const auto move = parse_move(text(index), board_size)) return *move;
  std::string expected = "a vertex from a1 to ";
  expected += static_cast<char>('a' + board_size - 1);
  expected += std::to_string(board_size) + " or pass";
  reject(index, expected);
}

std::string_view Arguments::rest_from(std::size_t index) const {
  if (index >= words_.size()) return {};
  const char* const begin = words_[index].data();
  const char* const end = words_.back().data() + words_.back().size();
  return {begin, static_cast<std::size_t>(end - begin)};
}

void Arguments::reject(std::size_t index, std::string_view expected) const {
  throw Failure("syntax error: " + std::string(command_) + ": expected " + std::string(expected) +
                ", got " + excerpt(text(index)));
}

}  // namespace outflank::gtp
