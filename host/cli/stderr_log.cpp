#include "cli/stderr_log.hpp"

#include <unistd.h>

#include <array>
#include <string>

namespace outflank::host {

Log stderr_log(LogLevel lowest) {
  return [lowest](LogLevel level, std::string_view message) {
    if (level < lowest) return;
    constexpr std::array kNames{"debug", "info", "warning", "error"};
    std::string line = "outflank: ";
    line += kNames[static_cast<std::size_t>(level)];
    line += ": ";
    line += message;
    line += '\n';
    // One write a line, so that lines do not mix. Nobody is left to tell if it fails.
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.data(), line.size());
  };
}

}  // namespace outflank::host
