#include "arena/run_files.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <system_error>

#include "arena/append_file.hpp"

namespace outflank::host::arena {

namespace fs = std::filesystem;

std::string read_run_file(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) throw RunFolderError(file.string() + ": cannot be read: " + std::strerror(errno));
  std::string text{std::istreambuf_iterator<char>(in), {}};
  if (in.bad()) throw RunFolderError(file.string() + ": cannot be read");
  return text;
}

void write_run_file(const fs::path& file, std::string_view text) {
  const fs::path partial = file.string() + ".partial";
  std::error_code error;
  fs::remove(partial, error);
  try {
    AppendFile out(partial);
    out.append(text);
    out.sync();
  } catch (...) {
    fs::remove(partial, error);
    throw;
  }
  fs::rename(partial, file, error);
  if (error) throw RunFolderError(file.string() + ": cannot be written: " + error.message());
  sync_folder(file.parent_path());
}

nlohmann::ordered_json read_run_settings(const fs::path& file) {
  try {
    return nlohmann::ordered_json::parse(read_run_file(file));
  } catch (const nlohmann::json::exception&) {
    throw RunFolderError(file.string() + ": is not JSON; it was changed since the run began");
  }
}

std::string run_settings_text(const nlohmann::ordered_json& settings) {
  return settings.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

std::vector<std::string> participant_names(const nlohmann::ordered_json& settings,
                                           const fs::path& file) {
  std::vector<std::string> names;
  try {
    for (const auto& participant : settings.at("participants")) {
      names.push_back(participant.at("name").get<std::string>());
    }
  } catch (const nlohmann::json::exception&) {
    throw RunFolderError(file.string() + ": expected participants, a list of objects with a name");
  }
  return names;
}

}  // namespace outflank::host::arena
