#pragma once

#include <string>

#include "gtp/command_table.hpp"

namespace outflank::gtp {

// The Markdown text of protocol/README.md: how commands and replies look, then
// a section per group with its commands in the table's order.
[[nodiscard]] std::string reference_page(const CommandTable& table);

}  // namespace outflank::gtp
