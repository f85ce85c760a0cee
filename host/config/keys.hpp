// What the keys of a TOML file may be, as data. Reading, messages and the tables in the
// README files of configs/ all follow from lists of these. `Target` is the struct that the
// values are stored in.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "config/toml_entries.hpp"
#include "config/value.hpp"

namespace outflank::host::config {

// What a key accepts, and where it goes.
template <typename Target>
struct Rule {
  std::string expected;  // `an integer from 0 to 9`
  // For a key that takes a list: what each item is. Empty: the key takes one value.
  std::string expected_item;
  // Stores a value, or one item of a list; false, and nothing changed, if it is
  // not what is expected.
  std::function<bool(Target&, const Value&)> store;
  // What is stored, as TOML; empty if that is nothing which could be written.
  std::function<std::string(const Target&)> text;
  // For a key of a list that also takes this instead; empty: it does not.
  std::function<bool(Target&, const Value&)> store_in_place_of_list = nullptr;
};

template <typename Target>
struct Key {
  std::string_view table;  // empty: the keys above the first [table]
  std::string_view name;
  Rule<Target> rule;
  std::string_view help;
};

// A table whose keys are not in the list, for they belong to plugins or are the user's own.
template <typename Target>
struct OpenTable {
  std::string_view name;
  // Takes every entry of the table, and first that of the table itself. Throws SettingsError.
  std::function<void(Target&, const Entry&)> read;
};

// `limits.depth`
template <typename Target>
[[nodiscard]] std::string full_name(const Key<Target>& key) {
  auto name = std::string(key.name);
  return key.table.empty() ? name : std::string(key.table) + "." + name;
}

// The keys as a Markdown table, with these defaults.
template <typename Target>
[[nodiscard]] std::string markdown_table(const std::vector<Key<Target>>& keys,
                                         const Target& defaults) {
  std::string table = "| Key | Value | Default | Meaning |\n|---|---|---|---|\n";
  for (const auto& key : keys) {
    const auto text = key.rule.text(defaults);
    table += "| `" + full_name(key) + "` | " + key.rule.expected + " | " +
             (text.empty() ? "" : "`" + text + "` ") + "| " + std::string(key.help) + " |\n";
  }
  return table;
}

}  // namespace outflank::host::config
