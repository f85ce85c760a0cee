#include "arena/journal_check.hpp"

#include <algorithm>
#include <string_view>

#include "arena/journal.hpp"

namespace outflank::host::arena {

namespace {

// A game can be lost before its opening is at its end.
bool follows(const GameRecord& game, const Opening& opening) {
  const auto plies = game.opening_plies;
  return game.start == opening.start && plies <= opening.moves.size() &&
         (plies == opening.moves.size() || game.at_fault) &&
         std::equal(game.moves.begin(), game.moves.begin() + plies, opening.moves.begin());
}

std::string_view mismatch(const GameRecord& game, const GameTask& task) {
  if (game.task.black != task.black || game.task.white != task.white) return "other players";
  if (game.task.opening != task.opening) return "an opening of another number";
  return "another seed";
}

}  // namespace

void check_journal(std::span<const GameRecord> games, const std::string& file_name,
                   const Schedule& schedule,
                   const std::function<Opening(std::uint64_t)>& opening_at) {
  const auto fail = [&file_name](std::uint64_t number, const std::string& reason) {
    throw JournalError(file_name + ":" + std::to_string(number + 1) + ": " + reason +
                       "; name another folder");
  };
  for (std::uint64_t number = 0; number < games.size(); ++number) {
    if (number >= schedule.games()) {
      fail(number, "this run has only " + std::to_string(schedule.games()) + " games");
    }
    const auto& game = games[number];
    const auto task = schedule.task(number);
    if (game.task != task) {
      fail(number, "was played with " + std::string(mismatch(game, task)) + " than in this run");
    }
    if (!follows(game, opening_at(task.opening))) {
      fail(number, "was played from another opening than in this run");
    }
  }
}

}  // namespace outflank::host::arena
