#include "processes/group_memory.hpp"

#include "processes/process_stat.hpp"

namespace outflank::host {

std::uint64_t resident_bytes(pid_t process) {
  const auto stat = process_stat(process);
  return stat ? stat->resident_bytes : 0;
}

std::uint64_t resident_bytes_of_group(pid_t group) {
  std::uint64_t sum = 0;
  for (const pid_t process : all_processes()) {
    const auto stat = process_stat(process);
    if (stat && stat->group == group) sum += stat->resident_bytes;
  }
  return sum;
}

}  // namespace outflank::host
