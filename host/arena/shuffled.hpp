#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "outflank/kit/random.hpp"

namespace outflank::host::arena {

// Every order is equally likely (Fisher and Yates, from the end). Not std::shuffle: its draws
// differ between libraries.
template <typename Thing>
[[nodiscard]] std::vector<Thing> shuffled(std::vector<Thing> things, Random random) {
  for (auto left = things.size(); left > 1; --left) {
    std::swap(things[left - 1], things[static_cast<std::size_t>(random.below(left))]);
  }
  return things;
}

}  // namespace outflank::host::arena
