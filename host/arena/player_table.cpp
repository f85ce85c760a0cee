#include "arena/player_table.hpp"

#include <algorithm>
#include <optional>
#include <variant>

#include "arena/limit_keys.hpp"
#include "config/mistake.hpp"
#include "config/parameter_entries.hpp"
#include "config/rules.hpp"
#include "config/shown_text.hpp"

namespace outflank::host::arena {

namespace {

using config::Entry;
using config::Path;
using config::Value;
using Pairs = std::vector<std::pair<std::string, std::string>>;

// The parts of the path that name a player's table: players, and the name.
constexpr std::size_t kDepth = 2;
constexpr std::int64_t kMostMegabytes = 1 << 20;

config::Rule<PlayerTable> command_rule() {
  return {.expected = "a command such as [\"gtp-rhino\", \"-l\", \"1\"] or \"gtp-rhino -l 1\"",
          .expected_item = "a line of text such as \"gtp-rhino\"",
          .store =
              [](PlayerTable& player, const Value& item) {
                const auto* text = std::get_if<std::string>(&item.data);
                if (text == nullptr || !config::is_line(*text)) return false;
                player.command.push_back(*text);
                return true;
              },
          .text = [](const PlayerTable&) { return std::string(); },
          .store_in_place_of_list =
              [](PlayerTable& player, const Value& value) {
                const auto* text = config::as_word(value);
                if (text == nullptr) return false;
                player.command_line = *text;
                return true;
              }};
}

// Names that `NAME=VALUE` can hold, in a strategy as in an environment.
bool is_parameter_name(std::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-';
  });
}

bool is_variable_name(std::string_view name) {
  return !name.empty() && config::is_line(std::string(name)) && name.find('=') == name.npos;
}

bool is_player_name(const std::string& name) {
  constexpr std::size_t kLongest = 60;
  return !name.empty() && name.size() <= kLongest &&
         std::all_of(name.begin(), name.end(),
                     [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != 0x7F; });
}

// One level of names and values that are not ours.
struct FreeTable {
  std::string_view name;
  std::string_view example;
  bool (*is_name)(std::string_view);
  std::string_view expected_name;
  Pairs PlayerTable::*member;
};

config::OpenTable<PlayerTable> open_table(const std::string& file, const FreeTable& free) {
  return {free.name, [file, free](PlayerTable& player, const Entry& entry) {
            const auto& [path, value] = entry;
            if (path.size() == kDepth + 1) {
              config::expect(std::holds_alternative<config::Table>(value.data),
                             "a table such as " + std::string(free.example), file, path, value);
              return;
            }
            if (!free.is_name(path.back())) {
              config::fail(file, value.line, path, "expected " + std::string(free.expected_name));
            }
            auto written = config::as_parameter(value);
            config::expect(written.has_value(), std::string(config::kParameterValue), file, path,
                           value);
            (player.*free.member).emplace_back(path.back(), std::move(written->text));
          }};
}

std::vector<config::OpenTable<PlayerTable>> open_tables(const std::string& file) {
  return {open_table(file, {.name = config::kParametersTable,
                            .example = "{ depth = 3 }",
                            .is_name = is_parameter_name,
                            .expected_name = "a name of letters, digits, _ and -",
                            .member = &PlayerTable::parameters}),
          open_table(file, {.name = "environment",
                            .example = "{ NAME = \"value\" }",
                            .is_name = is_variable_name,
                            .expected_name = "a name of a variable, without =",
                            .member = &PlayerTable::environment})};
}

// `limits.depth` of players.rhino.limits.depth.
std::string name_below(Path path) {
  std::string name;
  for (const auto& part : path.subspan(kDepth)) name += (name.empty() ? "" : ".") + part;
  return name;
}

}  // namespace

std::vector<config::Key<PlayerTable>> player_keys() {
  using config::text, config::truth;
  using Keys = std::vector<config::Key<PlayerTable>>;
  Keys keys = {
      {"", "strategy",
       text<PlayerTable>(
           "a strategy such as \"classic:depth=3\"",
           [](auto& player) -> auto& { return player.strategy; }),
       "A strategy of ours: ID[:key=value,...], or a path with a slash in it to a plugin"},
      {"", "isolated", truth<PlayerTable>([](auto& player) -> auto& { return player.isolated; }),
       "The strategy plays in a process of its own"},
      {"", "command", command_rule(),
       "A program that speaks GTP; its arguments in a list, or as a shell would take them"},
      {"", "folder",
       text<PlayerTable>(
           "a folder such as \"engines\"", [](auto& player) -> auto& { return player.folder; }),
       "Where the program starts; a relative one starts at the folder of the file"},
      {"", "restart", truth<PlayerTable>([](auto& player) -> auto& { return player.restart; }),
       "A new process for each game"},
      {"", "memory_megabytes",
       config::integer<PlayerTable>(
           0, kMostMegabytes, [](auto& player) -> auto& { return player.memory_megabytes; }),
       "What the process and all it starts may hold in memory; 0 is no limit"},
  };
  for (auto& key : limit_keys<PlayerTable>([](auto& player) -> auto& { return player.limits; })) {
    keys.push_back(std::move(key));
  }
  return keys;
}

PlayerTables::PlayerTables(std::string file)
    : file_(std::move(file)), reader_(file_, player_keys(), open_tables(file_), kDepth) {}

void PlayerTables::read(const Entry& entry, std::vector<PlayerTable>& players) const {
  const auto& [path, value] = entry;
  const bool is_table = std::holds_alternative<config::Table>(value.data);
  if (path.size() < kDepth) {
    config::expect(is_table, "a table such as [players.classic]", file_, path, value);
    return;
  }
  const auto& name = path[1];
  auto player = std::find_if(players.begin(), players.end(),
                             [&](const PlayerTable& table) { return table.name == name; });
  if (player == players.end()) {
    if (!is_player_name(name)) {
      config::fail(file_, value.line, path,
                   "expected a name of 1 to 60 bytes without control characters");
    }
    if (players.size() == kMostPlayers) {
      config::fail(file_, value.line, path,
                   "expected at most " + std::to_string(kMostPlayers) + " players");
    }
    player = players.emplace(players.end());
    player->name = name;
  }
  player->lines.emplace(name_below(path), value.line);
  if (path.size() == kDepth) {
    config::expect(is_table, "a table such as [" + config::key_name(path) + "]", file_, path,
                   value);
    return;
  }
  reader_.read(*player, entry);
}

}  // namespace outflank::host::arena
