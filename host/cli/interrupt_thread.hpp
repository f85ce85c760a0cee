#pragma once

#include <atomic>
#include <thread>

#include "cli/interrupt_watch.hpp"

namespace outflank::host {

// An InterruptWatch with a thread of its own, for work that cannot ask but looks at a flag. Make
// it before any other thread that is to leave the signals to it.
class InterruptThread {
 public:
  InterruptThread();
  InterruptThread(const InterruptThread&) = delete;
  InterruptThread& operator=(const InterruptThread&) = delete;
  ~InterruptThread();

  [[nodiscard]] bool interrupted() const { return interrupted_; }
  // The same, for others.
  [[nodiscard]] const std::atomic<bool>& flag() const { return interrupted_; }
  // Precondition: it was.
  [[nodiscard]] int exit_status() const { return watch_.exit_status(); }

 private:
  void run();

  InterruptWatch watch_;
  std::atomic<bool> interrupted_{false};
  std::atomic<bool> ending_{false};
  std::thread thread_;
};

}  // namespace outflank::host
