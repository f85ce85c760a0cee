#include "arena/tournament_settings.hpp"

#include "arena/game_play.hpp"
#include "arena/limit_keys.hpp"
#include "arena/openings.hpp"
#include "arena/participant_of_table.hpp"
#include "arena/player_table.hpp"
#include "config/parameter_entries.hpp"
#include "config/shared_keys.hpp"
#include "config/source_text.hpp"
#include "config/table_reader.hpp"

namespace outflank::host::arena {

namespace {

namespace fs = std::filesystem;
using config::Entry;

constexpr std::int64_t kMostGames = 1'000'000'000;

void resolve_paths(TournamentSettings& settings, const fs::path& folder) {
  for (auto& directory : settings.plugin_directories) directory = (folder / directory).string();
  if (is_openings_file(settings.openings)) {
    settings.openings = (folder / settings.openings).string();
  }
}

TournamentSettings parse(std::string_view toml, const std::string& file_name,
                         std::size_t fewest_players) {
  const PlayerTables player_tables(file_name);
  std::vector<PlayerTable> players;
  const config::TableReader<TournamentSettings> reader(
      file_name, tournament_keys(),
      {{config::kParametersTable,
        [&](TournamentSettings& settings, const Entry& entry) {
          config::read_parameter(file_name, entry, settings.parameters);
        }},
       {"players",
        [&](TournamentSettings&, const Entry& entry) { player_tables.read(entry, players); }}});
  TournamentSettings settings;
  for (const auto& entry : config::toml_entries(toml, file_name)) reader.read(settings, entry);
  if (players.size() < fewest_players) {
    throw SettingsError(
        file_name + ": expected " + (fewest_players == 1 ? "a player" : "two players or more") +
        ", each in a table such as [players.classic], got " + std::to_string(players.size()));
  }
  for (const auto& player : players) settings.players.push_back(participant_of(player, file_name));
  resolve_paths(settings, fs::path(file_name).parent_path());
  return settings;
}

}  // namespace

std::vector<config::Key<TournamentSettings>> tournament_keys() {
  using Target = TournamentSettings;
  std::vector<config::Key<Target>> keys = {
      {"", "kind",
       config::word_of<Target, TournamentKind>(
           {{"round_robin", TournamentKind::round_robin}, {"gauntlet", TournamentKind::gauntlet}},
           [](auto& t) -> auto& { return t.kind; }),
       "Everybody against everybody, or the first player against each of the others"},
      {"", "games",
       config::even_integer<Target>(
           2, kMostGames, [](auto& t) -> auto& { return t.games; }),
       "Games of each pairing, two for each opening"},
      {"", "openings",
       config::text<Target>(
           "openings such as \"balanced\", \"random:8\" or \"games.txt\"",
           [](auto& t) -> auto& { return t.openings; }),
       "Where games begin, written as for --openings; a file starts at the folder of this one"},
      config::seed_key<Target>(),
      config::board_size_key<Target>(),
      {"", "adjudicate_empties",
       config::integer<Target>(
           0, kMostAdjudicatedEmpties, [](auto& t) -> auto& { return t.adjudicate_empties; }),
       "From so many empty squares on the exact solver ends the game; 0 is never"},
  };
  for (auto& key : limit_keys<Target>([](auto& t) -> auto& { return t.limits; })) {
    keys.push_back(std::move(key));
  }
  keys.push_back(config::plugin_directories_key<Target>());
  return keys;
}

TournamentSettings parse_tournament(std::string_view toml, const std::string& file_name) {
  return parse(toml, file_name, 2);
}

TournamentSettings read_tournament(const fs::path& file) {
  return parse_tournament(config::read_text(file), file.string());
}

TournamentSettings parse_players(std::string_view toml, const std::string& file_name) {
  return parse(toml, file_name, 1);
}

TournamentSettings read_players(const fs::path& file) {
  return parse_players(config::read_text(file), file.string());
}

Schedule schedule_of(const TournamentSettings& settings) {
  const auto players = static_cast<unsigned>(settings.players.size());
  auto pairings =
      settings.kind == TournamentKind::gauntlet ? gauntlet(players) : round_robin(players);
  return {std::move(pairings), settings.games / 2, settings.seed};
}

std::string tournament_table() {
  return config::markdown_table(tournament_keys(), TournamentSettings{});
}

std::string player_table() { return config::markdown_table(player_keys(), PlayerTable{}); }

}  // namespace outflank::host::arena
