#pragma once

#include <sys/types.h>

#include <cstdint>

namespace outflank::host {

// What is resident of one process, in bytes; 0 if there is none such any more.
[[nodiscard]] std::uint64_t resident_bytes(pid_t process);
// Of all processes of a group together; shared memory counts for each. Looks at every
// process of the machine.
[[nodiscard]] std::uint64_t resident_bytes_of_group(pid_t group);

}  // namespace outflank::host
