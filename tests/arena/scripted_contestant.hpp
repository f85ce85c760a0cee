#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arena/contestant.hpp"
#include "outflank/rules/notation.hpp"

namespace outflank::test {

// A contestant that does what a test tells it to, and remembers what it was told.
class ScriptedContestant : public host::arena::Contestant {
 public:
  using Choose = std::function<host::arena::Answer(const Position&, const host::arena::MoveTerms&)>;

  explicit ScriptedContestant(Choose choose = first_move) : choose_(std::move(choose)) {}

  [[nodiscard]] static host::arena::Answer first_move(const Position& position,
                                                      const host::arena::MoveTerms& /*terms*/) {
    return {.move = first_square(legal_moves(position)), .used_ns = 0};
  }

  void new_game(const Position& start, Color side, std::uint64_t seed) override {
    told.push_back("new " + position_text(start) + (side == Color::black ? " black " : " white ") +
                   std::to_string(seed));
    fail_if("new_game");
  }
  host::arena::Answer choose(const Position& position,
                             const host::arena::MoveTerms& terms) override {
    asked.push_back(terms);
    return choose_(position, terms);
  }
  void observe(Move move) override {
    told.push_back(move_name(move));
    fail_if("observe");
  }
  void game_over(const Result& result) override {
    told.push_back("over " + std::to_string(result.black_score));
    fail_if("game_over");
  }

  // Forfeits by crashing in this call.
  std::string fails_in;
  std::vector<std::string> told;
  std::vector<host::arena::MoveTerms> asked;

 private:
  void fail_if(const std::string& call) const {
    if (call == fails_in) throw host::arena::Forfeit(host::arena::Ending::crashed, "in " + call);
  }

  Choose choose_;
};

}  // namespace outflank::test
