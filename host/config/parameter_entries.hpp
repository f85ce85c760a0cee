// Parameters of strategies in a file. Which there are is for the plugins to say.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "config/settings.hpp"
#include "config/toml_entries.hpp"

namespace outflank::host::config {

// The table that holds a table of parameters for each strategy.
inline constexpr std::string_view kParametersTable = "parameters";

// What the value of a parameter may be.
inline constexpr std::string_view kParameterValue =
    "true, false, a finite number or a line of text";

struct WrittenParameter {
  std::string text;
  ValueKind kind;
};
[[nodiscard]] std::optional<WrittenParameter> as_parameter(const Value& value);

// Takes the entries of [parameters] and of the tables in it. Throws SettingsError.
void read_parameter(const std::string& file, const Entry& entry,
                    std::vector<ParameterSetting>& parameters);

}  // namespace outflank::host::config
