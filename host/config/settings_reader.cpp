#include <algorithm>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "config/nearest.hpp"
#include "config/setting_keys.hpp"
#include "config/settings.hpp"
#include "config/shown_text.hpp"
#include "config/source_text.hpp"
#include "config/toml_entries.hpp"

namespace outflank::host {

namespace config {
namespace {

using Path = std::span<const std::string>;

struct WrittenParameter {
  std::string text;
  ValueKind kind;
};

std::optional<WrittenParameter> as_parameter(const Value& value) {
  if (const auto* boolean = std::get_if<bool>(&value.data)) {
    return WrittenParameter{*boolean ? "true" : "false", ValueKind::boolean};
  }
  if (const auto* integer = std::get_if<std::int64_t>(&value.data)) {
    return WrittenParameter{std::to_string(*integer), ValueKind::integer};
  }
  if (const auto* real = std::get_if<double>(&value.data);
      real != nullptr && std::isfinite(*real)) {
    return WrittenParameter{number_text(*real), ValueKind::real};
  }
  if (const auto* text = std::get_if<std::string>(&value.data); text != nullptr && is_line(*text)) {
    return WrittenParameter{*text, ValueKind::text};
  }
  return std::nullopt;
}

// Goes through a file in its order, so that the first mistake is the one thrown.
class Reader {
 public:
  explicit Reader(std::string file) : file_(std::move(file)) {}

  Settings read(std::span<const Entry> entries) {
    for (const auto& entry : entries) {
      if (entry.path.front() == kParametersTable) {
        read_parameter(entry);
      } else {
        read_setting(entry);
      }
    }
    return std::move(settings_);
  }

 private:
  [[noreturn]] void fail(int line, Path path, const std::string& sentence) const {
    throw SettingsError(location({.file = file_, .line = line}) + ": " + key_name(path) + ": " +
                        sentence);
  }

  void expect(bool good, const std::string& expected, Path path, const Value& value) const {
    if (!good) fail(value.line, path, "expected " + expected + ", got " + shown(value));
  }

  void read_parameter(const Entry& entry) {
    const auto& [path, value] = entry;
    if (path.size() < 3) {
      const auto example =
          "[parameters." + (path.size() == 1 ? "squares" : key_name(Path(path).subspan(1))) + "]";
      expect(std::holds_alternative<Table>(value.data), "a table such as " + example, path, value);
      return;
    }
    auto parameter = as_parameter(value);
    expect(parameter.has_value(), "true, false, a finite number or a line of text", path, value);
    settings_.parameters.push_back({.strategy = path[1],
                                    .name = path[2],
                                    .value = std::move(parameter->text),
                                    .kind = parameter->kind,
                                    .origin = {.file = file_, .line = value.line}});
  }

  void read_setting(const Entry& entry) {
    const auto& [path, value] = entry;
    if (path.size() == 1 && is_table(path[0])) {
      expect(std::holds_alternative<Table>(value.data), "a table [" + path[0] + "]", path, value);
      return;
    }
    const auto* key = find_key(path);
    if (key == nullptr) fail(value.line, path, "unknown key" + hint(path));
    store(*key, path, value);
  }

  void store(const SettingKey& key, Path path, const Value& value) {
    const auto& rule = key.rule;
    if (rule.expected_item.empty()) {
      expect(rule.store(settings_, value), rule.expected, path, value);
      return;
    }
    const auto* list = std::get_if<List>(&value.data);
    expect(list != nullptr, rule.expected, path, value);
    for (const auto& item : *list) {
      expect(rule.store(settings_, item), rule.expected_item, path, item);
    }
  }

  [[nodiscard]] bool is_table(std::string_view name) const {
    return std::any_of(keys_.begin(), keys_.end(), [name](const SettingKey& key) {
      return !key.table.empty() && key.table == name;
    });
  }

  [[nodiscard]] static std::string_view table_of(Path path) {
    return path.size() == 1 ? std::string_view() : std::string_view(path[0]);
  }

  [[nodiscard]] const SettingKey* find_key(Path path) const {
    if (path.size() > 2) return nullptr;
    const auto found = std::find_if(keys_.begin(), keys_.end(), [&](const SettingKey& key) {
      return key.table == table_of(path) && key.name == path.back();
    });
    return found == keys_.end() ? nullptr : &*found;
  }

  [[nodiscard]] std::string hint(Path path) const {
    for (const auto& key : keys_) {
      if (key.name != path.back()) continue;
      return key.table.empty() ? "; it belongs above the first [table]"
                               : "; it belongs in [" + std::string(key.table) + "]";
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
    if (table.empty()) names.emplace_back(kParametersTable);
    return names;
  }

  std::string file_;
  std::vector<SettingKey> keys_ = setting_keys();
  Settings settings_;
};

}  // namespace
}  // namespace config

Settings parse_settings(std::string_view toml, const std::string& file_name) {
  auto settings = config::Reader(file_name).read(config::toml_entries(toml, file_name));
  const auto folder = std::filesystem::path(file_name).parent_path();
  for (auto& directory : settings.plugin_directories) directory = (folder / directory).string();
  return settings;
}

Settings read_settings(const std::filesystem::path& file) {
  return parse_settings(config::read_text(file), file.string());
}

}  // namespace outflank::host
