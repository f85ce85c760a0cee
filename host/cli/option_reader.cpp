#include "cli/option_reader.hpp"

#include <boost/program_options/parsers.hpp>
#include <iostream>

#include "cli/subcommand.hpp"

namespace outflank::host {

namespace po = boost::program_options;

std::optional<po::variables_map> OptionReader::read(const std::vector<std::string>& arguments) {
  options.add_options()("help,h", "show this text");
  po::options_description all;
  all.add(options).add(hidden);
  po::variables_map values;
  try {
    // No guessing: an abbreviation that works today would change its meaning
    // with the next option.
    const auto style = po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;
    po::store(
        po::command_line_parser(arguments).options(all).positional(positions).style(style).run(),
        values);
    if (values.count("help") > 0) {
      std::cout << "Usage: outflank " << usage << "\n\n" << explanation << "\n\n" << options;
      return std::nullopt;
    }
    po::notify(values);
  } catch (const po::error& error) {
    throw UsageError(std::string(error.what()) + "\nUsage: outflank " + usage);
  }
  return values;
}

}  // namespace outflank::host
