#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <limits>

#include "outflank/kit/search/search_limits.hpp"

namespace outflank {

// What the threads of one search tell each other.
struct SharedProgress {
  std::atomic<bool> stop = false;
  std::atomic<std::uint64_t> nodes = 0;  // of all threads, up to the last time each was here
};

// Counts the nodes of one thread and says when to stop.
class NodeCount {
 public:
  // Both outlive the count. Only the thread that called the search asks should_stop.
  NodeCount(const SearchLimits* limits, SharedProgress* shared, bool is_helper) noexcept
      : limits_(limits), shared_(shared), is_helper_(is_helper) {}

  // While `held` nothing stops the thread: depth 1 is always finished.
  void hold(bool held) noexcept { next_poll_ = held ? kNever : nodes_; }

  // One more node, unless it is time to stop.
  [[nodiscard]] bool add() {
    if (nodes_ >= next_poll_) poll();
    if (stopped_) return false;
    ++nodes_;
    return true;
  }

  [[nodiscard]] bool stopped() const noexcept { return stopped_; }
  // Of this thread.
  [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }
  // Stops being stopped, for a last search under hold().
  void resume() noexcept { stopped_ = false; }

  // Adds what is not there yet to the nodes of all threads, and returns them.
  std::uint64_t publish() noexcept {
    const auto fresh = nodes_ - published_;
    published_ = nodes_;
    return shared_->nodes.fetch_add(fresh, std::memory_order_relaxed) + fresh;
  }

 private:
  static constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();

  void poll() {
    const auto all = publish();
    const auto left = limits_->nodes - std::min(all, limits_->nodes);
    const bool counted = limits_->nodes > 0;
    if ((counted && left == 0) || (!is_helper_ && limits_->should_stop && limits_->should_stop())) {
      shared_->stop.store(true, std::memory_order_relaxed);
    }
    stopped_ = shared_->stop.load(std::memory_order_relaxed);
    next_poll_ = nodes_ + (counted ? std::min(kNodesBetweenPolls, left) : kNodesBetweenPolls);
  }

  const SearchLimits* limits_;
  SharedProgress* shared_;
  bool is_helper_;
  std::uint64_t nodes_ = 0;
  std::uint64_t next_poll_ = 0;
  std::uint64_t published_ = 0;
  bool stopped_ = false;
};

}  // namespace outflank
