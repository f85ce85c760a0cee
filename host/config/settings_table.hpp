#pragma once

#include <string>

namespace outflank::host {

// The keys of a settings file as the Markdown table of configs/README.md.
[[nodiscard]] std::string settings_table();

}  // namespace outflank::host
