#include "formats/transcript.hpp"

#include <algorithm>

#include "outflank/rules/notation.hpp"

namespace outflank::formats {

namespace {

constexpr std::string_view kBlank = " \t\r\n";

void skip_blanks(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(kBlank), text.size()));
}

// Precondition: the square is no legal move.
std::string why_not(const Position& position, Square square) {
  if (game_over(position)) return "the game is over";
  if ((position.discs() & bit(square)) != 0) return "the square is taken";
  return "it flips nothing";
}

// `number` counts from 1, without passes, as readers of a transcript do.
Square parse_step(std::string_view text, const Position& position, std::size_t number) {
  const auto place = "move " + std::to_string(number) + ", ";
  const auto square = parse_square(text, position.size());
  if (!square) {
    const auto size = std::to_string(position.size());
    throw FormatError(place + detail::quoted(text) + ": expected a square of a " + size + "x" +
                      size + " board; passes are left out");
  }
  if (position.flips_of(*square) == 0) {
    throw FormatError(place + square_name(*square) + ": " + why_not(position, *square));
  }
  return *square;
}

}  // namespace

void append_transcript(std::string& text, std::span<const Move> moves) {
  const auto begin = text.size();
  text.resize(begin + 2 * moves.size());
  char* end = text.data() + begin;
  for (const Move move : moves) {
    if (move.is_pass()) continue;
    *end++ = static_cast<char>('a' + column_of(move.square()));
    *end++ = static_cast<char>('1' + row_of(move.square()));
  }
  text.resize(static_cast<std::size_t>(end - text.data()));
}

std::string transcript(std::span<const Move> moves) {
  std::string text;
  text.reserve(2 * moves.size());
  append_transcript(text, moves);
  return text;
}

std::vector<Move> parse_transcript(std::string_view text, const Position& start) {
  std::vector<Move> moves;
  moves.reserve(text.size() / 2);
  Position position = start;
  const auto play = [&](Move move) {
    position = position.after(move);
    moves.push_back(move);
  };
  std::size_t number = 1;
  while (true) {
    if (must_pass(position)) play(Move::pass());
    skip_blanks(text);
    if (text.empty()) return moves;
    const auto step = text.substr(0, 2);
    play(parse_step(step, position, number++));
    text.remove_prefix(step.size());
  }
}

}  // namespace outflank::formats
