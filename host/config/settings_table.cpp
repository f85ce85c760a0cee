#include "config/settings_table.hpp"

#include "config/setting_keys.hpp"

namespace outflank::host {

std::string settings_table() { return config::markdown_table(config::setting_keys(), Settings{}); }

}  // namespace outflank::host
