#include "cli/near_zero.hpp"

#include <algorithm>
#include <cmath>

#include "plugins/plugin_error.hpp"

namespace outflank::host {

bool NearZero::holds(const Position& position) {
  const auto decision = search_.run(position, depth_);
  if (!decision.value) {
    throw PluginError(
        "--near-zero: this strategy does not value positions; try --strategy "
        "alphabeta");
  }
  const double value = *decision.value;
  return std::abs(value) <= most_ * std::max(1U, decision.units_per_disc);
}

}  // namespace outflank::host
