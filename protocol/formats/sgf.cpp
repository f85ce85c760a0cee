#include "formats/sgf.hpp"

#include <string_view>

#include "formats/property.hpp"

namespace outflank::formats {

namespace {

std::string square_text(Square square) {
  return {'[', static_cast<char>('a' + column_of(square)), static_cast<char>('a' + row_of(square)),
          ']'};
}

std::string result_text(const Record& record) {
  if (!record.black_score) return "?";
  const int score = *record.black_score;
  if (score == 0) return "0";
  const std::string winner = score > 0 ? "B+" : "W+";
  if (record.end == RecordEnd::timeout) return winner + "T";
  if (record.end == RecordEnd::forfeit) return winner + "F";
  return winner + std::to_string(score > 0 ? score : -score);
}

std::string listed(std::string_view property, Bitboard set) {
  if (set == 0) return {};
  std::string text(property);
  for (const Square square : squares(set)) text += square_text(square);
  return text;
}

std::string set_up(const Position& start) {
  const auto usual = Position::start(start.size());
  if (start == usual) return {};
  return listed("AB", start.black()) + listed("AW", start.white()) +
         listed("AE", usual.discs() & start.empties()) + "PL[" + move_property(start.to_move()) +
         "]";
}

}  // namespace

std::string sgf_text(const Record& record) {
  std::string text = "(;FF[4]GM[2]CA[UTF-8]AP[Outflank]SZ[" + std::to_string(record.start.size()) +
                     "]PB" + bracketed(record.black) + "PW" + bracketed(record.white) + "RE[" +
                     result_text(record) + "]" + set_up(record.start);
  Color color = record.start.to_move();
  for (const Move move : record.moves) {
    text += ';';
    text += move_property(color);
    text += move.is_pass() ? "[]" : square_text(move.square());
    color = opposite(color);
  }
  return text + ")";
}

}  // namespace outflank::formats
