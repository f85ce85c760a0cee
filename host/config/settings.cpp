#include "config/settings.hpp"

#include "config/shown_text.hpp"

namespace outflank::host {

std::string location(const Origin& origin) {
  if (origin.file.empty()) return "--set";
  return origin.line == 0 ? origin.file : origin.file + ":" + std::to_string(origin.line);
}

ParameterSetting parse_set_option(std::string_view option) {
  // Only before `=`: a value may have dots.
  const auto equals = option.find('=');
  const auto name = option.substr(0, equals);
  const auto dot = name.find('.');
  if (equals == option.npos || dot == name.npos || dot == 0 || dot + 1 == name.size()) {
    throw SettingsError("--set " + config::in_quotes(option) +
                        ": expected strategy.parameter=value, such as squares.reading=own");
  }
  return {.strategy = std::string(name.substr(0, dot)),
          .name = std::string(name.substr(dot + 1)),
          .value = std::string(option.substr(equals + 1)),
          .kind = ValueKind::any,
          .origin = {}};
}

}  // namespace outflank::host
