#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "outflank/kit/solver.hpp"
#include "outflank/plugin/searching.hpp"

namespace outflank {

// What is left of a move's limits when several searches share them.
class MoveBudget {
 public:
  // The host outlives it.
  MoveBudget(const Limits& limits, const Host& host) : left_(limits), host_(host) {}

  void spend(std::uint64_t nodes) noexcept {
    spent_ += nodes;
    // A budget that is gone is not one without a limit.
    if (left_.nodes > 0) left_.nodes -= std::min(nodes, left_.nodes - 1);
  }

  // Nodes, so far.
  [[nodiscard]] std::uint64_t spent() const noexcept { return spent_; }
  [[nodiscard]] bool is_over() const { return left_.nodes == 1 || host_.should_stop(); }

  // For a search that may use all of it.
  [[nodiscard]] SearchLimits all() const { return search_limits(left_, host_); }

  // How many nodes of the solver so many hundredths may be good for, on a fast machine; a clock is
  // read only if there is a deadline.
  [[nodiscard]] std::uint64_t solver_nodes(unsigned percent) const {
    constexpr std::int64_t kNsPerNode = 50;
    auto nodes = std::numeric_limits<std::uint64_t>::max();
    if (left_.nodes > 0) nodes = left_.nodes / 100 * percent;
    if (left_.deadline_ns > 0) {
      const auto left_ns = std::max<std::int64_t>(0, left_.deadline_ns - host_.now_ns());
      nodes = std::min(nodes, static_cast<std::uint64_t>(left_ns / 100 * percent / kNsPerNode));
    }
    return nodes;
  }

  // So many hundredths of the nodes and of the time.
  [[nodiscard]] SolveLimits share(unsigned percent) const {
    SolveLimits result{
        .nodes = left_.nodes == 0 ? 0 : std::max<std::uint64_t>(1, left_.nodes / 100 * percent),
        .should_stop = [&host = host_] { return host.should_stop(); }};
    if (left_.deadline_ns > 0) {
      const auto now = host_.now_ns();
      const auto end = now + (left_.deadline_ns - now) / 100 * percent;
      result.should_stop = [&host = host_, end] {
        return host.now_ns() >= end || host.should_stop();
      };
    }
    return result;
  }

 private:
  Limits left_;
  const Host& host_;
  std::uint64_t spent_ = 0;
};

}  // namespace outflank
