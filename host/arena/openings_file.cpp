#include "arena/openings_file.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <string_view>

#include "formats/transcript.hpp"

namespace outflank::host::arena {

namespace {

constexpr std::string_view kBlank = " \t\r";

std::string_view trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(kBlank);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlank) - begin + 1);
}

// Throws FormatError.
Opening parse_opening(std::string_view text, const Position& start) {
  Opening opening{.start = start, .moves = formats::parse_transcript(text, start)};
  Position position = start;
  for (const Move move : opening.moves) position = position.after(move);
  if (!has_move(position)) throw formats::FormatError("the game is over after these moves");
  return opening;
}

}  // namespace

OpeningsFile read_openings_file(const std::filesystem::path& file, int board_size) {
  std::ifstream stream(file, std::ios::binary);
  // Opening a folder succeeds, and reading it does not.
  if (!stream || (stream.peek() == std::ifstream::traits_type::eof() && stream.bad())) {
    throw OpeningsError(file.string() + ": cannot be read: " + std::strerror(errno));
  }
  stream.clear();
  const auto start = Position::start(board_size);
  OpeningsFile result;
  std::string text;
  for (int line = 1; std::getline(stream, text); ++line) {
    if (line == 1 && text.starts_with('#'))
      result.title = trimmed(std::string_view(text).substr(1));
    const auto content = trimmed(std::string_view(text).substr(0, text.find('#')));
    if (content.empty()) continue;
    try {
      result.openings.push_back(parse_opening(content, start));
    } catch (const formats::FormatError& error) {
      throw OpeningsError(file.string() + ":" + std::to_string(line) + ": " + error.what());
    }
  }
  if (stream.bad())
    throw OpeningsError(file.string() + ": cannot be read: " + std::strerror(errno));
  if (result.openings.empty()) {
    throw OpeningsError(file.string() +
                        ": no opening in it; expected transcripts such as f5d6c3, "
                        "one a line");
  }
  return result;
}

}  // namespace outflank::host::arena
