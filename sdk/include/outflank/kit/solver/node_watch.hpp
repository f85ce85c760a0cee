#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>

#include "outflank/kit/solver/split.hpp"

namespace outflank::endgame {

// Counts the nodes of one thread, and asks now and then whether to go on.
class NodeWatch {
 public:
  struct Limits {
    std::uint64_t nodes = 0;  // 0: any number
    std::function<bool()> should_stop;
  };
  // Both are borrowed. The limits, which may be null, are looked at every thousand nodes or so;
  // where they are reached, all threads stop.
  NodeWatch(SplitBoard& board, const Limits* limits) noexcept : board_(board), limits_(limits) {}

  // Public, because the last squares count without asking.
  std::uint64_t nodes = 0;

  void visit() {
    ++nodes;
    check();
  }
  void check() {
    if (nodes < next_) return;
    next_ = nodes + kInterval;
    if (limits_ != nullptr) look();
  }
  // Without a visit, while others search for this thread.
  void wait() {
    if (limits_ != nullptr) look();
  }
  [[nodiscard]] bool stopped() const noexcept { return board_.stopped(); }

 private:
  static constexpr std::uint64_t kInterval = 1024;

  void look() {
    const auto most = limits_->nodes;
    if (most > 0 && nodes < most) next_ = std::min(next_, most);
    if ((most > 0 && nodes >= most) || limits_->should_stop()) board_.stop();
  }

  SplitBoard& board_;
  const Limits* limits_;
  std::uint64_t next_ = 0;
};

}  // namespace outflank::endgame
