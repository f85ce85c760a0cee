// Games as reports need them: who was black, how they ended, and moves to tell them apart.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "arena/game_record.hpp"
#include "arena/tally.hpp"

namespace outflank::host::arena {

// In schedule order; the discs are those that the first of the pairing is ahead by. `line` sets
// games apart: the same line, the same moves.
class GameMaker {
 public:
  [[nodiscard]] GameRecord game(int first_discs, std::uint64_t line) {
    GameRecord record;
    record.task.number = number_++;
    record.black_score = first_is_black(record) ? first_discs : -first_discs;
    for (int i = 0; i < 8; ++i) {
      record.moves.emplace_back(static_cast<Square>(line >> (6 * i) & 63));
    }
    return record;
  }

  // Lost by the first, or by the second, with the whole board.
  [[nodiscard]] GameRecord forfeit(bool by_first, Ending ending, std::uint64_t line) {
    auto record = game(by_first ? -64 : 64, line);
    record.ending = ending;
    record.at_fault = first_is_black(record) == by_first ? Color::black : Color::white;
    return record;
  }

 private:
  static bool first_is_black(const GameRecord& record) { return record.task.number % 2 == 0; }

  std::uint64_t number_ = 0;
};

// Pairs by the discs of their two games, each game different.
[[nodiscard]] inline Tally tally_of(const std::vector<std::pair<int, int>>& pairs,
                                    Tally tally = {}) {
  GameMaker maker;
  std::uint64_t line = 0;
  for (const auto& [first, second] : pairs) {
    tally.add(maker.game(first, line++));
    tally.add(maker.game(second, line++));
  }
  return tally;
}

}  // namespace outflank::host::arena
