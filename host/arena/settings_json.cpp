#include "arena/settings_json.hpp"

#include <nlohmann/json.hpp>

#include "arena/limits_text.hpp"

namespace outflank::host::arena {

namespace {

std::string_view kind_name(ParticipantKind kind) {
  switch (kind) {
    case ParticipantKind::strategy:
      return "strategy";
    case ParticipantKind::isolated:
      return "isolated";
    case ParticipantKind::gtp:
      break;
  }
  return "gtp";
}

}  // namespace

void to_json(nlohmann::ordered_json& json, const PlayLimits& limits) {
  json = nlohmann::ordered_json::object();
  if (const auto time = time_control_text(limits); !time.empty()) json["time"] = time;
  if (limits.move_ns > 0) json["move_time"] = seconds_text(limits.move_ns);
  if (limits.nodes > 0) json["nodes"] = limits.nodes;
  if (limits.depth > 0) json["depth"] = limits.depth;
}

void to_json(nlohmann::ordered_json& json, const Participant& participant) {
  json = nlohmann::ordered_json::object();
  json["name"] = participant.name;
  json["kind"] = kind_name(participant.kind);
  if (participant.kind == ParticipantKind::gtp) {
    json["command"] = participant.command;
  } else {
    json["strategy"] = participant.spec;
  }
  if (!participant.folder.empty()) json["folder"] = participant.folder.string();
  // A list, for the order counts where a name is set twice.
  for (const auto& [name, value] : participant.environment) {
    json["environment"].push_back(name + "=" + value);
  }
  if (participant.limits) json["limits"] = *participant.limits;
  if (participant.memory_bytes > 0) json["memory_bytes"] = participant.memory_bytes;
  if (participant.restart) json["restart"] = true;
}

}  // namespace outflank::host::arena
