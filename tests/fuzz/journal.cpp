// Reads the input as a journal, and aborts if what it believed is not what the bytes say:
// whole lines written again must be the same, and games must be such as the rules allow.

#include "arena/journal.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "outflank/rules/position.hpp"

namespace {

using namespace outflank;
using namespace outflank::host::arena;

const std::vector<std::string> kNames{"a", "classic:depth=4", "Zo\xC3\xAB\n\"\\"};

void require(bool condition, const char* what) {
  if (condition) return;
  std::fprintf(stderr, "not so: %s\n", what);
  std::abort();
}

void check_game(const GameRecord& game, std::uint64_t number) {
  require(game.task.number == number, "games are numbered from 0");
  require(game.opening_plies <= game.moves.size(), "the opening is part of the game");
  Position position = game.start;
  for (const Move move : game.moves) {
    require(is_legal(position, move), "moves are legal");
    position = position.after(move);
  }
  require(!must_pass(position), "passes are played");
  const bool lost = game.ending != Ending::finished && game.ending != Ending::adjudicated;
  require(game.at_fault.has_value() == lost, "somebody is at fault where a game is lost");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(data, data + size);
  Journal journal;
  try {
    journal = parse_journal(text, "journal", kNames);
  } catch (const JournalError&) {
    return 0;
  }
  std::string written;
  for (std::uint64_t number = 0; number < journal.games.size(); ++number) {
    check_game(journal.games[number], number);
    append_journal_line(written, journal.games[number], kNames);
  }
  require(written == text.substr(0, journal.whole_bytes), "whole lines are written as they were");
  require(journal.torn == (journal.whole_bytes < size), "what is left is torn");
  return 0;
}
