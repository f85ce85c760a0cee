#include <iostream>

#include "cli/option_reader.hpp"
#include "cli/player_options.hpp"
#include "cli/stderr_log.hpp"
#include "cli/subcommand.hpp"
#include "plugins/listing.hpp"

namespace outflank::host {

namespace po = boost::program_options;

int run_plugins(const std::vector<std::string>& arguments) {
  OptionReader reader{
      .usage = "plugins [SPEC] [OPTIONS]",
      .explanation =
          "Lists every strategy found, with version, board sizes, abilities and\n"
          "file. With SPEC, the id of one or a path to a plugin file: describes it,\n"
          "with its parameters."};
  add_plugin_options(reader.options);
  reader.options.add_options()("json", "for scripts: an array of objects");
  reader.hidden.add_options()("spec", po::value<std::string>());
  reader.positions.add("spec", 1);
  const auto values = reader.read(arguments);
  if (!values) return kExitSuccess;

  auto registry = make_registry(settings_from(*values), stderr_log(LogLevel::warning));
  const bool json = values->count("json") > 0;
  if (values->count("spec") > 0) {
    const auto strategy = registry.resolve(parse_spec((*values)["spec"].as<std::string>()));
    std::cout << (json ? strategies_json({strategy}) : strategy_details(*strategy));
  } else {
    const auto strategies = registry.strategies();
    std::cout << (json ? strategies_json(strategies) : strategy_table(strategies));
  }
  return kExitSuccess;
}

}  // namespace outflank::host
