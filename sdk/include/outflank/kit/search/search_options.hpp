#pragma once

#include <cstdint>

#include "outflank/kit/search/final_scoring.hpp"
#include "outflank/rules/cpu.hpp"

namespace outflank {

// What a search uses, each device on its own. As it stands: all that saves time. Whatever is
// switched, the value found at a given depth is the same; the choice among moves of equal value,
// and the number of nodes, are not. Two switches let the table hold values of a greater depth, and
// so may change the value too: keep_table, and more than one thread.
struct SearchOptions {
  bool iterative_deepening = true;  // depth 1, 2, 3, ...; false: the wanted depth at once
  bool null_windows = true;         // principal variation search
  std::int32_t aspiration = 0;      // half the window round the last depth's value; 0: all open
  bool table = true;                // cut-offs by the transposition table
  unsigned table_megabytes = 16;
  // Lets a search see what earlier ones left in the table. Faster in a game; but then a move
  // depends on what was searched before it, and a game taken up again in the middle goes another
  // way.
  bool keep_table = false;

  // Orderings, from the strongest to the one that breaks the last ties. What remains equal is
  // searched row by row from a1. The two depths are the fastest of 0 to 5 each over the standard
  // evaluation: 20 positions of 52 to 14 empty squares, depth 10.
  bool last_best = true;   // at the root: the best move of the depth before
  bool table_move = true;  // needs the table
  bool corners = true;
  int shallow_evaluation = 4;  // the evaluation after the move, where so much depth is left; 0: off
  int mobility = 2;            // fewest replies, likewise
  bool killers = true;         // two moves a ply that cut off before
  bool history = true;         // moves that cut off anywhere

  FinalScoring final_scoring = {};
  // More than one: helpers search the same root and share the table, and neither the move nor the
  // nodes can be repeated. One is repeatable to the byte.
  unsigned threads = 1;
  // Changes the speed and nothing else.
  Cpu cpu = best_cpu();

  friend bool operator==(const SearchOptions&, const SearchOptions&) = default;

  // Alpha-beta and nothing else: moves row by row from a1, cut where alpha >= beta.
  [[nodiscard]] static SearchOptions plain() noexcept {
    return {.iterative_deepening = false,
            .null_windows = false,
            .table = false,
            .last_best = false,
            .table_move = false,
            .corners = false,
            .shallow_evaluation = 0,
            .mobility = 0,
            .killers = false,
            .history = false};
  }

  // The same with the moves of every node sorted by the evaluation after them: GetOrderedLegalMoves
  // of paper 001 ("Brain in a Vat"). There qsort leaves open which of two equal moves comes first;
  // here it is the lower square.
  [[nodiscard]] static SearchOptions plain_ordered() noexcept {
    auto options = plain();
    options.shallow_evaluation = 1;
    return options;
  }
};

}  // namespace outflank
