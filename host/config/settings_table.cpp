#include "config/settings_table.hpp"

#include "config/setting_keys.hpp"

namespace outflank::host {

std::string settings_table() {
  const Settings defaults;
  std::string table = "| Key | Value | Default | Meaning |\n|---|---|---|---|\n";
  for (const auto& key : config::setting_keys()) {
    table += "| `" + config::full_name(key) + "` | " + key.rule.expected + " | `" +
             key.rule.text(defaults) + "` | " + std::string(key.help) + " |\n";
  }
  return table;
}

}  // namespace outflank::host
