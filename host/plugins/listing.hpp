// Strategies in words: the same text for the command line and for GTP.
#pragma once

#include <string>
#include <vector>

#include "plugins/library.hpp"

namespace outflank::host {

// One aligned line per strategy under a line of headings.
[[nodiscard]] std::string strategy_table(const std::vector<StrategyPtr>& strategies);
// All that is known of one strategy, its parameters included.
[[nodiscard]] std::string strategy_details(const LoadedStrategy& strategy);
// "depth = 4 (integer from 1 to 60; default 1) Plies to look ahead"
[[nodiscard]] std::string parameter_line(const ParameterInfo& parameter, const std::string& value);
// An array of objects, for scripts.
[[nodiscard]] std::string strategies_json(const std::vector<StrategyPtr>& strategies);

}  // namespace outflank::host
