#pragma once

#include <boost/program_options/options_description.hpp>
#include <boost/program_options/variables_map.hpp>
#include <string>
#include <vector>

#include "arena/play_limits.hpp"
#include "cli/contest.hpp"

namespace outflank::host {

// --jobs, --out, --resume, --force, --patience, --json: how a match or a tournament is run.
void add_contest_options(boost::program_options::options_description& options);
// Throws UsageError. `subcommand` and the arguments are what was typed.
[[nodiscard]] ContestOptions contest_options_from(
    const boost::program_options::variables_map& values, const std::string& subcommand,
    const std::vector<std::string>& arguments);

// --time, --move-time, --nodes, --depth: what a side may spend.
void add_limit_options(boost::program_options::options_description& options);
// Throws UsageError.
[[nodiscard]] arena::PlayLimits limits_from(const boost::program_options::variables_map& values);

// --games: how many, since every opening is played twice an even number. Throws UsageError.
[[nodiscard]] std::uint64_t games_from(const boost::program_options::variables_map& values);

}  // namespace outflank::host
