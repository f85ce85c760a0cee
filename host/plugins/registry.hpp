#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "plugins/library.hpp"
#include "plugins/log.hpp"
#include "plugins/spec.hpp"

namespace outflank::host {

// Every strategy the host knows, by id. Safe to use from several threads.
class Registry {
 public:
  // Loads the plugins of these folders, in order; of two files with one id the
  // first wins. What cannot be loaded is logged, with file and reason, and
  // passed over.
  Registry(std::vector<std::filesystem::path> directories, Log log);

  // Sorted by id.
  [[nodiscard]] std::vector<StrategyPtr> strategies() const;

  // Finds an id, or loads a path; an unknown id is looked for in the folders
  // once more, since its file may be new. Throws PluginError.
  [[nodiscard]] StrategyPtr resolve(const Spec& spec);
  // From here on the id means this one: it was named by its file, and works.
  void adopt(StrategyPtr strategy);

  // The strategies of the file behind an id, loaded again; nothing is changed
  // until they are handed to replace. Throws PluginError.
  [[nodiscard]] std::vector<StrategyPtr> load_again(std::string_view id) const;
  // Returns what they took the place of.
  [[nodiscard]] std::vector<StrategyPtr> replace(const std::vector<StrategyPtr>& strategies);
  // Takes that back.
  void undo_replace(const std::vector<StrategyPtr>& strategies,
                    const std::vector<StrategyPtr>& previous);

  [[nodiscard]] const std::vector<std::filesystem::path>& directories() const {
    return directories_;
  }

 private:
  void scan();
  void scan_directory(const std::filesystem::path& directory);
  void add_file(const std::filesystem::path& file);
  [[nodiscard]] StrategyPtr find(std::string_view id) const;
  [[noreturn]] void fail_unknown(std::string_view id) const;
  [[nodiscard]] static StrategyPtr resolve_path(const Spec& spec);

  std::vector<std::filesystem::path> directories_;
  Log log_;
  mutable std::mutex mutex_;
  std::map<std::string, StrategyPtr, std::less<>> by_id_;
  // Files seen by a scan, with the time they were last written: a file is
  // loaded, and complained about, once.
  std::map<std::filesystem::path, std::filesystem::file_time_type> seen_;
};

}  // namespace outflank::host
