#pragma once

#include <string>

#include "outflank/plugin/decision.hpp"
#include "outflank/rules/rules.hpp"
#include "plugins/instance.hpp"

namespace outflank::test {

// All that a decision says, as text.
[[nodiscard]] std::string decision_text(const Decision& decision);

// The whole of a game from one side: what the instance plays is up to it, the
// other side plays at random from the seed.
struct GameSetup {
  Position start;
  std::uint64_t seed = 0;
  Color side = Color::black;
};

// Plays it as a host would, and returns every decision and the moves: equal
// texts are equal games.
[[nodiscard]] std::string play(host::Instance& instance, const GameSetup& setup);

// Games of different lengths, sides and beginnings, by their number.
[[nodiscard]] GameSetup numbered_setup(int size, int number);

// Some numbered games one after the other.
[[nodiscard]] std::string play_several(host::Instance& instance, int size, int first, int count);

}  // namespace outflank::test
