#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "arena/contestant.hpp"
#include "arena/participant.hpp"
#include "plugins/instance_factory.hpp"
#include "plugins/log.hpp"

namespace outflank::host::arena {

// What contestants are made with; shared by all workers, and outlives them.
struct Surroundings {
  InstanceFactory& factory;
  // Of a participant in this process: loaded once, so that all play with the same version.
  StrategyPtr strategy = nullptr;
  // Isolated strategies: our own program, and what it is started with so that it finds the
  // same plugins and parameters as we did (--plugin-dir, --set, --config).
  std::filesystem::path host_program;
  std::vector<std::string> host_arguments;
  // How long a child may take for an answer where it has no clock; it then counts as hung.
  // 0: without end.
  std::chrono::milliseconds patience{60'000};
  // Set to end what is being thought about. Each worker has its own.
  const std::atomic<bool>* stop = nullptr;
  Log log;
  // Of this participant, whoever plays for it; borrowed. Set once a child was ready for a game.
  // What goes wrong with its program before is its owner's mistake and a ParticipantError;
  // afterwards it loses by that. Null: each contestant remembers it for itself.
  std::atomic<bool>* proven = nullptr;
};

// One that plays under these limits. Throws ParticipantError or PluginError if there can be
// none, Forfeit if a program does not even start to speak, or did so before.
[[nodiscard]] std::unique_ptr<Contestant> make_contestant(const Participant& participant,
                                                          const PlayLimits& limits,
                                                          const Surroundings& surroundings);

// The kinds, each in a file of its own.
[[nodiscard]] std::unique_ptr<Contestant> make_strategy_contestant(
    const Participant& participant, const Surroundings& surroundings);
[[nodiscard]] std::unique_ptr<Contestant> make_gtp_contestant(const Participant& participant,
                                                              const PlayLimits& limits,
                                                              const Surroundings& surroundings);
[[nodiscard]] std::unique_ptr<Contestant> make_isolated_contestant(
    const Participant& participant, const PlayLimits& limits, const Surroundings& surroundings);

}  // namespace outflank::host::arena
