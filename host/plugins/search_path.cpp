#include "plugins/search_path.hpp"

#include <algorithm>
#include <boost/dll/runtime_symbol_info.hpp>
#include <sstream>

#include "plugins/plugin_error.hpp"

namespace outflank::host {

namespace fs = std::filesystem;

namespace {

void add(std::vector<fs::path>& path, const fs::path& directory) {
  auto absolute = fs::weakly_canonical(fs::absolute(directory));
  if (std::ranges::find(path, absolute) == path.end()) path.push_back(std::move(absolute));
}

}  // namespace

std::vector<fs::path> plugin_search_path(const std::vector<std::string>& named,
                                         const std::optional<std::string>& environment_variable,
                                         const fs::path& executable) {
  std::vector<fs::path> path;
  for (const auto& directory : named) {
    if (!fs::is_directory(directory)) {
      throw PluginError("plugin folder '" + directory + "': no such folder");
    }
    add(path, directory);
  }
  std::istringstream entries(environment_variable.value_or(""));
  for (std::string entry; std::getline(entries, entry, ':');) {
    if (!entry.empty()) add(path, entry);
  }
  const auto folder = executable.parent_path();
  add(path, folder / "plugins");
  add(path, folder / OUTFLANK_PLUGINS_FROM_BIN);
  return path;
}

fs::path executable_path() { return boost::dll::program_location(); }

}  // namespace outflank::host
