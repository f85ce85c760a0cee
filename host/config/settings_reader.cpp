#include <filesystem>
#include <string>
#include <string_view>

#include "config/parameter_entries.hpp"
#include "config/setting_keys.hpp"
#include "config/settings.hpp"
#include "config/source_text.hpp"
#include "config/table_reader.hpp"
#include "config/toml_entries.hpp"

namespace outflank::host {

Settings parse_settings(std::string_view toml, const std::string& file_name) {
  const config::TableReader<Settings> reader(
      file_name, config::setting_keys(),
      {{config::kParametersTable, [&](Settings& settings, const config::Entry& entry) {
          config::read_parameter(file_name, entry, settings.parameters);
        }}});
  Settings settings;
  for (const auto& entry : config::toml_entries(toml, file_name)) reader.read(settings, entry);
  const auto folder = std::filesystem::path(file_name).parent_path();
  for (auto& directory : settings.plugin_directories) directory = (folder / directory).string();
  return settings;
}

Settings read_settings(const std::filesystem::path& file) {
  return parse_settings(config::read_text(file), file.string());
}

}  // namespace outflank::host
