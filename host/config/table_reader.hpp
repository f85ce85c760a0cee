#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "config/keys.hpp"
#include "config/mistake.hpp"
#include "config/nearest.hpp"
#include "config/shown_text.hpp"

namespace outflank::host::config {

// Stores entries of a file as a list of keys says. The keys are those of the whole file, or
// of a table in it that is named by the first `depth` parts of the paths.
template <typename Target>
class TableReader {
 public:
  TableReader(std::string file, std::vector<Key<Target>> keys,
              std::vector<OpenTable<Target>> open_tables, std::size_t depth = 0)
      : file_(std::move(file)),
        keys_(std::move(keys)),
        open_tables_(std::move(open_tables)),
        depth_(depth) {}

  // To be called in the order of the file, so that the first mistake is the one thrown.
  // Throws SettingsError. Precondition: the path is longer than `depth`.
  void read(Target& target, const Entry& entry) const {
    const auto path = below(entry.path);
    for (const auto& table : open_tables_) {
      if (table.name == path.front()) return table.read(target, entry);
    }
    if (path.size() == 1 && is_table(path[0])) {
      expect(std::holds_alternative<Table>(entry.value.data),
             "a table [" + key_name(entry.path) + "]", file_, entry.path, entry.value);
      return;
    }
    const auto* key = find_key(path);
    if (key == nullptr) {
      fail(file_, entry.value.line, entry.path, "unknown key" + hint(entry.path));
    }
    store(target, key->rule, entry);
  }

 private:
  [[nodiscard]] Path below(Path path) const { return path.subspan(depth_); }

  void store(Target& target, const Rule<Target>& rule, const Entry& entry) const {
    const auto& [path, value] = entry;
    const auto* list = std::get_if<List>(&value.data);
    if (rule.expected_item.empty() || (list == nullptr && rule.store_in_place_of_list)) {
      const auto& store = rule.expected_item.empty() ? rule.store : rule.store_in_place_of_list;
      expect(store(target, value), rule.expected, file_, path, value);
      return;
    }
    expect(list != nullptr, rule.expected, file_, path, value);
    for (const auto& item : *list) {
      expect(rule.store(target, item), rule.expected_item, file_, path, item);
    }
  }

  [[nodiscard]] bool is_table(std::string_view name) const {
    return std::any_of(keys_.begin(), keys_.end(),
                       [&](const auto& key) { return key.table == name; });
  }

  // The table a path is in; paths of one part are in none.
  [[nodiscard]] static std::string_view table_of(Path path) {
    return path.size() == 1 ? std::string_view() : std::string_view(path[0]);
  }

  [[nodiscard]] const Key<Target>* find_key(Path path) const {
    if (path.size() > 2) return nullptr;
    const auto found = std::find_if(keys_.begin(), keys_.end(), [&](const auto& key) {
      return key.table == table_of(path) && key.name == path.back();
    });
    return found == keys_.end() ? nullptr : &*found;
  }

  [[nodiscard]] std::string hint(Path whole) const {
    const auto path = below(whole);
    for (const auto& key : keys_) {
      if (key.name != path.back()) continue;
      auto table = std::vector<std::string>(whole.begin(),
                                            whole.end() - static_cast<std::ptrdiff_t>(path.size()));
      if (!key.table.empty()) table.emplace_back(key.table);
      return table.empty() ? "; it belongs above the first [table]"
                           : "; it belongs in [" + key_name(table) + "]";
    }
    return did_you_mean(path.back(), names_in(table_of(path)));
  }

  [[nodiscard]] std::vector<std::string> names_in(std::string_view table) const {
    std::vector<std::string> names;
    for (const auto& key : keys_) {
      if (key.table == table) {
        names.emplace_back(key.name);
      } else if (table.empty() && (names.empty() || names.back() != key.table)) {
        names.emplace_back(key.table);
      }
    }
    if (!table.empty()) return names;
    for (const auto& open : open_tables_) names.emplace_back(open.name);
    return names;
  }

  std::string file_;
  std::vector<Key<Target>> keys_;
  std::vector<OpenTable<Target>> open_tables_;
  std::size_t depth_;
};

}  // namespace outflank::host::config
