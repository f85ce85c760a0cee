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
  // Loaded once; nothing for a program.
  [[nodiscard]] StrategyPtr strategy(unsigned participant) const {
    return players_[participant].strategy;
  }
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

  struct Player {
    StrategyPtr strategy;
    std::vector<UsedFile> files;
  };

  void look_at(const arena::Participant& participant, int board_size,
               const std::vector<ParameterSetting>& configured, const Log& log);
  static void add_file(Player& player, const LoadedStrategy& used);

  Strategies strategies_;
  unsigned threads_ = 1;
  std::vector<Player> players_;
};

// What a strategy in a child process is started with, so that it finds the same plugins and
// parameters.
[[nodiscard]] std::vector<std::string> child_arguments(const arena::TournamentSettings& settings);

}  // namespace outflank::host
