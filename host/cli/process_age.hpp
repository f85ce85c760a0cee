#pragma once

#include <cstdint>

namespace outflank::host {

// Nanoseconds since this process was made, the time before main included: that
// of the kernel and of the dynamic linker. Never too small, up to 10 ms too large.
// 0 if the system does not tell.
[[nodiscard]] std::int64_t process_age_ns();

}  // namespace outflank::host
