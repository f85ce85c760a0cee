// What a user writes about a tournament in a TOML file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "arena/participant.hpp"
#include "arena/play_limits.hpp"
#include "arena/schedule.hpp"
#include "config/keys.hpp"
#include "config/settings.hpp"

namespace outflank::host::arena {

enum class TournamentKind : std::uint8_t {
  round_robin,  // everybody against everybody
  gauntlet,     // the first against each of the others
};

struct TournamentSettings {
  TournamentKind kind = TournamentKind::round_robin;
  std::uint64_t games = 100;          // of each pairing; even
  std::string openings = "balanced";  // as OpeningsRequest::source; a file's path is resolved
  std::uint64_t seed = 1;
  int board_size = 8;
  unsigned adjudicate_empties = 0;  // 0: games are played to their end
  PlayLimits limits;                // of all who have none of their own
  std::vector<std::string> plugin_directories;
  std::vector<ParameterSetting> parameters;  // in the order of the file
  std::vector<Participant> players;          // in the order of the file; no name twice

  bool operator==(const TournamentSettings&) const = default;
};

// The defaults, changed as the file says; two players at least. Relative folders, and programs,
// plugins and openings that are named by a path, start at the folder of the file. Throws
// SettingsError for the first mistake: `x.toml:4: players.rhino.comand: unknown key; ...`.
[[nodiscard]] TournamentSettings read_tournament(const std::filesystem::path& file);
// The same for text that came from a file of this name, which need not exist.
[[nodiscard]] TournamentSettings parse_tournament(std::string_view toml,
                                                  const std::string& file_name);

// The same of a file that need not have two players but one, for those who choose among them.
[[nodiscard]] TournamentSettings read_players(const std::filesystem::path& file);
[[nodiscard]] TournamentSettings parse_players(std::string_view toml, const std::string& file_name);

// Which games are played.
[[nodiscard]] Schedule schedule_of(const TournamentSettings& settings);

// The keys of such a file.
[[nodiscard]] std::vector<config::Key<TournamentSettings>> tournament_keys();

// These, and those of a [players.NAME] in it, as the Markdown tables of
// configs/tournaments/README.md.
[[nodiscard]] std::string tournament_table();
[[nodiscard]] std::string player_table();

}  // namespace outflank::host::arena
