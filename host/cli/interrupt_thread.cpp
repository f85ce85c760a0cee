#include "cli/interrupt_thread.hpp"

#include <chrono>

namespace outflank::host {

InterruptThread::InterruptThread() : thread_([this] { run(); }) {}

InterruptThread::~InterruptThread() {
  ending_ = true;
  thread_.join();
}

// The signal that was seen is let through to this thread from then on, so that a second one kills.
void InterruptThread::run() {
  while (!ending_) {
    if (!interrupted_ && watch_.interrupted_now()) interrupted_ = true;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

}  // namespace outflank::host
