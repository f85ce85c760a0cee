#include "plugins/registry.hpp"

#include <algorithm>
#include <system_error>

#include "config/nearest.hpp"
#include "plugins/plugin_error.hpp"

namespace outflank::host {

namespace fs = std::filesystem;

namespace {

std::string list_of_ids(const std::vector<StrategyPtr>& strategies) {
  std::string result;
  for (const auto& strategy : strategies) {
    if (!result.empty()) result += ", ";
    result += strategy->id;
  }
  return result;
}

}  // namespace

Registry::Registry(std::vector<fs::path> directories, Log log)
    : directories_(std::move(directories)), log_(std::move(log)) {
  const std::scoped_lock lock(mutex_);
  scan();
}

void Registry::scan() {
  for (const auto& directory : directories_) scan_directory(directory);
}

void Registry::scan_directory(const fs::path& directory) {
  std::error_code error;
  std::vector<fs::path> files;
  for (fs::directory_iterator entry(directory, error), end; !error && entry != end;
       entry.increment(error)) {
    if (entry->path().extension() == ".so") files.push_back(entry->path());
  }
  if (error && error != std::errc::no_such_file_or_directory) {
    log_(LogLevel::warning, directory.string() + ": " + error.message());
  }
  std::sort(files.begin(), files.end());
  for (const auto& file : files) {
    const auto time = fs::last_write_time(file, error);
    const auto [seen, is_new] = seen_.try_emplace(file, time);
    if (!is_new && seen->second == time) continue;
    seen->second = time;
    add_file(file);
  }
}

void Registry::add_file(const fs::path& file) {
  try {
    for (const auto& strategy : load_library(file)) {
      const auto [known, is_new] = by_id_.try_emplace(strategy->id, strategy);
      if (is_new || known->second->file == strategy->file) continue;
      log_(LogLevel::warning, file.string() + ": strategy " + strategy->id +
                                  " is passed over, it was already found in " +
                                  known->second->file.string());
    }
  } catch (const PluginError& error) {
    log_(LogLevel::warning, error.what());
  }
}

std::vector<StrategyPtr> Registry::strategies() const {
  const std::scoped_lock lock(mutex_);
  std::vector<StrategyPtr> result;
  for (const auto& [id, strategy] : by_id_) result.push_back(strategy);
  return result;
}

StrategyPtr Registry::find(std::string_view id) const {
  const auto found = by_id_.find(id);
  return found == by_id_.end() ? nullptr : found->second;
}

StrategyPtr Registry::resolve(const Spec& spec) {
  if (!spec.path.empty()) return resolve_path(spec);
  const std::scoped_lock lock(mutex_);
  if (auto strategy = find(spec.id)) return strategy;
  scan();
  if (auto strategy = find(spec.id)) return strategy;
  fail_unknown(spec.id);
}

void Registry::fail_unknown(std::string_view id) const {
  std::vector<std::string> ids;
  for (const auto& [known, strategy] : by_id_) ids.push_back(known);
  throw UnknownStrategy("unknown strategy: " + std::string(id) + did_you_mean(id, ids));
}

StrategyPtr Registry::resolve_path(const Spec& spec) {
  const auto strategies = load_library(spec.path);
  if (spec.id.empty() && strategies.size() > 1) {
    throw PluginError(spec.path + ": holds " + list_of_ids(strategies) + "; choose one with " +
                      spec.path + "@ID");
  }
  for (const auto& strategy : strategies) {
    if (spec.id.empty() || strategy->id == spec.id) return strategy;
  }
  throw PluginError(spec.path + ": holds no strategy " + spec.id + ", only " +
                    list_of_ids(strategies));
}

void Registry::adopt(StrategyPtr strategy) {
  const std::scoped_lock lock(mutex_);
  by_id_[strategy->id] = std::move(strategy);
}

std::vector<StrategyPtr> Registry::load_again(std::string_view id) const {
  fs::path file;
  {
    const std::scoped_lock lock(mutex_);
    const auto known = find(id);
    if (known == nullptr) fail_unknown(id);
    file = known->file;
  }
  auto strategies = load_library(file);
  if (std::ranges::none_of(strategies, [&](const auto& one) { return one->id == id; })) {
    throw PluginError(file.string() + ": no longer holds strategy " + std::string(id) + ", only " +
                      list_of_ids(strategies));
  }
  return strategies;
}

std::vector<StrategyPtr> Registry::replace(const std::vector<StrategyPtr>& strategies) {
  const std::scoped_lock lock(mutex_);
  std::vector<StrategyPtr> previous;
  for (const auto& strategy : strategies) {
    auto& known = by_id_[strategy->id];
    if (known != nullptr && known->file != strategy->file) continue;
    if (known != nullptr) previous.push_back(known);
    known = strategy;
  }
  return previous;
}

void Registry::undo_replace(const std::vector<StrategyPtr>& strategies,
                            const std::vector<StrategyPtr>& previous) {
  const std::scoped_lock lock(mutex_);
  for (const auto& strategy : strategies) {
    const auto known = by_id_.find(strategy->id);
    if (known != by_id_.end() && known->second == strategy) by_id_.erase(known);
  }
  for (const auto& strategy : previous) by_id_[strategy->id] = strategy;
}

}  // namespace outflank::host
