#include "arena/resume_run.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

#include "arena/journal.hpp"
#include "arena/times.hpp"
#include "config/shown_text.hpp"

namespace outflank::host::arena {

namespace fs = std::filesystem;

namespace {

using Json = nlohmann::ordered_json;

std::string shown(const Json* value) {
  if (value == nullptr) return "nothing";
  return config::one_line(value->dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::optional<SettingDifference> difference(const std::string& key, const Json* before,
                                            const Json* now);

std::optional<SettingDifference> difference_in_list(const std::string& key, const Json& before,
                                                    const Json& now) {
  const auto entry = [](const Json& list, std::size_t i) {
    return i < list.size() ? &list[i] : nullptr;
  };
  for (std::size_t i = 0; i < std::max(before.size(), now.size()); ++i) {
    const auto name = key + "[" + std::to_string(i) + "]";
    if (auto found = difference(name, entry(before, i), entry(now, i))) return found;
  }
  return std::nullopt;
}

std::optional<SettingDifference> difference_in_object(const std::string& key, const Json& before,
                                                      const Json& now) {
  const auto entry = [](const Json& object, const std::string& name) {
    const auto found = object.find(name);
    return found == object.end() ? nullptr : &*found;
  };
  const auto prefix = key.empty() ? "" : key + ".";
  for (const auto& [name, value] : before.items()) {
    if (auto found = difference(prefix + name, &value, entry(now, name))) return found;
  }
  for (const auto& [name, value] : now.items()) {
    if (!before.contains(name)) return difference(prefix + name, nullptr, &value);
  }
  return std::nullopt;
}

std::optional<SettingDifference> difference(const std::string& key, const Json* before,
                                            const Json* now) {
  if (before != nullptr && now != nullptr) {
    if (*before == *now) return std::nullopt;
    if (before->is_array() && now->is_array()) return difference_in_list(key, *before, *now);
    if (before->is_object() && now->is_object()) {
      if (auto found = difference_in_object(key, *before, *now)) return found;
      return std::nullopt;  // another order of the same keys
    }
  }
  return SettingDifference{key, shown(before), shown(now)};
}

// What no setting was compared with any more, under the first name that is free.
void keep_settings(const fs::path& file) {
  auto kept = file;
  for (int i = 1; fs::exists(kept); ++i) {
    kept.replace_filename("settings-" + std::to_string(i) + ".json");
  }
  std::error_code error;
  fs::copy_file(file, kept, error);
  if (error) throw RunFolderError(kept.string() + ": cannot be written: " + error.message());
}

// Whether they differ and that is accepted.
bool settings_changed(ResumedRun& run, const std::string& text, ChangedSettings changed) {
  const auto& file = run.folder->files().settings;
  // Through the text, which replaced what is not UTF-8.
  const auto found = first_difference(read_run_settings(file), Json::parse(text));
  if (!found) return false;
  const auto what =
      file.string() + ": " + found->key + " was " + found->before + " and is now " + found->now;
  if (changed == ChangedSettings::refuse) {
    throw RunFolderError(what + "; use --force to go on anyway");
  }
  run.notes.push_back(what + "; going on anyway");
  return true;
}

void read_games(ResumedRun& run, const std::vector<std::string>& names, const GamesCheck& check) {
  const auto& file = run.folder->files().games;
  const auto text = read_run_file(file);
  auto journal = parse_journal(text, file.string(), names);
  run.games = std::move(journal.games);
  check(run.games, file.string());
  // From here on the folder is changed.
  if (!journal.torn) return;
  run.folder->cut_games(journal.whole_bytes);
  run.notes.push_back(file.string() + ": the last line was torn and is cut; game " +
                      std::to_string(run.games.size()) + " is played again");
}

void read_times(ResumedRun& run) {
  const auto& file = run.folder->files().times;
  if (!fs::exists(file)) return;
  const auto text = read_run_file(file);
  auto times = parse_times(text, file.string(), run.games.size());
  run.times = std::move(times.games);
  if (times.bytes < text.size()) run.folder->cut_times(times.bytes);
}

}  // namespace

std::optional<SettingDifference> first_difference(const Json& before, const Json& now) {
  return difference("", &before, &now);
}

ResumedRun resume_run(const fs::path& folder, const Json& settings, ChangedSettings changed,
                      const GamesCheck& check) {
  ResumedRun run;
  run.folder = std::make_unique<RunFolder>(folder);
  const auto& files = run.folder->files();
  if (!fs::exists(files.settings)) {
    if (fs::file_size(files.games) > 0) {
      throw RunFolderError(files.settings.string() +
                           ": is not there, so nobody knows how the games beside it were played; "
                           "name another folder");
    }
    write_run_file(files.settings, run_settings_text(settings));
    run.notes.push_back(folder.string() + ": holds no run yet; beginning one");
    return run;
  }
  const auto text = run_settings_text(settings);
  const bool settings_differ = settings_changed(run, text, changed);
  read_games(run, participant_names(settings, files.settings), check);
  read_times(run);
  if (settings_differ) {
    keep_settings(files.settings);
    write_run_file(files.settings, text);
  }
  // Of a run that was complete; this one is not, until it says so.
  std::error_code ignored;
  fs::remove(files.result, ignored);
  return run;
}

}  // namespace outflank::host::arena
