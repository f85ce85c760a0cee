#pragma once

#include <boost/program_options/options_description.hpp>
#include <boost/program_options/variables_map.hpp>

#include "config/settings.hpp"
#include "plugins/registry.hpp"

namespace outflank::host {

// The options that every subcommand with strategies in it has.
void add_plugin_options(boost::program_options::options_description& options);
// Those of one that lets a strategy play.
void add_player_options(boost::program_options::options_description& options);

// The configuration file, if there is one, and over it what the command line says.
[[nodiscard]] Settings settings_from(const boost::program_options::variables_map& values);

// All plugins on the search path; problems go to the log.
[[nodiscard]] Registry make_registry(const Settings& settings, Log log);

}  // namespace outflank::host
