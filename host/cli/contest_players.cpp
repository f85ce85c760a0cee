#include "cli/contest_players.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "arena/file_fingerprint.hpp"
#include "cli/subcommand.hpp"
#include "cli/whole_number.hpp"
#include "plugins/parameter_check.hpp"
#include "plugins/spec.hpp"

namespace outflank::host {

namespace {

Settings host_settings(const arena::TournamentSettings& settings) {
  Settings result;
  result.plugin_directories = settings.plugin_directories;
  result.parameters = settings.parameters;
  return result;
}

std::vector<std::string> specs_of(const arena::TournamentSettings& settings) {
  std::vector<std::string> specs;
  for (const auto& player : settings.players) {
    if (player.kind != arena::ParticipantKind::gtp) specs.push_back(player.spec);
  }
  return specs;
}

// The value that a strategy plays with: its specification's, the user's, or its own.
std::string value_of(const ParameterInfo& parameter, const Spec& spec, const std::string& id,
                     const std::vector<ParameterSetting>& configured) {
  std::string value = parameter.default_value;
  for (const auto& setting : configured) {
    if (setting.strategy == id && setting.name == parameter.name) value = setting.value;
  }
  for (const auto& [name, text] : spec.parameters) {
    if (name == parameter.name) value = text;
  }
  return value;
}

}  // namespace

ContestPlayers::ContestPlayers(const arena::TournamentSettings& settings, const Log& log)
    : strategies_(host_settings(settings), log, specs_of(settings)) {
  for (const auto& player : settings.players) {
    look_at(player, settings.board_size, settings.parameters, log);
  }
}

void ContestPlayers::look_at(const arena::Participant& participant, int board_size,
                             const std::vector<ParameterSetting>& configured, const Log& log) {
  auto& player = players_.emplace_back();
  if (participant.kind == arena::ParticipantKind::gtp) return;
  const auto spec = parse_spec(participant.spec);
  player.strategy = strategies_.registry.resolve(spec);
  const auto& strategy = *player.strategy;
  if (!strategy.plays(board_size)) {
    const auto size = std::to_string(board_size);
    throw UsageError(participant.name + " does not play on " + size + "x" + size);
  }
  for (const auto& [name, value] : spec.parameters) {
    static_cast<void>(check_parameter(strategy, name, value));
  }
  add_file(player, strategy);
  for (const auto& parameter : strategy.parameters) {
    const auto value = value_of(parameter, spec, strategy.id, configured);
    if (parameter.name == "threads" && parameter.type == OUTFLANK_PARAMETER_INTEGER) {
      threads_ = std::max(threads_, whole_number<unsigned>(value).value_or(1));
    }
    // Text that names another strategy: its judgement may be asked for.
    if (parameter.type != OUTFLANK_PARAMETER_TEXT) continue;
    const auto named = value.substr(0, value.find(':'));
    for (const auto& other : strategies_.registry.strategies()) {
      if (other->id == named && other->id != strategy.id) add_file(player, *other);
    }
  }
  // One in a child process is never called in this one.
  if (participant.kind == arena::ParticipantKind::strategy) {
    auto environment = quiet_environment();
    environment.log = log;
    strategies_.factory.create(player.strategy, spec, environment)
        ->new_game(Position::start(board_size), 1);
  }
}

void ContestPlayers::add_file(Player& player, const LoadedStrategy& used) {
  player.files.push_back({used.id, used.version, arena::file_fingerprint(used.file)});
}

nlohmann::ordered_json ContestPlayers::files() const {
  auto all = nlohmann::ordered_json::array();
  for (const auto& player : players_) {
    auto& one = all.emplace_back(nlohmann::ordered_json::object());
    for (const auto& file : player.files) {
      one[file.id] = {{"version", file.version}, {"file", file.fingerprint}};
    }
  }
  return all;
}

std::vector<std::string> child_arguments(const arena::TournamentSettings& settings) {
  std::vector<std::string> arguments;
  for (const auto& directory : settings.plugin_directories) {
    arguments.insert(arguments.end(), {"--plugin-dir", directory});
  }
  for (const auto& parameter : settings.parameters) {
    arguments.insert(arguments.end(),
                     {"--set", parameter.strategy + "." + parameter.name + "=" + parameter.value});
  }
  return arguments;
}

}  // namespace outflank::host
