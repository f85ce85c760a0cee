#include "arena/journal.hpp"

#include "arena/color_name.hpp"
#include "arena/journal_line.hpp"
#include "arena/json_text.hpp"
#include "formats/transcript.hpp"
#include "outflank/rules/notation.hpp"

namespace outflank::host::arena {

void append_journal_line(std::string& text, const GameRecord& record,
                         std::span<const std::string> names) {
  text += R"({"game":)";
  append_number(text, record.task.number);
  text += R"(,"black":)";
  append_json_string(text, names[record.task.black]);
  text += R"(,"white":)";
  append_json_string(text, names[record.task.white]);
  text += R"(,"opening":)";
  append_number(text, record.task.opening);
  // As text: many readers of JSON keep 53 bits of a number.
  text += R"(,"seed":")";
  append_number(text, record.task.seed);
  if (record.start != Position::start()) {
    text += R"(","start":")";
    text += position_text(record.start);
  }
  text += R"(","opening_plies":)";
  append_number(text, record.opening_plies);
  text += R"(,"moves":")";
  formats::append_transcript(text, record.moves);
  text += R"(","score":)";
  append_number(text, record.black_score);
  text += R"(,"ending":")";
  text += ending_name(record.ending);
  text += '"';
  if (record.at_fault) {
    text += R"(,"at_fault":")";
    text += color_name(*record.at_fault);
    text += R"(","reason":)";
    append_json_string(text, record.reason);
  }
  text += "}\n";
}

Journal parse_journal(std::string_view text, const std::string& file_name,
                      std::span<const std::string> names) {
  Journal journal;
  const JournalLineReader reader(file_name, names);
  std::string written;
  while (journal.whole_bytes < text.size()) {
    const auto rest = text.substr(journal.whole_bytes);
    const auto end = rest.find('\n');
    journal.torn = end == std::string_view::npos;
    if (journal.torn) break;
    journal.games.push_back(reader.read(rest.substr(0, end), journal.games.size()));
    written.clear();
    append_journal_line(written, journal.games.back(), names);
    if (written != rest.substr(0, end + 1)) {
      reader.fail(journal.games.size() - 1, "says it otherwise than it was written");
    }
    journal.whole_bytes += end + 1;
  }
  return journal;
}

}  // namespace outflank::host::arena
