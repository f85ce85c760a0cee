#include "cli/subcommand.hpp"

#include "config/nearest.hpp"

namespace outflank::host {

namespace {

constexpr std::array kSubcommands{
    Subcommand{"gtp", "play for a referee or a board: GTP on standard input and output", run_gtp},
    Subcommand{"move", "answer one position with one move, as courses ask for it", run_move},
    Subcommand{"match", "let two players play each other many times", run_match},
    Subcommand{"tournament", "let many players play each other, as a file says", run_tournament},
    Subcommand{"plugins", "list the strategies found, or describe one", run_plugins},
    Subcommand{"perft", "count the ways a game can go on", run_perft},
    Subcommand{"solve", "the exact value of positions near the end", run_solve},
    Subcommand{"nodes", "count the nodes of a search to given depths", run_nodes},
    Subcommand{"bench", "the signature and the speed of a search", run_bench},
    Subcommand{"openings", "make openings for matches, or list those there are", run_openings},
    Subcommand{"replay", "show a game of a match or tournament, move by move", run_replay},
    Subcommand{"export", "the games of a match or tournament, for other programs", run_export},
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
  const auto meant = did_you_mean(name, names);
  throw UsageError("unknown subcommand: " + std::string(name) +
                   (meant.empty() ? "; outflank help lists them" : meant));
}

}  // namespace outflank::host
