#pragma once

#include <filesystem>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
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

// Goes on with what is in the folder, so that the journal becomes what it would be had the
// run not been interrupted; begins a run if there is none. What was torn is cut. Settings
// that are accepted take the place of those before, which are kept as settings-N.json.
// Throws RunFolderError or JournalError. The caller compares games with its schedule: see
// check_journal.
[[nodiscard]] ResumedRun resume_run(const std::filesystem::path& folder,
                                    const nlohmann::ordered_json& settings,
                                    ChangedSettings changed = ChangedSettings::refuse);

}  // namespace outflank::host::arena
