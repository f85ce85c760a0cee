#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace outflank::host::arena {

// The words of a command as a shell would cut them: blanks separate; quotes and backslashes
// keep what stands in or behind them together. Nothing else means anything: no variables, no
// wildcards, no redirection. Throws ParticipantError if a quote is not closed.
[[nodiscard]] std::vector<std::string> split_command_line(std::string_view text);

}  // namespace outflank::host::arena
