#include "cli/subcommand.hpp"

#include <array>

#include "config/nearest.hpp"

namespace outflank::host {

namespace {

constexpr std::array kSubcommands{
    Subcommand{"gtp", "play for a referee or a board: GTP on standard input and output", run_gtp},
    Subcommand{"plugins", "list the strategies found, or describe one", run_plugins},
    Subcommand{"perft", "count the ways a game can go on", run_perft},
    Subcommand{"help", "explain a subcommand, or the protocol", run_help},
};

}  // namespace

std::span<const Subcommand> subcommands() { return kSubcommands; }

const Subcommand& find_subcommand(std::string_view name) {
  std::vector<std::string> names;
  for (const auto& subcommand : kSubcommands) {
    if (subcommand.name == name) return subcommand;
    names.emplace_back(subcommand.name);
  }
  throw UsageError("unknown subcommand: " + std::string(name) + did_you_mean(name, names));
}

}  // namespace outflank::host
