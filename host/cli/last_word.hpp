#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace outflank::host {

// Ends the process in time when a strategy does not come back: at the given
// moment, unless answered() came before, it calls `speak` on a thread of its own
// and exits with success. There is no other way out of a plugin that never looks
// at the clock.
class LastWord {
 public:
  LastWord(std::chrono::steady_clock::time_point when, std::function<void()> speak);
  LastWord(const LastWord&) = delete;
  LastWord& operator=(const LastWord&) = delete;
  ~LastWord();

  // From here on nothing is said but by the caller. Does not return if the last
  // word is being said already.
  void answered();

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool answered_ = false;
  std::function<void()> speak_;
  std::thread thread_;
};

}  // namespace outflank::host
