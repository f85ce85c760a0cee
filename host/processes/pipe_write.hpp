#pragma once

#include <sys/types.h>

#include <string_view>

namespace outflank::host {

// write(2) to a pipe whose reader may have gone: that is EPIPE, and never a SIGPIPE,
// whatever this process does with that signal.
[[nodiscard]] ssize_t write_to_pipe(int descriptor, std::string_view bytes);

}  // namespace outflank::host
