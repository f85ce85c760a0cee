#pragma once

#include <atomic>
#include <filesystem>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "arena/append_file.hpp"
#include "arena/run_files.hpp"

namespace outflank::host::arena {

// A run's folder while it is written to; nobody else can write to it as long as this lives.
// Made by begin_run, or by resume_run. All throw RunFolderError.
class RunFolder {
 public:
  // Makes the folder if it is not there. Throws if somebody else holds it.
  explicit RunFolder(const std::filesystem::path& folder);

  // Whole lines, of the games and of their times, either may be empty. When it returns they
  // are on the file system, and may be reported. The caller keeps calls apart.
  void append(std::string_view games, std::string_view times);
  // On the disk. May be called while another thread appends.
  void sync();
  // The run is complete: this sums it up.
  void finish(const nlohmann::ordered_json& result);

  // Drops what lies behind so many bytes of the files.
  void cut_games(std::uint64_t bytes) { games_.cut(bytes); }
  void cut_times(std::uint64_t bytes);

  [[nodiscard]] const RunFiles& files() const { return files_; }

 private:
  void open_times();

  RunFiles files_;
  AppendFile games_;  // locked
  // Opened by the constructor if it is there, else by the first time that is written, while
  // another thread may sync.
  std::unique_ptr<AppendFile> times_owner_;
  std::atomic<AppendFile*> times_ = nullptr;
};

// A new run; its settings as read_run_settings describes them. Throws RunFolderError if the
// folder holds one already.
[[nodiscard]] std::unique_ptr<RunFolder> begin_run(const std::filesystem::path& folder,
                                                   const nlohmann::ordered_json& settings);

}  // namespace outflank::host::arena
