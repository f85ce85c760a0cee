#pragma once

#include <atomic>

#include "sessions/line_queue.hpp"

namespace outflank::host {

// What a command needs to know of the input while it runs: whether another line
// has come. Without a queue, as in tests and documents, one always has.
class InputWatch {
 public:
  explicit InputWatch(LineQueue* queue = nullptr) : queue_(queue) {}

  // Clears the flag for a command that begins now, unless an interrupt has come
  // after that command already.
  void begin(std::atomic<bool>& flag) const;
  // Sets the flag as soon as another line, or the end of input, is there.
  void watch(std::atomic<bool>& flag) const;
  void stop_watching() const;
  // Blocks until then.
  void wait() const;

 private:
  LineQueue* queue_;
};

}  // namespace outflank::host
