// Games as an arena would record them, of every board size and with every ending.
#pragma once

#include <string>
#include <vector>

#include "arena/game_record.hpp"
#include "arena/journal.hpp"
#include "outflank/rules/score.hpp"
#include "support/random_positions.hpp"

namespace outflank::test {

using host::arena::Ending;
using host::arena::GameRecord;

inline const std::vector<std::string> kNames{"classic:depth=4,threads=2", "gtp:\"it's\" 100 % \\o/",
                                             "Zoë\n\t\x01"};

inline constexpr unsigned kEndings = host::arena::kEndings.size();

// The beginning of a game, lost or adjudicated there.
inline void break_off(GameRecord& record, Ending ending, Random& random) {
  Game game(record.start);
  const auto plies = random.below(record.moves.size() + 1);
  for (std::uint64_t i = 0; i < plies; ++i) static_cast<void>(game.play(record.moves[i]));
  if (must_pass(game.position())) static_cast<void>(game.play(Move::pass()));
  record.moves.assign(game.moves().begin(), game.moves().end());
  record.ending = ending;
  const int squares = record.start.size() * record.start.size();
  if (ending == Ending::adjudicated) {
    record.black_score = 2 * static_cast<int>(random.below(9)) - 8;
    return;
  }
  record.at_fault = random.chance(0.5) ? Color::black : Color::white;
  record.black_score = record.at_fault == Color::black ? -squares : squares;
  record.reason = "exit status 1; it last said:\n\t\"\\ouch\"";
}

[[nodiscard]] inline GameRecord random_record(std::uint64_t number, int size, Ending ending,
                                              Random& random) {
  GameRecord record;
  record.task = {.number = number,
                 .black = static_cast<unsigned>(number % kNames.size()),
                 .white = static_cast<unsigned>((number + 1) % kNames.size()),
                 .opening = number / 2,
                 .seed = random.next()};
  record.start = random.chance(0.3) ? random_setup(size, random) : Position::start(size);
  const auto game = random_game(record.start, random);
  record.moves.assign(game.moves().begin(), game.moves().end());
  record.black_score = final_score(game.position(), Color::black);
  if (ending != Ending::finished) break_off(record, ending, random);
  record.opening_plies = static_cast<unsigned>(random.below(record.moves.size() + 1));
  return record;
}

// All sizes and all endings in turn.
[[nodiscard]] inline std::vector<GameRecord> random_records(std::uint64_t count,
                                                            std::uint64_t seed) {
  Random random(seed);
  std::vector<GameRecord> records;
  for (std::uint64_t number = 0; number < count; ++number) {
    const int size = 4 + 2 * static_cast<int>(number / kEndings % 3);
    records.push_back(random_record(number, size, static_cast<Ending>(number % kEndings), random));
  }
  return records;
}

[[nodiscard]] inline std::string journal_text(const std::vector<GameRecord>& records) {
  std::string text;
  for (const auto& record : records) host::arena::append_journal_line(text, record, kNames);
  return text;
}

}  // namespace outflank::test
