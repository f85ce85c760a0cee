#pragma once

#include <functional>
#include <string_view>

namespace outflank::host {

enum class LogLevel { debug, info, warning, error };

// Where the host says things to the people who run it. Called from any thread.
using Log = std::function<void(LogLevel, std::string_view)>;

}  // namespace outflank::host
