#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "arena/tournament_settings.hpp"
#include "cli/player_options.hpp"
#include "plugins/log.hpp"

namespace outflank::host {

// Those who take part in a match or a tournament, looked at before the first game: that there
// is such a strategy, that it takes its parameters, and that it plays on such a board.
class ContestPlayers {
 public:
  // Throws UsageError or PluginError.
  ContestPlayers(const arena::TournamentSettings& settings, const Log& log);

  [[nodiscard]] InstanceFactory& factory() { return strategies_.factory; }
  // The most threads that one of them says it uses; at least 1.
  [[nodiscard]] unsigned threads() const { return threads_; }
  // With which plugin files, by their contents, a strategy plays: its own, and those whose
  // evaluations it asks for. An object for each participant; empty for a program.
  [[nodiscard]] nlohmann::ordered_json files() const;

 private:
  struct UsedFile {
    std::string id;
    std::string version;
    std::string fingerprint;
  };

  void look_at(const arena::Participant& participant, int board_size, const Log& log);

  Strategies strategies_;
  unsigned threads_ = 1;
  std::vector<std::vector<UsedFile>> files_;  // by participant
};

// What a strategy in a child process is started with, so that it finds the same plugins and
// parameters.
[[nodiscard]] std::vector<std::string> child_arguments(const arena::TournamentSettings& settings);

}  // namespace outflank::host
