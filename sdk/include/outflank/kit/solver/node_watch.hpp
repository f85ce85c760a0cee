#pragma once

#include <cstdint>
#include <functional>

#include "outflank/kit/solver/split.hpp"

namespace outflank::endgame {

// Counts the nodes of one thread, and asks now and then whether to go on.
class NodeWatch {
 public:
  // Both are borrowed. `stop`, which may be null, is asked about every thousand nodes and told how
  // many there were; if it says so, all threads stop.
  using Stop = std::function<bool(std::uint64_t nodes)>;
  NodeWatch(SplitBoard& board, const Stop* stop) noexcept : board_(board), stop_(stop) {}

  // Public, because the last squares count without asking.
  std::uint64_t nodes = 0;

  void visit() {
    if (++nodes < next_) return;
    next_ = nodes + kInterval;
    if (stop_ != nullptr && (*stop_)(nodes)) board_.stop();
  }
  [[nodiscard]] bool stopped() const noexcept { return board_.stopped(); }

 private:
  static constexpr std::uint64_t kInterval = 1024;

  SplitBoard& board_;
  const Stop* stop_;
  std::uint64_t next_ = 0;
};

}  // namespace outflank::endgame
