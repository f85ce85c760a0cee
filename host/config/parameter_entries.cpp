#include "config/parameter_entries.hpp"

#include <cmath>
#include <cstdint>
#include <utility>
#include <variant>

#include "config/mistake.hpp"
#include "config/shown_text.hpp"

namespace outflank::host::config {

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

void read_parameter(const std::string& file, const Entry& entry,
                    std::vector<ParameterSetting>& parameters) {
  const auto& [path, value] = entry;
  if (path.size() < 3) {
    const auto example =
        "[parameters." + (path.size() == 1 ? "squares" : key_name(Path(path).subspan(1))) + "]";
    expect(std::holds_alternative<Table>(value.data), "a table such as " + example, file, path,
           value);
    return;
  }
  auto parameter = as_parameter(value);
  expect(parameter.has_value(), std::string(kParameterValue), file, path, value);
  parameters.push_back({.strategy = path[1],
                        .name = path[2],
                        .value = std::move(parameter->text),
                        .kind = parameter->kind,
                        .origin = {.file = file, .line = value.line}});
}

}  // namespace outflank::host::config
