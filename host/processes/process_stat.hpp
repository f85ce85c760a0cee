#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace outflank::host {

// What /proc says of a process.
struct ProcessStat {
  pid_t parent = 0;
  pid_t group = 0;
  std::uint64_t resident_bytes = 0;
};

// Nothing: there is none of this number.
[[nodiscard]] std::optional<ProcessStat> process_stat(pid_t process);

// All there are on this machine, as far as we may see them.
[[nodiscard]] std::vector<pid_t> all_processes();

}  // namespace outflank::host
