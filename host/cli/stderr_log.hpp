#pragma once

#include "plugins/log.hpp"

namespace outflank::host {

// Lines on standard error, whole even when several threads write.
[[nodiscard]] Log stderr_log(LogLevel lowest);

}  // namespace outflank::host
