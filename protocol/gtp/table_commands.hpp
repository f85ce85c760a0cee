#pragma once

#include "gtp/command_table.hpp"

namespace outflank::gtp {

// Adds the commands that need nothing but the table itself: protocol_version,
// known_command, list_commands (in the table's order), quit and help.
void add_table_commands(CommandTable& table);

}  // namespace outflank::gtp
