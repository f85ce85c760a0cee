#include "plugins/parameter_check.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "config/nearest.hpp"
#include "outflank/plugin/parameters.hpp"
#include "plugins/plugin_error.hpp"

namespace outflank::host {

namespace {

template <typename Number>
bool in_range(const std::string& text, double minimum, double maximum) {
  Number number{};
  const auto* end = text.data() + text.size();
  const auto [stop, status] = std::from_chars(text.data(), end, number);
  const auto as_real = static_cast<double>(number);
  return status == std::errc{} && stop == end && std::isfinite(as_real) && as_real >= minimum &&
         as_real <= maximum;
}

// In TOML a value has a type of its own, which must be the parameter's.
bool kind_fits(ValueKind kind, std::uint32_t type) {
  switch (kind) {
    case ValueKind::any:
      return true;
    case ValueKind::boolean:
      return type == OUTFLANK_PARAMETER_BOOL;
    case ValueKind::integer:
      return type == OUTFLANK_PARAMETER_INTEGER || type == OUTFLANK_PARAMETER_REAL;
    case ValueKind::real:
      return type == OUTFLANK_PARAMETER_REAL;
    case ValueKind::text:
      return type == OUTFLANK_PARAMETER_TEXT || type == OUTFLANK_PARAMETER_CHOICE;
  }
  return false;
}

bool value_fits(const ParameterInfo& parameter, const std::string& value) {
  switch (parameter.type) {
    case OUTFLANK_PARAMETER_BOOL:
      return value == "true" || value == "false";
    case OUTFLANK_PARAMETER_INTEGER:
      return in_range<std::int64_t>(value, parameter.minimum, parameter.maximum);
    case OUTFLANK_PARAMETER_REAL:
      return in_range<double>(value, parameter.minimum, parameter.maximum);
    case OUTFLANK_PARAMETER_CHOICE:
      return std::ranges::find(parameter.choices, value) != parameter.choices.end();
    default:
      return value.find_first_of(std::string_view("\0\r\n", 3)) == std::string::npos;
  }
}

}  // namespace

std::string type_name(const ParameterInfo& parameter) {
  constexpr std::array kNames{"boolean", "integer", "real", "text", "choice"};
  return kNames[parameter.type];
}

std::string describe_type(const ParameterInfo& parameter) {
  switch (parameter.type) {
    case OUTFLANK_PARAMETER_BOOL:
      return "true or false";
    case OUTFLANK_PARAMETER_INTEGER:
    case OUTFLANK_PARAMETER_REAL:
      return type_name(parameter) + " from " + number_text(parameter.minimum) + " to " +
             number_text(parameter.maximum);
    case OUTFLANK_PARAMETER_CHOICE: {
      std::string result = "one of ";
      for (const auto& choice : parameter.choices) {
        if (&choice != &parameter.choices.front()) result += ", ";
        result += choice;
      }
      return result;
    }
    default:
      return "a line of text";
  }
}

std::string check_parameter(const LoadedStrategy& strategy, const std::string& name,
                            const std::string& value, ValueKind kind) {
  const auto found = std::ranges::find(strategy.parameters, name, &ParameterInfo::name);
  if (found == strategy.parameters.end()) {
    std::vector<std::string> names;
    for (const auto& parameter : strategy.parameters) names.push_back(parameter.name);
    throw PluginError(strategy.id + "." + name +
                      (names.empty() ? ": the strategy has no parameters"
                                     : ": unknown parameter" + did_you_mean(name, names)));
  }
  if (!kind_fits(kind, found->type) || !value_fits(*found, value)) {
    const auto shown = kind == ValueKind::text ? '"' + value + '"' : value;
    throw PluginError(strategy.id + "." + name + ": expected " + describe_type(*found) + ", got " +
                      shown);
  }
  return value;
}

}  // namespace outflank::host
