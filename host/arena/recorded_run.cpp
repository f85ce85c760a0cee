#include "arena/recorded_run.hpp"

#include <nlohmann/json.hpp>

#include "arena/journal.hpp"
#include "arena/run_files.hpp"
#include "arena/times.hpp"

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
  if (std::filesystem::exists(files.times)) {
    const auto text = read_run_file(files.times);
    run.times = parse_times(text, files.times.string(), run.games.size()).games;
  }
  return run;
}

}  // namespace outflank::host::arena
