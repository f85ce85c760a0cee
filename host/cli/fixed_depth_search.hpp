#pragma once

#include <string>

#include "config/settings.hpp"
#include "outflank/plugin/decision.hpp"
#include "outflank/rules/position.hpp"
#include "plugins/environment.hpp"
#include "plugins/instance_factory.hpp"

namespace outflank::host {

// Searches to a given depth and no further, each with an instance of its own, so
// that nothing is left over from the one before: how `nodes` and `bench` count.
//
// The depth is the limit that the contract knows. A strategy with a parameter of
// its own that is an integer and called `depth` would stop there, so that is set
// too, unless the command line sets it.
class FixedDepthSearch {
 public:
  // The strategy of the settings, made by the factory, which is borrowed.
  FixedDepthSearch(InstanceFactory& factory, const Settings& settings, Log log);

  // Precondition: the side to move has a move. The decision tells its nodes. Throws
  // PluginError if the strategy fails, reports no nodes or does not play on such a
  // board.
  [[nodiscard]] Decision run(const Position& position, unsigned depth);

 private:
  [[nodiscard]] bool depth_is_ours(const LoadedStrategy& strategy) const;

  InstanceFactory& factory_;
  const Settings& settings_;
  Environment environment_;
};

}  // namespace outflank::host
