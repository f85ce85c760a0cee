#include "cli/subcommand.hpp"

#include "config/nearest.hpp"

namespace outflank::host {

namespace {

constexpr std::array kSubcommands{
    Subcommand{"gtp", "play for a referee or a board: GTP on standard input and output", run_gtp},
    Subcommand{"move", "answer one position with one move, as courses ask for it", run_move},
    Subcommand{"plugins", "list the strategies found, or describe one", run_plugins},
    Subcommand{"perft", "count the ways a game can go on", run_perft},
    Subcommand{"solve", "the exact value of positions near the end", run_solve},
    Subcommand{"nodes", "count the nodes of a search to given depths", run_nodes},
    Subcommand{"bench", "the signature and the speed of a search", run_bench},
    Subcommand{"help", "explain a subcommand, or the protocol", run_help},
};

// Installed beside the executable, see CMakeLists.txt.
constexpr std::array kAliases{Alias{"outflank-umu", {"move", "--as", "umu"}}};

}  // namespace

std::span<const Subcommand> subcommands() { return kSubcommands; }
std::span<const Alias> aliases() { return kAliases; }

const Subcommand& find_subcommand(std::string_view name) {
  std::vector<std::string> names;
  for (const auto& subcommand : kSubcommands) {
    if (subcommand.name == name) return subcommand;
    names.emplace_back(subcommand.name);
  }
  throw UsageError("unknown subcommand: " + std::string(name) + did_you_mean(name, names));
}

}  // namespace outflank::host
