#include "cli/player_options.hpp"

#include <cstdlib>

#include "cli/subcommand.hpp"
#include "cli/whole_number.hpp"
#include "outflank/rules/bitboard.hpp"
#include "plugins/search_path.hpp"

namespace outflank::host {

namespace po = boost::program_options;
using Texts = std::vector<std::string>;

namespace {

std::uint64_t seed_from(const std::string& text) {
  const auto seed = whole_number<std::uint64_t>(text);
  if (!seed) {
    throw UsageError("--seed: expected an integer from 0 to 18446744073709551615, got " + text);
  }
  return *seed;
}

}  // namespace

void add_plugin_options(po::options_description& options) {
  options.add_options()("plugin-dir", po::value<Texts>()->value_name("DIR"),
                        "look for plugins here first (may be repeated); then in the folders of the "
                        "configuration file and of OUTFLANK_PLUGIN_PATH, then in the program's "
                        "own");
  options.add_options()("config", po::value<std::string>()->value_name("FILE.toml"),
                        "read settings from a file");
}

void add_parameter_options(po::options_description& options) {
  options.add_options()("set", po::value<Texts>()->value_name("ID.KEY=VALUE"),
                        "set a parameter of a strategy, whenever that strategy is used (may be "
                        "repeated)");
  options.add_options()("seed", po::value<std::string>()->value_name("N"),
                        "seed of the first game; later games' seeds follow from it (default: 1)");
}

void add_strategy_options(po::options_description& options, std::string_view fallback) {
  const auto who =
      "who plays: ID[:key=value,...], or a path with a slash in it to a plugin file (default: " +
      std::string(fallback) + ")";
  options.add_options()("strategy", po::value<std::string>()->value_name("SPEC"), who.c_str());
  add_parameter_options(options);
}

void add_player_options(po::options_description& options) {
  add_strategy_options(options);
  options.add_options()("size", po::value<int>()->value_name("N"),
                        "board size: 4, 6 or 8 (default: 8)");
}

Settings settings_from(const po::variables_map& values) {
  Settings settings;
  if (values.count("config") > 0) settings = read_settings(values["config"].as<std::string>());
  if (values.count("strategy") > 0) settings.strategy = values["strategy"].as<std::string>();
  if (values.count("seed") > 0) settings.seed = seed_from(values["seed"].as<std::string>());
  if (values.count("size") > 0) settings.board_size = values["size"].as<int>();
  if (!is_board_size(settings.board_size)) {
    throw UsageError("--size: expected 4, 6 or 8, got " + std::to_string(settings.board_size));
  }
  if (values.count("plugin-dir") > 0) {
    const auto& named = values["plugin-dir"].as<Texts>();
    settings.plugin_directories.insert(settings.plugin_directories.begin(), named.begin(),
                                       named.end());
  }
  if (values.count("set") > 0) {
    for (const auto& text : values["set"].as<Texts>()) {
      try {
        settings.parameters.push_back(parse_set_option(text));
      } catch (const SettingsError& error) {
        throw UsageError(error.what());
      }
    }
  }
  return settings;
}

Registry make_registry(const Settings& settings, Log log) {
  const char* variable = std::getenv("OUTFLANK_PLUGIN_PATH");
  return {plugin_search_path(settings.plugin_directories,
                             variable == nullptr ? std::nullopt : std::optional(variable),
                             executable_path()),
          std::move(log)};
}

namespace {

// A strategy named by its file must be known before parameters for it are checked.
Registry& with_named_file(Registry& registry, const Settings& settings) {
  if (const auto spec = parse_spec(settings.strategy); !spec.path.empty()) {
    registry.adopt(registry.resolve(spec));
  }
  return registry;
}

}  // namespace

Strategies::Strategies(const Settings& settings, const Log& log)
    : registry(make_registry(settings, log)),
      factory(with_named_file(registry, settings), settings.parameters) {}

}  // namespace outflank::host
