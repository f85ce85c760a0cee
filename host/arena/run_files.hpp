// The folder of a run, and how its files are called:
//
//   settings.json  what was asked for, resolved: all that decides how the games go
//   games.jsonl    the journal, a line a game in schedule order; only ever grows
//   times.jsonl    what a clock says, a line a game; only where one is read
//   result.json    the summary; there when the run is complete
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace outflank::host::arena {

// The message names the folder or the file, and says what to do.
class RunFolderError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct RunFiles {
  explicit RunFiles(const std::filesystem::path& folder)
      : settings(folder / "settings.json"),
        games(folder / "games.jsonl"),
        times(folder / "times.jsonl"),
        result(folder / "result.json") {}

  std::filesystem::path settings;
  std::filesystem::path games;
  std::filesystem::path times;
  std::filesystem::path result;
};

// These throw RunFolderError.

[[nodiscard]] std::string read_run_file(const std::filesystem::path& file);
// All of it or nothing: under another name first, then renamed.
void write_run_file(const std::filesystem::path& file, std::string_view text);

// Settings are an object. Beside what else there is it must hold
// "participants": [{"name": ..., ...}, ...], in the order of their numbers.
[[nodiscard]] nlohmann::ordered_json read_run_settings(const std::filesystem::path& file);
// As files hold it: indented, what is not UTF-8 replaced.
[[nodiscard]] std::string run_settings_text(const nlohmann::ordered_json& settings);
[[nodiscard]] std::vector<std::string> participant_names(const nlohmann::ordered_json& settings,
                                                         const std::filesystem::path& file);

}  // namespace outflank::host::arena
