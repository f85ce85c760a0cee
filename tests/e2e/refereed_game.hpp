#pragma once

#include "engine.hpp"
#include "outflank/rules/rules.hpp"

namespace outflank::test {

// Random plies from the start, the same for the same seed; cut short if the
// game would end.
[[nodiscard]] Game random_opening(std::uint64_t seed, int plies);

// Lets two engines play on from an opening, to the end by our rules, which check
// each move. `game` holds what was played, also when EngineError is thrown.
void play_out(Game& game, Engine& black, Engine& white);

// f5d6c3..., passes left out.
[[nodiscard]] std::string transcript(const Game& game);

}  // namespace outflank::test
