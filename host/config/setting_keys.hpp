// The keys that a settings file may have.
#pragma once

#include <vector>

#include "config/keys.hpp"
#include "config/settings.hpp"

namespace outflank::host::config {

[[nodiscard]] std::vector<Key<Settings>> setting_keys();

}  // namespace outflank::host::config
