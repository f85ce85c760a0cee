#include "processes/ticker.hpp"

#include <sys/timerfd.h>

#include <cerrno>
#include <system_error>

namespace outflank::host {

Ticker::Ticker() : timer_(::timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK)) {
  if (!timer_.open()) {
    throw std::system_error(errno, std::generic_category(), "no timer for another program");
  }
}

void Ticker::start() {
  const timespec tick{.tv_sec = 0, .tv_nsec = std::chrono::nanoseconds(kTick).count()};
  const itimerspec every_tick{.it_interval = tick, .it_value = tick};
  ::timerfd_settime(timer_.get(), 0, &every_tick, nullptr);
}

std::uint64_t Ticker::take_ticks() {
  std::uint64_t ticks = 0;
  const auto count = ::read(timer_.get(), &ticks, sizeof ticks);
  return count == static_cast<ssize_t>(sizeof ticks) ? ticks : 0;
}

}  // namespace outflank::host
