#pragma once

#include <boost/program_options/options_description.hpp>
#include <boost/program_options/positional_options.hpp>
#include <boost/program_options/variables_map.hpp>
#include <optional>
#include <string>
#include <vector>

namespace outflank::host {

// The options of one subcommand and the text that explains them.
struct OptionReader {
  std::string usage;        // "perft DEPTH [OPTIONS]"
  std::string explanation;  // what it does, a few lines
  boost::program_options::options_description options{"Options"};
  // Named by position; not shown in the help.
  boost::program_options::options_description hidden{};
  boost::program_options::positional_options_description positions{};

  // Nothing if --help was asked for and has been answered on standard output.
  // Throws UsageError.
  [[nodiscard]] std::optional<boost::program_options::variables_map> read(
      const std::vector<std::string>& arguments);
};

}  // namespace outflank::host
