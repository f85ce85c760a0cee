// How the GTP commands of the host are added, one function per file of them.
#pragma once

#include <string>

#include "gtp/command_table.hpp"
#include "gtp/failure.hpp"
#include "sessions/input_watch.hpp"
#include "sessions/session.hpp"

namespace outflank::host {

// Borrowed by the handlers for as long as the table lives.
struct CommandContext {
  gtp::CommandTable& table;
  Session& session;
  const InputWatch& input;

  // Adds a command whose SessionError, PluginError and NotationError are the
  // client's business: they become failures.
  void add(gtp::CommandSpec spec) const;
};

void add_board_commands(const CommandContext& context);
void add_client_commands(const CommandContext& context);
void add_strategy_commands(const CommandContext& context);
void add_position_commands(const CommandContext& context);
void add_thinking_commands(const CommandContext& context);

// Moves in replies are in upper case: F5, PASS.
[[nodiscard]] std::string reply_move(Move move);
// All legal moves in a line; PASS when it is forced; empty when the game is over.
[[nodiscard]] std::string legal_moves_text(const Position& position);

}  // namespace outflank::host
