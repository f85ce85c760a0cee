#include "plugins/parameter_check.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>

#include "config/nearest.hpp"
#include "outflank/plugin/parameters.hpp"
#include "plugins/plugin_error.hpp"

namespace outflank::host {

namespace {

// The whole of the text as a number.
template <typename Number>
std::optional<Number> parsed(const std::string& text) {
  Number number{};
  const auto* end = text.data() + text.size();
  const auto [stop, status] = std::from_chars(text.data(), end, number);
  return status == std::errc{} && stop == end ? std::optional(number) : std::nullopt;
}

bool integer_fits(const ParameterInfo& parameter, const std::string& value) {
  const auto number = parsed<std::int64_t>(value);
  return number && *number >= integer_bound(parameter.minimum) &&
         *number <= integer_bound(parameter.maximum);
}

bool real_fits(const ParameterInfo& parameter, const std::string& value) {
  const auto number = parsed<double>(value);
  // A comparison with NaN is false.
  return number && *number >= parameter.minimum && *number <= parameter.maximum;
}

std::string bound_text(const ParameterInfo& parameter, double bound) {
  return parameter.type == OUTFLANK_PARAMETER_INTEGER ? std::to_string(integer_bound(bound))
                                                      : number_text(bound);
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
      return integer_fits(parameter, value);
    case OUTFLANK_PARAMETER_REAL:
      return real_fits(parameter, value);
    case OUTFLANK_PARAMETER_CHOICE:
      return std::ranges::find(parameter.choices, value) != parameter.choices.end();
    default:
      return value.find_first_of(std::string_view("\0\r\n", 3)) == std::string::npos;
  }
}

}  // namespace

std::int64_t integer_bound(double bound) {
  constexpr double kTwoTo63 = 9223372036854775808.0;
  if (bound >= kTwoTo63) return std::numeric_limits<std::int64_t>::max();
  if (bound < -kTwoTo63) return std::numeric_limits<std::int64_t>::min();
  return static_cast<std::int64_t>(bound);
}

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
      return type_name(parameter) + " from " + bound_text(parameter, parameter.minimum) + " to " +
             bound_text(parameter, parameter.maximum);
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
