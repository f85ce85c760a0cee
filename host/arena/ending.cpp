#include "arena/ending.hpp"

#include <array>

namespace outflank::host::arena {

namespace {

// In the order of the enumeration.
constexpr std::array<std::string_view, kEndings.size()> kNames{
    "finished", "adjudicated", "illegal_move", "failed", "nonsense",
    "timeout",  "hung",        "crashed",      "memory", "resigned"};

}  // namespace

std::string_view ending_name(Ending ending) { return kNames[static_cast<std::size_t>(ending)]; }

std::optional<Ending> ending_from(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (kNames[i] == name) return static_cast<Ending>(i);
  }
  return std::nullopt;
}

}  // namespace outflank::host::arena
