#pragma once

#include <utility>

#include "cli/fixed_depth_search.hpp"

namespace outflank::host {

// Asks a search whether a position is balanced.
class NearZero {
 public:
  // `most`: as far from 0 as its value may be, either way; in discs, or in the strategy's own
  // points if it does not measure in discs.
  NearZero(FixedDepthSearch search, unsigned depth, double most)
      : search_(std::move(search)), depth_(depth), most_(most) {}

  // Precondition: the side to move has a move. Throws PluginError if the strategy tells no value.
  [[nodiscard]] bool holds(const Position& position);

 private:
  FixedDepthSearch search_;
  unsigned depth_;
  double most_;
};

}  // namespace outflank::host
