#include "arena/game_format.hpp"

#include <array>
#include <cstddef>
#include <stdexcept>

#include "arena/color_name.hpp"
#include "arena/json_text.hpp"
#include "formats/ggf.hpp"
#include "formats/sgf.hpp"
#include "formats/transcript.hpp"
#include "outflank/rules/notation.hpp"

namespace outflank::host::arena {

namespace {

constexpr std::string_view kCsvHeader =
    "game,black,white,opening,black_score,winner,ending,at_fault,plies,start,moves\n";

formats::RecordEnd end_of(const GameRecord& game) {
  if (!game.at_fault) return formats::RecordEnd::scored;
  return game.ending == Ending::timeout ? formats::RecordEnd::timeout : formats::RecordEnd::forfeit;
}

// The opening took nobody any time.
std::vector<double> move_seconds(const GameRecord& game, const GameTimes* times) {
  if (times == nullptr) return {};
  std::vector<double> seconds(game.moves.size());
  for (std::size_t i = 0; i < times->move_ns.size(); ++i) {
    const auto ply = game.opening_plies + i;
    if (ply < seconds.size()) seconds[ply] = static_cast<double>(times->move_ns[i]) / 1e9;
  }
  return seconds;
}

formats::Record format_record(const ExportedGame& game) {
  const auto& record = game.record;
  return {.black = game.names[record.task.black],
          .white = game.names[record.task.white],
          .start = record.start,
          .moves = record.moves,
          .black_score = record.black_score,
          .end = end_of(record),
          .move_seconds = move_seconds(record, game.times)};
}

void append_ggf(std::string& text, const ExportedGame& game) {
  text += formats::ggf_text(format_record(game));
  text += '\n';
}

void append_sgf(std::string& text, const ExportedGame& game) {
  text += formats::sgf_text(format_record(game));
  text += '\n';
}

// As RFC 4180 has it: quoted where it must be, quotes doubled.
void append_csv_text(std::string& text, std::string_view value) {
  if (value.find_first_of(",\"\r\n") == std::string_view::npos) {
    text += value;
    return;
  }
  text += '"';
  for (const char c : value) {
    if (c == '"') text += '"';
    text += c;
  }
  text += '"';
}

std::string_view winner(int black_score) {
  return black_score > 0 ? "black" : black_score < 0 ? "white" : "draw";
}

void append_csv(std::string& text, const ExportedGame& game) {
  const auto& record = game.record;
  append_number(text, record.task.number);
  text += ',';
  append_csv_text(text, game.names[record.task.black]);
  text += ',';
  append_csv_text(text, game.names[record.task.white]);
  text += ',';
  append_number(text, record.task.opening);
  text += ',';
  append_number(text, record.black_score);
  text += ',';
  text += winner(record.black_score);
  text += ',';
  text += ending_name(record.ending);
  text += ',';
  if (record.at_fault) text += color_name(*record.at_fault);
  text += ',';
  append_number(text, record.moves.size());
  text += ',';
  text += position_text(record.start);
  text += ',';
  formats::append_transcript(text, record.moves);
  text += '\n';
}

void append_transcript(std::string& text, const ExportedGame& game) {
  if (game.record.start != Position::start(game.record.start.size())) {
    throw std::runtime_error("game " + std::to_string(game.record.task.number) +
                             " does not begin as games do, and a transcript cannot tell how: "
                             "take ggf, sgf or csv");
  }
  formats::append_transcript(text, game.record.moves);
  text += '\n';
}

constexpr std::array kFormats{GameFormat{"ggf", "", append_ggf}, GameFormat{"sgf", "", append_sgf},
                              GameFormat{"csv", kCsvHeader, append_csv},
                              GameFormat{"transcript", "", append_transcript}};

}  // namespace

std::span<const GameFormat> game_formats() { return kFormats; }

}  // namespace outflank::host::arena
