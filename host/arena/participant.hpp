#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arena/play_limits.hpp"

namespace outflank::host::arena {

// The message says what to type instead.
class ParticipantError : public std::invalid_argument {
 public:
  using std::invalid_argument::invalid_argument;
};

enum class ParticipantKind {
  strategy,  // in this process
  isolated,  // the same in a child process: our own host, speaking GTP to us
  gtp,       // any program that speaks GTP
};

// Who takes part, as a user names it.
struct Participant {
  std::string name;  // in tables; what was typed, if nobody gave it one
  ParticipantKind kind = ParticipantKind::strategy;
  std::string spec;                                              // of a strategy
  std::vector<std::string> command;                              // of a program
  std::filesystem::path folder;                                  // it starts in; empty: here
  std::vector<std::pair<std::string, std::string>> environment;  // put over ours
  std::optional<PlayLimits> limits;  // its own, instead of those of the match
  std::uint64_t memory_bytes = 0;    // of a child process; 0: no limit
  bool restart = false;              // a child process for each game

  bool operator==(const Participant&) const = default;
};

// SPEC, isolated:SPEC, or gtp:COMMAND with its arguments, in which quotes and backslashes
// mean what they do in a shell. Throws ParticipantError.
[[nodiscard]] Participant parse_participant(std::string_view text);

}  // namespace outflank::host::arena
