#include "arena/recorded_run.hpp"

#include <nlohmann/json.hpp>

#include "arena/journal.hpp"
#include "arena/run_files.hpp"

namespace outflank::host::arena {

RecordedRun read_run(const std::filesystem::path& folder) {
  const RunFiles files(folder);
  if (!std::filesystem::exists(files.settings)) {
    throw RunFolderError(folder.string() +
                         ": holds no run; expected a folder that match or tournament wrote with "
                         "--out");
  }
  RecordedRun run;
  run.names = participant_names(read_run_settings(files.settings), files.settings);
  run.games = parse_journal(read_run_file(files.games), files.games.string(), run.names).games;
  return run;
}

}  // namespace outflank::host::arena
