#include "cli/process_age.hpp"

#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>

namespace outflank::host {

namespace {

constexpr std::int64_t kSecond = 1'000'000'000;

// When the kernel made the process, in ticks since boot, rounded down: field 22 of
// proc(5)'s stat. Field 2, the name, is in parentheses and may hold anything.
std::int64_t start_ticks() {
  std::ifstream file("/proc/self/stat");
  std::string text;
  std::getline(file, text);
  const auto name_end = text.rfind(')');
  if (name_end == std::string::npos) return -1;
  std::istringstream fields(text.substr(name_end + 1));
  std::string skipped;
  for (int field = 3; field < 22; ++field) fields >> skipped;
  std::int64_t ticks = -1;
  fields >> ticks;
  return fields ? ticks : -1;
}

}  // namespace

// Not CLOCK_PROCESS_CPUTIME_ID, which stands still while we wait for the disk.
std::int64_t process_age_ns() {
  const auto ticks = start_ticks();
  const auto ticks_per_second = ::sysconf(_SC_CLK_TCK);
  timespec now{};
  // The clock of field 22: it runs on in a suspended machine.
  if (ticks < 0 || ticks_per_second <= 0 || ::clock_gettime(CLOCK_BOOTTIME, &now) != 0) return 0;
  const auto start =
      ticks / ticks_per_second * kSecond + ticks % ticks_per_second * kSecond / ticks_per_second;
  return std::max<std::int64_t>(now.tv_sec * kSecond + now.tv_nsec - start, 0);
}

}  // namespace outflank::host
