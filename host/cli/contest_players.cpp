#include "cli/contest_players.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "arena/file_fingerprint.hpp"
#include "cli/subcommand.hpp"
#include "cli/whole_number.hpp"

namespace outflank::host {

namespace {

Settings host_settings(const arena::TournamentSettings& settings) {
  Settings result;
  result.plugin_directories = settings.plugin_directories;
  result.parameters = settings.parameters;
  for (const auto& player : settings.players) {
    // Known by its file, so that parameters for it can be checked.
    if (player.spec.find('/') != std::string::npos) result.strategy = player.spec;
  }
  return result;
}

unsigned threads_of(Instance& instance) {
  const auto& declared = instance.strategy().parameters;
  const bool counts_them = std::ranges::any_of(declared, [](const ParameterInfo& parameter) {
    return parameter.name == "threads" && parameter.type == OUTFLANK_PARAMETER_INTEGER;
  });
  if (!counts_them) return 1;
  return std::max(1U, whole_number<unsigned>(instance.parameter("threads")).value_or(1));
}

}  // namespace

ContestPlayers::ContestPlayers(const arena::TournamentSettings& settings, const Log& log)
    : strategies_(host_settings(settings), log) {
  for (const auto& player : settings.players) look_at(player, settings.board_size, log);
}

void ContestPlayers::look_at(const arena::Participant& participant, int board_size,
                             const Log& log) {
  auto& files = files_.emplace_back();
  if (participant.kind == arena::ParticipantKind::gtp) return;
  auto environment = quiet_environment();
  environment.log = log;
  const auto instance = strategies_.factory.create(participant.spec, environment);
  const auto& strategy = instance->strategy();
  if (!strategy.plays(board_size)) {
    const auto size = std::to_string(board_size);
    throw UsageError(participant.name + " does not play on " + size + "x" + size);
  }
  // Now it opens the evaluators it asks for.
  instance->new_game(Position::start(board_size), 1);
  threads_ = std::max(threads_, threads_of(*instance));
  const auto add = [&files](const LoadedStrategy& used) {
    files.push_back({used.id, used.version, arena::file_fingerprint(used.file)});
  };
  add(strategy);
  for (const auto& other : strategies_.registry.strategies()) {
    if (other->id != strategy.id && instance->consults(other->id)) add(*other);
  }
}

nlohmann::ordered_json ContestPlayers::files() const {
  auto all = nlohmann::ordered_json::array();
  for (const auto& used : files_) {
    auto& one = all.emplace_back(nlohmann::ordered_json::object());
    for (const auto& file : used) {
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
