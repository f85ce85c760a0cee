#include "arena/participant.hpp"

#include <array>

#include "arena/command_line.hpp"
#include "config/nearest.hpp"
#include "plugins/plugin_error.hpp"
#include "plugins/spec.hpp"

namespace outflank::host::arena {

namespace {

constexpr std::string_view kIsolated = "isolated:";
constexpr std::string_view kGtp = "gtp:";

// A kind with a slip in it reads like a strategy with parameters that are none.
std::string meant_kind(std::string_view text) {
  const std::array<std::string, 2> kinds{"isolated", "gtp"};
  const auto meant = nearest(text.substr(0, text.find(':')), kinds);
  return meant ? "; did you mean '" + *meant + ":'?" : "";
}

std::string checked_spec(std::string_view spec) {
  try {
    static_cast<void>(parse_spec(spec));
  } catch (const PluginError& error) {
    throw ParticipantError(error.what() + meant_kind(spec));
  }
  return std::string(spec);
}

}  // namespace

Participant parse_participant(std::string_view text) {
  Participant participant;
  participant.name = text;
  if (text.starts_with(kGtp)) {
    participant.kind = ParticipantKind::gtp;
    participant.command = split_command_line(text.substr(kGtp.size()));
    if (participant.command.empty() || participant.command[0].empty()) {
      throw ParticipantError("expected a command after 'gtp:', as in 'gtp:gtp-rhino -l 1'");
    }
    return participant;
  }
  auto spec = text;
  if (text.starts_with(kIsolated)) {
    participant.kind = ParticipantKind::isolated;
    spec.remove_prefix(kIsolated.size());
    if (spec.starts_with(kGtp)) {
      throw ParticipantError("a program has a process of its own anyway; type: " +
                             std::string(spec));
    }
  }
  if (spec.empty()) {
    throw ParticipantError(
        text.empty() ? "expected SPEC, isolated:SPEC or gtp:COMMAND, got nothing"
                     : "expected a strategy after 'isolated:', as in 'isolated:classic:depth=4'");
  }
  participant.spec = checked_spec(spec);
  return participant;
}

}  // namespace outflank::host::arena
