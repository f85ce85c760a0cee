#include "oneshot/umu.hpp"

#include "outflank/rules/notation.hpp"

namespace outflank::oneshot {

namespace {

constexpr std::string_view kPositionForm = "W or B and then 64 of E, O and X";
constexpr std::int64_t kSecond = 1'000'000'000;
constexpr std::int64_t kLongest = 86'400;

std::string place(Square square) {
  return "row " + std::to_string(row_of(square) + 1) + ", column " +
         std::to_string(column_of(square) + 1);
}

Color parse_mover(char letter) {
  if (letter == 'W') return Color::white;
  if (letter == 'B') return Color::black;
  throw QuestionError("POS: expected W or B as its first letter, the side to move, got " +
                      detail::quoted({&letter, 1}));
}

}  // namespace

Position parse_umu_position(std::string_view text) {
  if (text.empty())
    throw QuestionError("POS: expected " + std::string(kPositionForm) + ", got nothing");
  const auto mover = parse_mover(text[0]);
  text.remove_prefix(1);
  if (text.size() != kSquares) {
    throw QuestionError("POS: expected " + std::string(kPositionForm) + ", got " +
                        std::to_string(text.size()) + (text.size() == 1 ? " square" : " squares"));
  }
  Bitboard black = 0;
  Bitboard white = 0;
  for (Square square = 0; square < kSquares; ++square) {
    const char letter = text[static_cast<std::size_t>(square)];
    if (letter == 'X') {
      black |= bit(square);
    } else if (letter == 'O') {
      white |= bit(square);
    } else if (letter != 'E') {
      throw QuestionError("POS: expected E, O or X in " + place(square) + ", got " +
                          detail::quoted({&letter, 1}));
    }
  }
  const auto start = Position::start();
  if (const auto missing = start.discs() & ~(black | white); missing != 0) {
    throw QuestionError("POS: an impossible position: " + place(first_square(missing)) +
                        " is empty, but the four squares of the centre are taken from the start");
  }
  return *Position::from(start.size(), black, white, mover);
}

std::int64_t parse_umu_seconds(std::string_view text) {
  const auto fail = [text]() {
    return QuestionError("SECONDS: expected a number above 0 and up to " +
                         std::to_string(kLongest) + ", such as 5 or 0.5, got " +
                         (text.empty() ? "nothing" : detail::quoted(text)));
  };
  const auto point = text.find('.');
  const auto whole = text.substr(0, point);
  const auto part = point == std::string_view::npos ? std::string_view() : text.substr(point + 1);
  if (whole.empty() && part.empty()) throw fail();
  std::int64_t ns = 0;
  for (const char digit : whole) {
    if (digit < '0' || digit > '9') throw fail();
    ns = ns * 10 + (digit - '0') * kSecond;
    if (ns > kLongest * kSecond) throw fail();
  }
  std::int64_t unit = kSecond;
  for (const char digit : part) {
    if (digit < '0' || digit > '9') throw fail();
    unit /= 10;
    ns += (digit - '0') * unit;
  }
  if (ns == 0 || ns > kLongest * kSecond) throw fail();
  return ns;
}

std::string umu_answer(Move move) {
  if (move.is_pass()) return "pass";
  const Square square = move.square();
  return "(" + std::to_string(row_of(square) + 1) + "," + std::to_string(column_of(square) + 1) +
         ")";
}

}  // namespace outflank::oneshot
