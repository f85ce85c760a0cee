#include "cli/last_word.hpp"

#include <cstdlib>
#include <utility>

namespace outflank::host {

LastWord::LastWord(std::chrono::steady_clock::time_point when, std::function<void()> speak)
    : speak_(std::move(speak)), thread_([this, when] {
        // Held until the end of the process: answered() waits for it.
        std::unique_lock lock(mutex_);
        if (changed_.wait_until(lock, when, [this] { return answered_; })) return;
        speak_();
        std::_Exit(EXIT_SUCCESS);
      }) {}

LastWord::~LastWord() {
  answered();
  thread_.join();
}

void LastWord::answered() {
  const std::lock_guard lock(mutex_);
  answered_ = true;
  changed_.notify_all();
}

}  // namespace outflank::host
