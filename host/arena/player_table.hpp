// [players.NAME]: a participant in a file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arena/participant.hpp"
#include "arena/play_limits.hpp"
#include "config/keys.hpp"
#include "config/table_reader.hpp"

namespace outflank::host::arena {

// As written, each key by itself.
struct PlayerTable {
  std::string name;
  std::string strategy;
  std::vector<std::pair<std::string, std::string>> parameters;
  bool isolated = false;
  std::vector<std::string> command;
  std::string command_line;  // the same as one text
  std::string folder;
  std::vector<std::pair<std::string, std::string>> environment;
  PlayLimits limits;
  std::uint64_t memory_megabytes = 0;
  bool restart = false;
  // Of all that is set, by the path below the table: "strategy", "parameters.depth"; "": its own.
  std::map<std::string, int, std::less<>> lines;
};

[[nodiscard]] std::vector<config::Key<PlayerTable>> player_keys();

// More than these play no tournament.
inline constexpr std::size_t kMostPlayers = 1000;

// Takes the entries of [players] and of all in it, in the order of the file.
class PlayerTables {
 public:
  explicit PlayerTables(std::string file);
  // Makes a table of each new name. Throws SettingsError.
  void read(const config::Entry& entry, std::vector<PlayerTable>& players) const;

 private:
  std::string file_;
  config::TableReader<PlayerTable> reader_;
};

}  // namespace outflank::host::arena
