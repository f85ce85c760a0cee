#include "arena/schedule.hpp"

#include <cassert>

#include "outflank/kit/random.hpp"

namespace outflank::host::arena {

GameTask Schedule::task(std::uint64_t number) const {
  assert(number < games());
  const auto [first, second] = pairings_[pairing_of(number)];
  const bool swapped = number % 2 == 1;
  return {.number = number,
          .black = swapped ? second : first,
          .white = swapped ? first : second,
          .opening = number / (2 * pairings_.size()),
          .seed = mix(seed_, number)};
}

std::vector<Pairing> round_robin(unsigned participants) {
  std::vector<Pairing> pairings;
  for (unsigned first = 0; first < participants; ++first) {
    for (unsigned second = first + 1; second < participants; ++second) {
      pairings.emplace_back(first, second);
    }
  }
  return pairings;
}

std::vector<Pairing> gauntlet(unsigned participants) {
  std::vector<Pairing> pairings;
  for (unsigned other = 1; other < participants; ++other) pairings.emplace_back(0, other);
  return pairings;
}

}  // namespace outflank::host::arena
