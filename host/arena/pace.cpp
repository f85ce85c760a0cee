#include "arena/pace.hpp"

#include "arena/shown_numbers.hpp"

namespace outflank::host::arena {

namespace {

// Three digits of it, but no places behind the point of what is large.
std::string rate_text(double games_per_second) {
  const int places = games_per_second < 0.995 ? 3 : games_per_second < 9.95 ? 1 : 0;
  return fixed(games_per_second, places) + " games/s";
}

}  // namespace

std::string pace_text(const Pace& pace) {
  std::string text;
  if (pace.games_per_second) text += "  " + rate_text(*pace.games_per_second);
  if (pace.seconds_left) text += "  left " + clock_text(*pace.seconds_left);
  return text;
}

}  // namespace outflank::host::arena
