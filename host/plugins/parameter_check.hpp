#pragma once

#include <string>

#include "config/settings.hpp"
#include "plugins/library.hpp"

namespace outflank::host {

// The value in the form the plugin is given, if the strategy declares such a
// parameter and it is of the type and in the range declared. Throws
// PluginError: `squares.redaing: unknown parameter; did you mean 'reading'?`
[[nodiscard]] std::string check_parameter(const LoadedStrategy& strategy, const std::string& name,
                                          const std::string& value,
                                          ValueKind kind = ValueKind::any);

// "integer from 1 to 60", "one of own, difference", ...
[[nodiscard]] std::string describe_type(const ParameterInfo& parameter);

// The bound of an integer parameter, which the contract carries as a double.
[[nodiscard]] std::int64_t integer_bound(double bound);

// "boolean", "integer", "real", "text" or "choice".
[[nodiscard]] std::string type_name(const ParameterInfo& parameter);

}  // namespace outflank::host
