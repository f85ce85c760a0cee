// The keys a settings file may have. Reading, messages and the table in
// configs/README.md all follow from this list.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "config/settings.hpp"
#include "config/value.hpp"

namespace outflank::host::config {

// What a key accepts, and where it goes.
struct Rule {
  std::string expected;  // `an integer from 0 to 9`
  // For a key that takes a list: what each item is. Empty: the key takes one value.
  std::string expected_item;
  // Stores a value, or one item of a list; false, and nothing changed, if it is
  // not what is expected.
  std::function<bool(Settings&, const Value&)> store;
  // What is stored, as TOML.
  std::function<std::string(const Settings&)> text;
};

struct SettingKey {
  std::string_view table;  // empty: the keys above the first [table]
  std::string_view name;
  Rule rule;
  std::string_view help;
};

// The table that holds a table of parameters for each strategy. Its keys belong
// to the plugins, so they are not in the list.
inline constexpr std::string_view kParametersTable = "parameters";

[[nodiscard]] std::vector<SettingKey> setting_keys();

// `limits.depth`
[[nodiscard]] std::string full_name(const SettingKey& key);

}  // namespace outflank::host::config
