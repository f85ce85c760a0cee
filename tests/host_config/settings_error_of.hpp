#pragma once

#include <string>
#include <string_view>

#include "config/settings.hpp"

namespace outflank::host {

// The message for this text of a file x.toml; empty if there is no mistake.
inline std::string error_of(std::string_view toml) {
  try {
    static_cast<void>(parse_settings(toml, "x.toml"));
    return "";
  } catch (const SettingsError& error) {
    return error.what();
  }
}

}  // namespace outflank::host
