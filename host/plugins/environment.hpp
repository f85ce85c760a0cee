#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string_view>

#include "plugins/log.hpp"

namespace outflank::host {

// Takes one point of a named curve.
using MetricSink = std::function<void(std::string_view name, double value)>;
// A clock that never goes back, in nanoseconds.
using TimeSource = std::function<std::int64_t()>;

// What the instances of one player are surrounded by. Injected, so that tests
// bring a clock and a stop flag of their own.
struct Environment {
  Log log;
  MetricSink metric;
  TimeSource now_ns;
  // Set by another thread to end a running choose or analyze. Borrowed.
  const std::atomic<bool>* stop = nullptr;
};

// The real clock; no log, no metrics, no stop flag.
[[nodiscard]] Environment quiet_environment();

}  // namespace outflank::host
