#include "arena/distinct_count.hpp"

#include <utility>

namespace outflank::host::arena {

bool DistinctCount::insert(std::vector<std::uint64_t>& places, std::uint64_t hash) {
  const std::size_t last = places.size() - 1;
  for (std::size_t place = hash & last;; place = (place + 1) & last) {
    if (places[place] == hash) return false;
    if (places[place] == 0) {
      places[place] = hash;
      return true;
    }
  }
}

void DistinctCount::grow() {
  std::vector<std::uint64_t> larger(places_.empty() ? 64 : 2 * places_.size());
  for (const std::uint64_t hash : places_) {
    if (hash != 0) insert(larger, hash);
  }
  places_ = std::move(larger);
}

void DistinctCount::add(std::uint64_t hash) {
  if (hash == 0) {
    seen_zero_ = true;
    return;
  }
  if (2 * (count_ + 1) > places_.size()) grow();
  if (insert(places_, hash)) ++count_;
}

}  // namespace outflank::host::arena
