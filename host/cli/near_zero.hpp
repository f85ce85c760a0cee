#pragma once

#include "cli/fixed_depth_search.hpp"

namespace outflank::host {

// Asks a search whether a position is balanced.
class NearZero {
 public:
  // `discs`: as far from 0 as its value may be, either way.
  NearZero(FixedDepthSearch search, unsigned depth, double discs)
      : search_(std::move(search)), depth_(depth), discs_(discs) {}

  // Precondition: the side to move has a move. Throws PluginError if the strategy does not
  // measure in discs.
  [[nodiscard]] bool holds(const Position& position);

 private:
  FixedDepthSearch search_;
  unsigned depth_;
  double discs_;
};

}  // namespace outflank::host
