#pragma once

#include "gtp/command_table.hpp"
#include "sessions/input_watch.hpp"
#include "sessions/session.hpp"

namespace outflank::host {

// Every GTP command the host knows. Borrows session and input, which must
// outlive the table.
void add_gtp_commands(gtp::CommandTable& table, Session& session, const InputWatch& input);

// Answers GTP on two descriptors until quit, the end of input, or a client that
// no longer listens.
void serve_gtp(Session& session, int input, int output);

}  // namespace outflank::host
