#include "cli/near_zero.hpp"

#include <cstdlib>

#include "plugins/plugin_error.hpp"

namespace outflank::host {

bool NearZero::holds(const Position& position) {
  const auto decision = search_.run(position, depth_);
  if (!decision.value || decision.units_per_disc == 0) {
    throw PluginError(
        "--near-zero: this strategy does not value positions in discs; try "
        "--strategy alphabeta");
  }
  const double value = *decision.value;
  return std::abs(value) <= discs_ * decision.units_per_disc;
}

}  // namespace outflank::host
