// The commands of GTP 2 that are about the board, the clock and the next move.
#include <cmath>

#include "outflank/rules/notation.hpp"
#include "outflank/rules/score.hpp"
#include "sessions/command_context.hpp"

namespace outflank::host {

namespace {

using gtp::Arguments;
using gtp::Failure;
using gtp::Reply;

const std::string kGroup{gtp::kGtp2Group};

std::int64_t seconds_to_ns(std::int32_t seconds) { return std::int64_t{seconds} * 1'000'000'000; }

// "B+12", "W+3" or "0", empties to the winner.
std::string score_text(const Position& position) {
  const int score = final_score(position, Color::black);
  if (score == 0) return "0";
  return (score > 0 ? "B+" : "W+") + std::to_string(std::abs(score));
}

void start_game(Session& session, const Position& start) {
  try {
    session.start_game(start);
  } catch (const SessionError& error) {
    throw Failure(std::string("unacceptable size: ") + error.what());
  }
}

void set_board_size(Session& session, std::int32_t size) {
  if (!is_board_size(size)) {
    throw Failure("unacceptable size: expected 4, 6 or 8, got " + std::to_string(size));
  }
  start_game(session, Position::start(size));
}

void add_names(const CommandContext& context) {
  auto& session = context.session;
  context.add({.name = "name",
               .summary = "The program and the strategy that plays.",
               .group = kGroup,
               .handler = [&session](const Arguments&, Reply& reply) {
                 reply.append("Outflank ").append(session.strategy().strategy().id);
               }});
  context.add({.name = "version",
               .summary = "The version of the program.",
               .group = kGroup,
               .handler = [](const Arguments&, Reply& reply) { reply.append(OUTFLANK_VERSION); }});
}

void add_board(const CommandContext& context) {
  auto& session = context.session;
  context.add({.name = "boardsize",
               .usage = "SIZE",
               .summary = "Starts a new game on a board of 4, 6 or 8 rows.",
               .failure = "`unacceptable size` for any other number, or one the strategy does not "
                          "play on; the game goes on.",
               .group = kGroup,
               .min_arguments = 1,
               .max_arguments = 1,
               .handler = [&session](const Arguments& arguments, Reply&) {
                 set_board_size(session, arguments.integer(0));
               }});
  context.add({.name = "clear_board",
               .summary = "Starts a new game on a board of the same size.",
               .group = kGroup,
               .handler = [&session](const Arguments&, Reply&) {
                 start_game(session, Position::start(session.position().size()));
               }});
  context.add({.name = "komi",
               .usage = "NUMBER",
               .summary = "Accepted for clients that send it to every engine; Othello has no komi.",
               .group = kGroup,
               .min_arguments = 1,
               .max_arguments = 1,
               .handler = [](const Arguments& arguments, Reply&) {
                 static_cast<void>(arguments.real(0));
               }});
  context.add({.name = "play",
               .usage = "COLOR VERTEX",
               .summary = "Plays a move or a forced pass. A forced pass of the opponent may be "
                          "left out; after the end of the game a pass is accepted and changes "
                          "nothing.",
               .failure = "`illegal move`, with the reason.",
               .group = kGroup,
               .min_arguments = 2,
               .max_arguments = 2,
               .handler = [&session](const Arguments& arguments, Reply&) {
                 const auto color = arguments.color(0);
                 session.play(color, arguments.vertex(1, session.position().size()));
               }});
  context.add({.name = "undo",
               .summary = "Takes the last `play` or `genmove` back, with the pass it implied.",
               .failure = "`cannot undo` at the start of the game.",
               .group = kGroup,
               .handler = [&session](const Arguments&, Reply&) {
                 if (!session.undo()) throw Failure("cannot undo: the game is at its start");
               }});
  context.add({.name = "showboard",
               .summary = "Draws the board: X is black, O white, a dot a legal move.",
               .group = kGroup,
               .handler = [&session](const Arguments&, Reply& reply) {
                 reply.start_below().append(draw(session.position()));
               }});
  context.add({.name = "final_score",
               .summary = "`B+N`, `W+N` or `0`: the difference in discs, empty squares counted "
                          "for the winner.",
               .failure = "`cannot score` while the game is not over.",
               .group = kGroup,
               .handler = [&session](const Arguments&, Reply& reply) {
                 if (!session.game().over()) throw Failure("cannot score: the game is not over");
                 reply.append(score_text(session.position()));
               }});
}

void add_moves(const CommandContext& context) {
  auto& session = context.session;
  const std::string failure =
      "`illegal move` if it is the other side's turn; a strategy that fails is named, and the game "
      "is as it was.";
  context.add({.name = "genmove",
               .usage = "COLOR",
               .summary = "Lets the strategy choose a move, and plays it. `PASS` if there is none, "
                          "also when the game is over.",
               .failure = failure,
               .group = kGroup,
               .min_arguments = 1,
               .max_arguments = 1,
               .slow = true,
               .handler = [&session](const Arguments& arguments, Reply& reply) {
                 reply.append(reply_move(session.choose(arguments.color(0), true).move));
               }});
  context.add({.name = "reg_genmove",
               .usage = "COLOR",
               .summary = "As `genmove`, but the move is not played.",
               .failure = failure,
               .group = kGroup,
               .min_arguments = 1,
               .max_arguments = 1,
               .slow = true,
               .handler = [&session](const Arguments& arguments, Reply& reply) {
                 reply.append(reply_move(session.choose(arguments.color(0), false).move));
               }});
}

void add_clock(const CommandContext& context) {
  auto& session = context.session;
  context.add({.name = "time_settings",
               .usage = "MAIN PERIOD MOVES",
               .summary = "Seconds for the game, then periods of PERIOD seconds for MOVES moves. "
                          "PERIOD 0: no more than the main time; PERIOD without MOVES: no limit.",
               .group = kGroup,
               .min_arguments = 3,
               .max_arguments = 3,
               .handler = [&session](const Arguments& arguments, Reply&) {
                 const auto main = seconds_to_ns(arguments.integer(0));
                 const auto period = seconds_to_ns(arguments.integer(1));
                 session.clock().configure(main, period,
                                           static_cast<unsigned>(arguments.integer(2)));
               }});
  context.add({.name = "time_left",
               .usage = "COLOR SECONDS MOVES",
               .summary = "What a side has left; MOVES 0 while its main time runs.",
               .group = kGroup,
               .min_arguments = 3,
               .max_arguments = 3,
               .handler = [&session](const Arguments& arguments, Reply&) {
                 const auto color = arguments.color(0);
                 const auto left = seconds_to_ns(arguments.integer(1));
                 session.clock().set_left(color, left, static_cast<unsigned>(arguments.integer(2)));
               }});
}

}  // namespace

void add_board_commands(const CommandContext& context) {
  add_names(context);
  add_board(context);
  add_moves(context);
  add_clock(context);
}

}  // namespace outflank::host
