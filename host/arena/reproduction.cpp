#include "arena/reproduction.hpp"

#include "arena/shell_word.hpp"
#include "outflank/rules/notation.hpp"

namespace outflank::host::arena {

namespace {

const char* color_letter(Color color) { return color == Color::black ? "b" : "w"; }

// The game so far as GTP, each command with \n behind it for printf.
std::string game_commands(const GameRecord& record, Color side) {
  const bool usual = record.start == Position::start(record.start.size());
  std::string text = usual ? "boardsize " + std::to_string(record.start.size())
                           : "outflank-setposition " + position_text(record.start);
  text += "\\n";
  Position position = record.start;
  for (const Move move : record.moves) {
    // Passes are left out, as everybody plays them by himself and some refuse them.
    if (!move.is_pass()) {
      text +=
          std::string("play ") + color_letter(position.to_move()) + " " + move_name(move) + "\\n";
    }
    position = position.after(move);
  }
  return text + "genmove " + color_letter(side) + "\\n";
}

std::string limit_commands(const GameRecord& record, const PlayLimits& limits) {
  std::string text = "outflank-seed " + std::to_string(record.task.seed) + "\\n";
  if (limits.nodes > 0 || limits.depth > 0) {
    text += "outflank-limits nodes=" + std::to_string(limits.nodes) +
            " depth=" + std::to_string(limits.depth) + "\\n";
  }
  return text;
}

}  // namespace

std::string reproduction(const GameRecord& record, Color side, const Participant& player,
                         const PlayLimits& limits, std::span<const std::string> host_arguments) {
  std::string input = game_commands(record, side);
  std::string program;
  if (!player.environment.empty()) program += " env";
  for (const auto& [name, value] : player.environment) {
    program += " " + shell_word(name + "=" + value);
  }
  if (player.kind == ParticipantKind::gtp) {
    for (const auto& word : player.command) program += " " + shell_word(word);
  } else {
    // The seed is that of the game that began last.
    const auto first_end = input.find("\\n") + 2;
    input.insert(first_end, limit_commands(record, limits));
    program += " outflank gtp --strategy " + shell_word(player.spec);
    for (const auto& word : host_arguments) program += " " + shell_word(word);
  }
  const auto folder =
      player.folder.empty() ? "" : "cd " + shell_word(player.folder.string()) + " && ";
  return folder + "printf '" + input + "' |" + program;
}

}  // namespace outflank::host::arena
