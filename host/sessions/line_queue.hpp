#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace outflank::host {

// GoGui's line that ends a running command.
[[nodiscard]] bool is_interrupt(std::string_view line);

// Lines on their way from the reader's thread to the command loop's. Bounded:
// a client that writes faster than we work is made to wait.
class LineQueue {
 public:
  // The reader's side. push blocks while the queue is full; it takes the lines.
  void push(std::vector<std::string>& lines);
  // Called when an interrupt has been read, which may be long before it is
  // pushed or taken.
  void announce_interrupt() { ++interrupts_ahead_; }
  // No line follows.
  void finish();

  // The loop's side. The line is valid until the next call; null at the end of
  // input.
  [[nodiscard]] const std::string* next();
  // True if next would return at once.
  [[nodiscard]] bool ready();
  // Sets the flag as soon as next would return at once, which may be now.
  void watch(std::atomic<bool>& flag);
  void stop_watching();
  // Blocks until next would return at once.
  void wait();
  // True if an interrupt was announced that next has not yet returned: it came
  // after the line being worked on, and is meant for it.
  [[nodiscard]] bool interrupt_ahead() const { return interrupts_ahead_ > 0; }
  // Nobody takes lines any more: what is pushed is dropped.
  void abandon();

 private:
  [[nodiscard]] bool has_line() const { return taken_count_ < taken_.size(); }
  [[nodiscard]] bool ready_locked() const { return has_line() || !lines_.empty() || finished_; }

  static constexpr std::size_t kMostLines = 16384;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::string> lines_;
  bool finished_ = false;
  bool abandoned_ = false;
  std::atomic<bool>* watcher_ = nullptr;
  std::atomic<int> interrupts_ahead_ = 0;
  // Only the loop's thread touches these two: the batch it is working through.
  std::vector<std::string> taken_;
  std::size_t taken_count_ = 0;
};

}  // namespace outflank::host
