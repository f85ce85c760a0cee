// Text for squares, moves and positions. In boards X is black, O white and - empty; a1 is the
// top-left corner, letters are columns, numbers rows.
#pragma once

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "outflank/rules/position.hpp"

namespace outflank {

// A position that cannot be read; what() tells what to write instead.
class NotationError : public std::invalid_argument {
 public:
  using std::invalid_argument::invalid_argument;
};

namespace detail {

// Not std::tolower: that depends on the locale.
[[nodiscard]] constexpr char lower(char letter) noexcept {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

[[nodiscard]] inline std::string lower(std::string_view text) {
  std::string result(text);
  for (char& letter : result) letter = lower(letter);
  return result;
}

[[nodiscard]] inline std::vector<std::string_view> words(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r\n";
  std::vector<std::string_view> found;
  while (true) {
    const std::size_t begin = text.find_first_not_of(kBlank);
    if (begin == std::string_view::npos) return found;
    text.remove_prefix(begin);
    found.push_back(text.substr(0, text.find_first_of(kBlank)));
    text.remove_prefix(found.back().size());
  }
}

// The user's own text for an error message: short, and free of what could upset a terminal or a
// line protocol.
[[nodiscard]] inline std::string quoted(std::string_view text) {
  constexpr std::size_t kLongest = 16;
  std::string result = "'";
  for (const char letter : text.substr(0, kLongest)) {
    result += letter >= ' ' && letter <= '~' ? letter : '?';
  }
  return result + (text.size() > kLongest ? "...'" : "'");
}

[[nodiscard]] inline Color parse_side(std::string_view text) {
  const std::string side = lower(text);
  if (side == "x" || side == "b" || side == "black") return Color::black;
  if (side == "o" || side == "w" || side == "white") return Color::white;
  throw NotationError("position: expected X or O as the side to move, got " + quoted(text));
}

}  // namespace detail

[[nodiscard]] inline std::string square_name(Square square) {
  return {static_cast<char>('a' + column_of(square)), static_cast<char>('1' + row_of(square))};
}

[[nodiscard]] inline std::string move_name(Move move) {
  return move.is_pass() ? "pass" : square_name(move.square());
}

// Upper or lower case. Nothing if it is not a square of a board of this size.
[[nodiscard]] constexpr std::optional<Square> parse_square(std::string_view text,
                                                           int size) noexcept {
  if (text.size() != 2) return std::nullopt;
  const int column = detail::lower(text[0]) - 'a';
  const int row = text[1] - '1';
  if (column < 0 || column >= size || row < 0 || row >= size) return std::nullopt;
  return square_at(row, column);
}

// A square of this board, or "pass", in any case.
[[nodiscard]] inline std::optional<Move> parse_move(std::string_view text, int size) {
  if (text.size() == 4 && detail::lower(text) == "pass") return Move::pass();
  if (const auto square = parse_square(text, size)) return Move(*square);
  return std::nullopt;
}

// Reads "BOARD SIDE": 16, 36 or 64 squares row by row from a1, each X, O or - (also x, o and .),
// then the side to move, X or O (also b, w, black, white, in any case). Throws NotationError.
[[nodiscard]] inline Position parse_position(std::string_view text) {
  const std::vector<std::string_view> words = detail::words(text);
  if (words.size() != 2) {
    throw NotationError(
        "position: expected a board and the side to move, as in '-----OX--XO----- X', got " +
        std::to_string(words.size()) + (words.size() == 1 ? " word" : " words"));
  }
  const std::string_view board = words[0];
  const int size = board.size() == 16 ? 4 : board.size() == 36 ? 6 : board.size() == 64 ? 8 : 0;
  if (size == 0) {
    throw NotationError("position: expected 16, 36 or 64 squares, got " +
                        std::to_string(board.size()));
  }
  Bitboard black = 0;
  Bitboard white = 0;
  for (std::size_t i = 0; i < board.size(); ++i) {
    const int index = static_cast<int>(i);
    const Square square = square_at(index / size, index % size);
    switch (board[i]) {
      case 'X':
      case 'x':
        black |= bit(square);
        break;
      case 'O':
      case 'o':
        white |= bit(square);
        break;
      case '-':
      case '.':
        break;
      default:
        throw NotationError("position: expected X, O or - on " + square_name(square) + ", got " +
                            detail::quoted(board.substr(i, 1)));
    }
  }
  return *Position::from(size, black, white, detail::parse_side(words[1]));
}

namespace detail {

[[nodiscard]] constexpr char disc_letter(Color color) noexcept {
  return color == Color::black ? 'X' : 'O';
}

[[nodiscard]] constexpr char square_letter(const Position& position, Square square) noexcept {
  if ((position.black() & bit(square)) != 0) return disc_letter(Color::black);
  if ((position.white() & bit(square)) != 0) return disc_letter(Color::white);
  return '-';
}

[[nodiscard]] inline std::string status_line(const Position& position) {
  const std::string side = position.to_move() == Color::black ? "black (X)" : "white (O)";
  const std::string state = game_over(position)   ? "game over"
                            : must_pass(position) ? side + " must pass"
                                                  : side + " to move";
  return state + "; X " + std::to_string(count(position.black())) + ", O " +
         std::to_string(count(position.white()));
}

}  // namespace detail

// The squares row by row from a1, as parse_position() reads them.
[[nodiscard]] inline std::string board_text(const Position& position) {
  std::string text;
  for (const Square square : squares(position.board())) {
    text += detail::square_letter(position, square);
  }
  return text;
}

// "BOARD SIDE", which parse_position() turns back into the same position.
[[nodiscard]] inline std::string position_text(const Position& position) {
  return board_text(position) + ' ' + detail::disc_letter(position.to_move());
}

// A board for people, with coordinates; '.' marks the legal moves of the side to move, and the last
// line says whose turn it is. No empty line and no newline at the end.
[[nodiscard]] inline std::string draw(const Position& position) {
  const Bitboard moves = legal_moves(position);
  std::string text = " ";
  for (int column = 0; column < position.size(); ++column) {
    text += {' ', static_cast<char>('a' + column)};
  }
  for (int row = 0; row < position.size(); ++row) {
    text += {'\n', static_cast<char>('1' + row)};
    for (int column = 0; column < position.size(); ++column) {
      const Square square = square_at(row, column);
      const bool legal = (moves & bit(square)) != 0;
      text += {' ', legal ? '.' : detail::square_letter(position, square)};
    }
  }
  return text + '\n' + detail::status_line(position);
}

}  // namespace outflank
