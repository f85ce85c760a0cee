// Takes the input for a tournament's file: either it can be played, or the message says why not.

#include "arena/tournament_settings.hpp"

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>

#include "arena/limits_text.hpp"
#include "arena/settings_json.hpp"
#include "checked_settings.hpp"
#include "outflank/rules/bitboard.hpp"
#include "plugins/spec.hpp"

namespace {

using namespace outflank::host;
using namespace outflank::host::arena;
using outflank::fuzz::require;

void check(const PlayLimits& limits) {
  if (const auto text = time_control_text(limits); !text.empty()) {
    const auto time = parse_time_control(text);
    require(time.main_ns == limits.main_ns && time.increment_ns == limits.increment_ns);
  }
  if (limits.move_ns != 0) require(parse_move_time(seconds_text(limits.move_ns)) == limits.move_ns);
  require(!limits_text(limits).empty());
}

void check(const Participant& player) {
  require(!player.name.empty() && outflank::fuzz::is_one_line(player.name));
  if (player.kind == ParticipantKind::gtp) {
    require(player.spec.empty() && !player.command.empty() && !player.command.front().empty());
  } else {
    require(player.command.empty());
    static_cast<void>(parse_spec(player.spec));
  }
  if (player.kind == ParticipantKind::strategy) {
    require(player.environment.empty() && player.memory_bytes == 0 && !player.restart);
  }
  for (const auto& [name, value] : player.environment) {
    require(!name.empty() && name.find('=') == name.npos && outflank::fuzz::is_one_line(value));
  }
  if (player.limits) check(*player.limits);
  // Refuses what is not UTF-8.
  require(!nlohmann::ordered_json(player).dump().empty());
}

void check(const TournamentSettings& settings) {
  require(settings.games >= 2 && settings.games % 2 == 0);
  require(!settings.openings.empty());
  require(outflank::is_board_size(settings.board_size));
  check(settings.limits);
  outflank::fuzz::check_places(settings.plugin_directories, settings.parameters);
  std::set<std::string> names;
  for (const auto& player : settings.players) {
    check(player);
    require(names.insert(player.name).second, "one name for two players");
  }
  if (settings.players.size() < 2) return;
  const auto schedule = schedule_of(settings);
  require(schedule.games() == settings.games * schedule.pairings().size());
  const auto last = schedule.task(schedule.games() - 1);
  require(last.black < settings.players.size() && last.white < settings.players.size());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto& file = outflank::fuzz::kFileName;
  outflank::fuzz::check_file(data, size, [&](std::string_view toml) {
    check(parse_players(toml, file));
    const auto settings = parse_tournament(toml, file);
    require(settings.players.size() >= 2);
  });
  return 0;
}
