#include "formats/obf.hpp"

#include <algorithm>
#include <charconv>

#include "outflank/rules/notation.hpp"

namespace outflank::formats {

namespace {

// What is wrong with a line, before anybody knows which.
class Flaw : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r";
  const auto begin = text.find_first_not_of(kBlank);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlank) - begin + 1);
}

// Takes what stands before the next separator away from the text.
std::string_view take_until(std::string_view& text, char separator) {
  const auto end = text.find(separator);
  const auto taken = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return taken;
}

int parse_value(std::string_view text) {
  const bool plus = text.starts_with('+');
  const auto digits = text.substr(plus ? 1 : 0);
  int value = 0;
  const auto [stop, status] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (status != std::errc{} || stop != digits.data() + digits.size() || value < -kSquares ||
      value > kSquares || (plus && digits.starts_with('-'))) {
    throw Flaw("expected a value from -64 to +64, got " + detail::quoted(text));
  }
  return value;
}

Move parse_obf_move(std::string_view text, const Position& position) {
  const bool pass = detail::lower(text) == "ps" || detail::lower(text) == "pa";
  const auto move = pass ? Move::pass() : parse_move(text, position.size());
  if (!move) throw Flaw("expected a move such as A2:+38, got " + detail::quoted(text));
  if (!is_legal(position, *move)) throw Flaw(detail::quoted(text) + " is no legal move here");
  return *move;
}

ObfPosition parse_line(std::string_view text) {
  ObfPosition result;
  try {
    result.position = parse_position(take_until(text, ';'));
  } catch (const NotationError& error) {
    throw Flaw(error.what());
  }
  while (!(text = trimmed(text)).empty()) {
    auto value = trimmed(take_until(text, ';'));
    const auto whole = value;
    const auto move = trimmed(take_until(value, ':'));
    if (move.size() == whole.size()) {
      throw Flaw("expected a move and its value, as in A2:+38, got " + detail::quoted(whole));
    }
    result.moves.push_back({parse_obf_move(move, result.position), parse_value(trimmed(value))});
  }
  return result;
}

}  // namespace

std::optional<int> ObfPosition::value() const {
  if (moves.empty()) return std::nullopt;
  return std::ranges::max(moves, {}, &ObfMove::value).value;
}

std::vector<ObfPosition> parse_obf(std::string_view text, const std::string& file_name) {
  std::vector<ObfPosition> result;
  for (int line = 1; !text.empty(); ++line) {
    auto content = take_until(text, '\n');
    content = trimmed(take_until(content, '%'));
    if (content.empty()) continue;
    try {
      result.push_back(parse_line(content));
    } catch (const Flaw& flaw) {
      throw FormatError(file_name + ":" + std::to_string(line) + ": " + flaw.what());
    }
    result.back().line = line;
  }
  return result;
}

}  // namespace outflank::formats
