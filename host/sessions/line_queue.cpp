#include "sessions/line_queue.hpp"

#include <iterator>

namespace outflank::host {

bool is_interrupt(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line == "# interrupt";
}

void LineQueue::push(std::vector<std::string>& lines) {
  {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return abandoned_ || lines_.size() < kMostLines; });
    if (!abandoned_) {
      lines_.insert(lines_.end(), std::move_iterator(lines.begin()),
                    std::move_iterator(lines.end()));
      if (watcher_ != nullptr) *watcher_ = true;
    }
  }
  lines.clear();
  changed_.notify_all();
}

void LineQueue::finish() {
  {
    const std::scoped_lock lock(mutex_);
    finished_ = true;
    if (watcher_ != nullptr) *watcher_ = true;
  }
  changed_.notify_all();
}

const std::string* LineQueue::next() {
  if (!has_line()) {
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [&] { return !lines_.empty() || finished_; });
      taken_.clear();
      taken_count_ = 0;
      std::swap(taken_, lines_);
    }
    changed_.notify_all();
    if (taken_.empty()) return nullptr;
  }
  const auto& line = taken_[taken_count_++];
  if (is_interrupt(line)) --interrupts_ahead_;
  return &line;
}

bool LineQueue::ready() {
  if (has_line()) return true;
  const std::scoped_lock lock(mutex_);
  return ready_locked();
}

void LineQueue::watch(std::atomic<bool>& flag) {
  const std::scoped_lock lock(mutex_);
  watcher_ = &flag;
  if (ready_locked()) flag = true;
}

void LineQueue::stop_watching() {
  const std::scoped_lock lock(mutex_);
  watcher_ = nullptr;
}

void LineQueue::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return ready_locked(); });
}

void LineQueue::abandon() {
  {
    const std::scoped_lock lock(mutex_);
    abandoned_ = true;
  }
  changed_.notify_all();
}

}  // namespace outflank::host
