#include "arena/run_folder.hpp"

#include <nlohmann/json.hpp>
#include <system_error>

namespace outflank::host::arena {

namespace fs = std::filesystem;

namespace {

const fs::path& made(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (!fs::is_directory(folder)) {
    throw RunFolderError(folder.string() +
                         ": cannot be made a folder: " + (error ? error.message() : "File exists"));
  }
  return folder;
}

}  // namespace

RunFolder::RunFolder(const fs::path& folder) : files_(made(folder)), games_(files_.games) {
  if (!games_.try_lock()) {
    throw RunFolderError(
        folder.string() +
        ": another run is writing to it; wait for its end, or name another folder");
  }
  if (fs::exists(files_.times)) open_times();
}

void RunFolder::append(std::string_view games, std::string_view times) {
  games_.append(games);
  if (times.empty()) return;
  if (times_.load() == nullptr) open_times();
  times_.load()->append(times);
}

void RunFolder::open_times() {
  times_owner_ = std::make_unique<AppendFile>(files_.times);
  times_.store(times_owner_.get());
}

void RunFolder::sync() {
  games_.sync();
  if (auto* times = times_.load()) times->sync();
}

void RunFolder::finish(const nlohmann::ordered_json& result) {
  sync();
  write_run_file(files_.result, run_settings_text(result));
}

void RunFolder::cut_times(std::uint64_t bytes) {
  if (auto* times = times_.load()) times->cut(bytes);
}

std::unique_ptr<RunFolder> begin_run(const fs::path& folder,
                                     const nlohmann::ordered_json& settings) {
  auto run = std::make_unique<RunFolder>(folder);
  const auto& files = run->files();
  if (fs::exists(files.settings) || fs::file_size(files.games) > 0) {
    throw RunFolderError(folder.string() +
                         ": holds a run already; add --resume, or name another folder");
  }
  write_run_file(files.settings, run_settings_text(settings));
  return run;
}

}  // namespace outflank::host::arena
