#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "arena/game_record.hpp"
#include "arena/run_folder.hpp"

namespace outflank::host::arena {

// What a setting was and is, as JSON, shortened; "nothing" where there was none.
struct SettingDifference {
  std::string key;  // participants[1].name
  std::string before;
  std::string now;
};

// The first one in the order of the settings before.
[[nodiscard]] std::optional<SettingDifference> first_difference(
    const nlohmann::ordered_json& before, const nlohmann::ordered_json& now);

struct ResumedRun {
  std::unique_ptr<RunFolder> folder;
  std::vector<GameRecord> games;   // those that need not be played again
  std::vector<GameTimes> times;    // of these games; not all need have any
  std::vector<std::string> notes;  // for the user: what was repaired or overruled
};

enum class ChangedSettings { refuse, accept };

// Compares the games of the journal, whose name follows, with what is to be played: see
// check_journal.
using GamesCheck =
    std::function<void(std::span<const GameRecord> games, const std::string& file_name)>;

// Goes on with what is in the folder, so that the journal becomes what it would be had the
// run not been interrupted; begins a run if there is none. What was torn is cut. Settings
// that are accepted take the place of those before, which are kept as settings-N.json.
// Throws RunFolderError or JournalError, or what the check throws, and then nothing was
// changed.
[[nodiscard]] ResumedRun resume_run(
    const std::filesystem::path& folder, const nlohmann::ordered_json& settings,
    ChangedSettings changed = ChangedSettings::refuse,
    const GamesCheck& check = [](std::span<const GameRecord>, const std::string&) {});

}  // namespace outflank::host::arena
