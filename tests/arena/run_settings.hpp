#pragma once

#include <nlohmann/json.hpp>

#include "random_records.hpp"

namespace outflank::test {

// Of a run between all of kNames.
[[nodiscard]] inline nlohmann::ordered_json run_settings() {
  nlohmann::ordered_json settings{
      {"version", "0.1.0"}, {"seed", "1"}, {"limits", {{"nodes", 100}, {"depth", 4}}}};
  auto& participants = settings["participants"] = nlohmann::ordered_json::array();
  for (const auto& name : kNames) participants.push_back({{"name", name}, {"hash", "0123"}});
  return settings;
}

}  // namespace outflank::test
