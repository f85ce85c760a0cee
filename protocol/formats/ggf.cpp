#include "formats/ggf.hpp"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

#include "formats/property.hpp"

namespace outflank::formats {

namespace {

constexpr char side_letter(Color color) { return color == Color::black ? '*' : 'O'; }

std::string result_text(const Record& record) {
  if (!record.black_score) return "?";
  auto text = (*record.black_score > 0 ? "+" : "") + std::to_string(*record.black_score);
  if (record.end == RecordEnd::timeout) text += ":t";
  if (record.end == RecordEnd::forfeit) text += ":r";
  return text;
}

std::string board(const Position& position) {
  std::string text = std::to_string(position.size()) + " ";
  for (const Square square : squares(position.board())) {
    text += (position.black() & bit(square)) != 0   ? side_letter(Color::black)
            : (position.white() & bit(square)) != 0 ? side_letter(Color::white)
                                                    : '-';
  }
  return text + " " + side_letter(position.to_move());
}

// To the millisecond, without the zeros at its end. Not a stream: those know of locales.
std::string seconds_text(double seconds) {
  std::array<char, 32> digits{};
  const auto rounded = std::round(seconds * 1000) / 1000;
  const auto end =
      std::to_chars(digits.data(), digits.data() + digits.size(), rounded, std::chars_format::fixed)
          .ptr;
  return {digits.data(), end};
}

std::string move_text(Move move) {
  if (move.is_pass()) return "PA";
  return {static_cast<char>('A' + column_of(move.square())),
          static_cast<char>('1' + row_of(move.square()))};
}

}  // namespace

std::string ggf_text(const Record& record) {
  assert(record.move_seconds.empty() || record.move_seconds.size() == record.moves.size());
  std::string text = "(;GM[Othello]PC[Outflank]";
  text += "PB" + bracketed(record.black) + "PW" + bracketed(record.white);
  text += "RE[" + result_text(record) + "]TY[" + std::to_string(record.start.size()) + "]";
  text += "BO[" + board(record.start) + "]";
  Color color = record.start.to_move();
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    text += move_property(color);
    text += "[" + move_text(record.moves[i]);
    if (!record.move_seconds.empty()) text += "//" + seconds_text(record.move_seconds[i]);
    text += "]";
    color = opposite(color);
  }
  return text + ";)";
}

}  // namespace outflank::formats
