// What Quarry and GoGui ask of an Othello engine.
#include <cstdlib>

#include "outflank/rules/notation.hpp"
#include "outflank/rules/score.hpp"
#include "sessions/command_context.hpp"

namespace outflank::host {

namespace {

using gtp::Arguments;
using gtp::Failure;
using gtp::Reply;

constexpr std::string_view kGame = "Othello";

bool same_letters(std::string_view left, std::string_view right) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  if (left.size() != right.size()) return false;
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (lower(left[i]) != lower(right[i])) return false;
  }
  return true;
}

// GoGui counts rows from the bottom: its top row is our row 8.
void draw_for_gogui(const Position& position, Reply& reply) {
  const auto board = board_text(position);
  const auto size = static_cast<std::size_t>(position.size());
  for (auto row = size; row-- > 0;) {
    std::string line;
    for (std::size_t column = 0; column < size; ++column) {
      if (column > 0) line += ' ';
      const char square = board[row * size + column];
      line += square == '-' ? '.' : square;
    }
    reply.line(line);
  }
}

std::string result_text(const Position& position) {
  const int score = final_score(position, Color::black);
  if (score == 0) return "Draw";
  return (score > 0 ? "Black wins by " : "White wins by ") + std::to_string(std::abs(score));
}

void add_quarry(const CommandContext& context) {
  const std::string group{gtp::kQuarryGroup};
  context.add({.name = "list_games",
               .summary = "The games played here: Othello.",
               .group = group,
               .handler = [](const Arguments&, Reply& reply) { reply.append(kGame); }});
  context.add({.name = "set_game",
               .usage = "GAME",
               .summary = "Accepts Othello, also under the name of Reversi.",
               .failure = "`unsupported game` for any other.",
               .group = group,
               .min_arguments = 1,
               .max_arguments = gtp::kAnyNumber,
               .handler = [](const Arguments& arguments, Reply&) {
                 const auto game = arguments.rest_from(0);
                 if (same_letters(game, kGame) || same_letters(game, "Reversi")) return;
                 throw Failure("unsupported game: expected Othello");
               }});
}

void add_gogui_rules(const CommandContext& context) {
  auto& session = context.session;
  const std::string group{gtp::kGoGuiGroup};
  context.add({.name = "gogui-rules_game_id",
               .summary = "The game whose rules are kept here: Othello.",
               .group = group,
               .handler = [](const Arguments&, Reply& reply) { reply.append(kGame); }});
  context.add({.name = "gogui-rules_board",
               .summary = "The board as GoGui draws it: its top row is row 8.",
               .group = group,
               .handler = [&session](const Arguments&, Reply& reply) {
                 draw_for_gogui(session.position(), reply);
               }});
  context.add({.name = "gogui-rules_board_size",
               .summary = "The number of rows.",
               .group = group,
               .handler = [&session](const Arguments&, Reply& reply) {
                 reply.append(std::to_string(session.position().size()));
               }});
  context.add({.name = "gogui-rules_legal_moves",
               .summary = "The legal moves; `pass` when it is forced; nothing when the game is "
                          "over.",
               .group = group,
               .handler = [&session](const Arguments&, Reply& reply) {
                 const auto& position = session.position();
                 reply.append(must_pass(position) ? "pass" : legal_moves_text(position));
               }});
  context.add({.name = "gogui-rules_side_to_move",
               .summary = "`black` or `white`.",
               .group = group,
               .handler = [&session](const Arguments&, Reply& reply) {
                 reply.append(session.position().to_move() == Color::black ? "black" : "white");
               }});
  context.add({.name = "gogui-rules_final_result",
               .summary = "The result in words, empty squares counted for the winner; nothing "
                          "while the game is not over.",
               .group = group,
               .handler = [&session](const Arguments&, Reply& reply) {
                 if (session.game().over()) reply.append(result_text(session.position()));
               }});
}

void add_gogui_tools(const CommandContext& context) {
  const std::string group{gtp::kGoGuiGroup};
  context.add({.name = "gogui-analyze_commands",
               .summary = "What GoGui can show on the board and beside it.",
               .group = group,
               .handler = [](const Arguments&, Reply& reply) {
                 reply.line("pspairs/Move values/outflank-analyze pairs")
                     .line("plist/Legal moves/outflank-legal_moves")
                     .line("string/Evaluation/outflank-evaluate")
                     .line("string/Parameters/outflank-params")
                     .line("string/Strategies/outflank-plugins")
                     .line("none/Use strategy/outflank-use %s")
                     .line("none/Reload strategy/outflank-reload");
               }});
  context.add({.name = "gogui-interrupt",
               .summary = "Says that the line `# interrupt` ends a running `genmove` or analysis, "
                          "which then answers with its best so far.",
               .group = group,
               .handler = [](const Arguments&, Reply&) {}});
}

}  // namespace

void add_client_commands(const CommandContext& context) {
  add_quarry(context);
  add_gogui_rules(context);
  add_gogui_tools(context);
}

}  // namespace outflank::host
