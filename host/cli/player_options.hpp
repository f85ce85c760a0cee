#pragma once

#include <boost/program_options/options_description.hpp>
#include <boost/program_options/variables_map.hpp>
#include <string_view>

#include "config/settings.hpp"
#include "plugins/instance_factory.hpp"
#include "plugins/registry.hpp"

namespace outflank::host {

// The options that every subcommand with strategies in it has.
void add_plugin_options(boost::program_options::options_description& options);
// --set and --seed, for one that names its strategy in a way of its own.
void add_parameter_options(boost::program_options::options_description& options);
// Those of one that asks a strategy something: --strategy and the same.
void add_strategy_options(boost::program_options::options_description& options,
                          std::string_view fallback = kDefaultStrategy);
// Those of one that lets a strategy play games: all these and the size of the board.
void add_player_options(boost::program_options::options_description& options);

// The configuration file, if there is one, and over it what the command line says.
[[nodiscard]] Settings settings_from(const boost::program_options::variables_map& values);

// All plugins on the search path; problems go to the log.
[[nodiscard]] Registry make_registry(const Settings& settings, Log log);

// All of them, and the means to make players of them.
struct Strategies {
  // Throws PluginError if the strategy or a parameter of the settings is none.
  Strategies(const Settings& settings, const Log& log);

  Registry registry;
  InstanceFactory factory;
};

}  // namespace outflank::host
