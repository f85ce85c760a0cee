#include "plugins/decision_check.hpp"

#include <algorithm>
#include <cstring>

#include "config/utf8.hpp"
#include "outflank/rules/notation.hpp"

namespace outflank::host {

namespace {

// The legal part of an expected line, which must begin with the move.
template <typename Struct>
std::vector<Move> checked_line(const Struct& out, Move move, Position position) {
  std::vector<Move> line;
  const auto length = std::min<std::uint32_t>(out.line_length, OUTFLANK_LINE_MOVES);
  for (std::uint32_t i = 0; i < length; ++i) {
    if (out.line[i] > OUTFLANK_PASS) break;
    const Move next = out.line[i] == OUTFLANK_PASS ? Move::pass() : Move(out.line[i]);
    if ((i == 0 && next != move) || !is_legal(position, next)) break;
    position = position.after(next);
    line.push_back(next);
  }
  return line;
}

template <typename Result, typename Struct>
Result checked(const Struct& out, Move move, const Position& position) {
  Result result;
  result.move = move;
  result.units_per_disc = out.units_per_disc;
  if ((out.fields & OUTFLANK_HAS_DEPTH) != 0) result.depth = out.depth;
  if ((out.fields & OUTFLANK_HAS_NODES) != 0) result.nodes = out.nodes;
  result.line = checked_line(out, move, position);
  return result;
}

}  // namespace

std::string one_line(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const auto length = config::character_length(text);
    const auto first = static_cast<unsigned char>(text.front());
    if (length == 0) {
      result += '?';
    } else if (first < 0x20 || first == 0x7F) {
      result += ' ';
    } else {
      result.append(text.substr(0, length));
    }
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return result;
}

std::optional<Move> checked_move(outflank_move move, const Position& position) {
  if (move < 0 || move >= kSquares || !is_legal(position, Move(move))) return std::nullopt;
  return Move(move);
}

std::string move_number_text(outflank_move move) {
  if (move == OUTFLANK_PASS) return "a pass";
  if (move < 0 || move >= kSquares) return "square number " + std::to_string(move);
  return square_name(move);
}

Decision checked_decision(const outflank_decision& decision, Move move, const Position& position) {
  auto result = checked<Decision>(decision, move, position);
  if ((decision.fields & OUTFLANK_HAS_VALUE) != 0) result.value = decision.value;
  result.selective_depth = decision.selective_depth;
  result.comment =
      one_line({decision.comment, ::strnlen(decision.comment, sizeof decision.comment)});
  return result;
}

MoveValue checked_move_value(const outflank_move_value& value, Move move,
                             const Position& position) {
  auto result = checked<MoveValue>(value, move, position);
  result.value = value.value;
  return result;
}

}  // namespace outflank::host
