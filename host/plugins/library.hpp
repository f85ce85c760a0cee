#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "outflank/abi/outflank.h"

namespace outflank::host {

struct ParameterInfo {
  std::string name;
  std::string help;
  std::string default_value;
  std::uint32_t type = OUTFLANK_PARAMETER_TEXT;
  double minimum = 0;
  double maximum = 0;
  std::vector<std::string> choices;
};

// One strategy of a loaded file: its own words, checked and copied, and its
// tables, which are never null in a function that is there.
struct LoadedStrategy {
  std::filesystem::path file;
  std::string id;
  std::string name;
  std::string version;
  std::string summary;
  std::vector<int> board_sizes;
  std::vector<ParameterInfo> parameters;

  outflank_strategy table{};
  const outflank_strategy* handle = nullptr;  // what create and extension are given
  const outflank_parameters* parameter_table = nullptr;
  const outflank_state* state = nullptr;
  const outflank_evaluator* evaluator = nullptr;
  const outflank_analysis* analysis = nullptr;

  [[nodiscard]] bool plays(int board_size) const;
  // "parameters", "state", ...: the abilities that are there.
  [[nodiscard]] std::vector<std::string> abilities() const;
};

// Shares ownership of the library: the file stays loaded as long as anybody
// holds one of its strategies.
using StrategyPtr = std::shared_ptr<const LoadedStrategy>;

// Loads a private copy of a plugin file, so that the file may be replaced
// while this version is still in use, and checks all it says of itself.
// Throws PluginError naming the file and the reason.
[[nodiscard]] std::vector<StrategyPtr> load_library(const std::filesystem::path& file);

}  // namespace outflank::host
