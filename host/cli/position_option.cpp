#include "cli/position_option.hpp"

#include "cli/subcommand.hpp"
#include "outflank/rules/notation.hpp"

namespace outflank::host {

namespace po = boost::program_options;

void add_position_options(po::options_description& options) {
  options.add_options()("size", po::value<int>()->value_name("N"),
                        "board size: 4, 6 or 8 (default: 8)");
  options.add_options()("position", po::value<std::string>()->value_name("\"BOARD X\""),
                        "from this position: X black, O white, - empty, row by row from a1, "
                        "then the side to move");
}

Position parse_position_option(const std::string& text) {
  try {
    return parse_position(text);
  } catch (const NotationError& error) {
    throw UsageError(std::string("--") + error.what());
  }
}

Position position_from(const po::variables_map& values) {
  if (values.count("position") > 0) {
    if (values.count("size") > 0) throw UsageError("--position says the size already: drop --size");
    return parse_position_option(values["position"].as<std::string>());
  }
  const int size = values.count("size") > 0 ? values["size"].as<int>() : 8;
  if (!is_board_size(size)) {
    throw UsageError("--size: expected 4, 6 or 8, got " + std::to_string(size));
  }
  return Position::start(size);
}

}  // namespace outflank::host
