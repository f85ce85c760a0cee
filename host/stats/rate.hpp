#pragma once

#include <cstdint>

#include "stats/estimate.hpp"

namespace outflank::host::stats {

// How often something happens, with Wilson's 95 % interval (without correction for
// continuity); anything from 0 to 1 if it was never tried. Precondition: successes <= trials.
[[nodiscard]] Estimate rate(std::uint64_t successes, std::uint64_t trials);

}  // namespace outflank::host::stats
