#pragma once

#include <boost/program_options/options_description.hpp>
#include <boost/program_options/variables_map.hpp>

#include "outflank/rules/position.hpp"

namespace outflank::host {

// --position "BOARD X" and --size N, for a subcommand that is about one position.
void add_position_options(boost::program_options::options_description& options);
// The one that was given, or the start on a board of the size given, which is 8 if
// none is. Throws UsageError.
[[nodiscard]] Position position_from(const boost::program_options::variables_map& values);

// A position as it is written behind --position. Throws UsageError.
[[nodiscard]] Position parse_position_option(const std::string& text);

}  // namespace outflank::host
