// Exact play at the end of a game: who wins, or by how many discs.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "outflank/kit/features/stable_discs.hpp"
#include "outflank/kit/solver/geometry.hpp"
#include "outflank/kit/solver/line_flips.hpp"
#include "outflank/kit/solver/move_list.hpp"
#include "outflank/kit/solver/node_watch.hpp"
#include "outflank/kit/solver/split.hpp"
#include "outflank/kit/solver/table.hpp"
#include "outflank/kit/solver/tuning.hpp"
#include "outflank/rules/cpu.hpp"
#include "outflank/rules/position.hpp"

#define OUTFLANK_CPU_CODE "outflank/kit/solver/last_squares.inc"
#include "outflank/rules/each_cpu.inc"
#define OUTFLANK_CPU_CODE "outflank/kit/solver/move_order.inc"
#include "outflank/rules/each_cpu.inc"
#define OUTFLANK_CPU_CODE "outflank/kit/solver/searcher.inc"
#include "outflank/rules/each_cpu.inc"

namespace outflank {

struct SolverOptions {
  bool plain = false;    // count discs as they lie; false: empties to the winner
  unsigned threads = 1;  // more: same value, but nodes, and which of equal moves, may vary
  unsigned table_megabytes = 64;
  Cpu cpu = best_cpu();
};

// 0 and empty: no such limit.
struct SolveLimits {
  std::uint64_t nodes = 0;                 // of the thread that called, or a few hundred more
  std::function<bool()> should_stop = {};  // asked every thousand nodes or so, on that thread
};

struct Solution {
  bool finished = false;        // false: stopped, and nothing but nodes means anything
  int value = 0;                // discs, from the view of the side to move
  Move move = {};               // a pass if there is no other, or the game is over
  std::vector<Move> line = {};  // best play as far as it is known, `move` first
  std::uint64_t nodes = 0;      // positions visited, those only looked at for ordering too
};

// Solves positions of any size, however long it takes. Owns a table that speeds up related
// positions, and changes no value. Calls must not overlap.
class Solver {
 public:
  explicit Solver(const SolverOptions& options = {})
      : options_(options), table_(options.table_megabytes) {}

  // The exact difference in discs.
  [[nodiscard]] Solution solve(const Position& position, const SolveLimits& limits = {}) {
    const int most = position.size() * position.size();
    return run(position, limits, -most, most);
  }

  // Only the sign: 1, 0 or -1. Much faster.
  [[nodiscard]] Solution solve_win_draw_loss(const Position& position,
                                             const SolveLimits& limits = {}) {
    Solution solution = run(position, limits, -1, 1);
    solution.value = std::clamp(solution.value, -1, 1);
    return solution;
  }

  // Forgets what it knows: the next search is as that of a new solver.
  void clear() noexcept { table_.clear(); }

 private:
  [[nodiscard]] Solution run(const Position& position, const SolveLimits& limits, int alpha,
                             int beta);
  template <typename Searcher>
  [[nodiscard]] Solution run_with(const Position& position, const SolveLimits& limits, int alpha,
                                  int beta);
  template <typename Searcher>
  [[nodiscard]] static std::vector<Move> best_line(Searcher& searcher,
                                                   const endgame::SplitBoard& board,
                                                   Position position, int alpha, int beta,
                                                   int value);

  SolverOptions options_;
  endgame::Table table_;
  int size_ = 0;  // of the boards in the table, where the same discs may lie on a larger one
};

inline Solution Solver::run(const Position& position, const SolveLimits& limits, int alpha,
                            int beta) {
#if OUTFLANK_HAS_AVX2
  if (options_.cpu == Cpu::avx2) {
    return run_with<avx2::EndgameSearcher>(position, limits, alpha, beta);
  }
#endif
  return run_with<portable::EndgameSearcher>(position, limits, alpha, beta);
}

template <typename Searcher>
Solution Solver::run_with(const Position& position, const SolveLimits& limits, int alpha,
                          int beta) {
  const endgame::Geometry& geometry = endgame::geometry_of(position.size());
  // Threads cost more than they bring where there is little to do.
  constexpr int kThreadsFrom = 16;
  const bool alone = count(position.empties()) < kThreadsFrom;
  const unsigned threads = alone ? 1 : std::max(1U, options_.threads);
  if (std::exchange(size_, position.size()) != position.size()) table_.clear();
  table_.begin_search(count(position.empties()));

  // Other threads hold on to what lies on this one's stack: nothing may be thrown past it.
  std::exception_ptr failure;
  const endgame::NodeWatch::Limits watched{.nodes = limits.nodes,
                                           .should_stop = [&limits, &failure] {
                                             try {
                                               return limits.should_stop && limits.should_stop();
                                             } catch (...) {
                                               failure = std::current_exception();
                                               return true;
                                             }
                                           }};
  endgame::SplitBoard board(threads);
  Searcher own(geometry, options_.plain, table_, board, &watched);
  std::vector<std::unique_ptr<Searcher>> others;
  endgame::Service service(board);
  for (unsigned i = 1; i < threads; ++i) {
    others.push_back(std::make_unique<Searcher>(geometry, options_.plain, table_, board, nullptr));
    const bool started = service.start(
        [&searcher = *others.back()](endgame::Split& split) { searcher.help(split); });
    if (!started) break;  // the system has no more threads: fewer do
  }
  Solution solution;
  solution.value = own.principal(position.own(), position.opponent(), alpha, beta);
  if (!board.stopped()) {
    solution.line = best_line(own, board, position, alpha, beta, solution.value);
  }
  service.end();
  if (failure) std::rethrow_exception(failure);
  solution.finished = !board.stopped();
  if (!solution.line.empty()) solution.move = solution.line.front();
  solution.nodes = own.nodes();
  for (const auto& other : others) solution.nodes += other->nodes();
  return solution;
}

// Follows the moves that keep the value. What the search left in the table makes each step short;
// where it left nothing and much is still to be searched, the line ends.
template <typename Searcher>
std::vector<Move> Solver::best_line(Searcher& searcher, const endgame::SplitBoard& board,
                                    Position position, int alpha, int beta, int value) {
  std::vector<Move> line;
  while (!game_over(position) && !board.stopped()) {
    if (must_pass(position)) {
      line.push_back(Move::pass());
    } else {
      // Not above alpha: as far as anyone knows, one move is as bad as the other.
      const int demand = value > alpha ? std::min(value, beta) : -endgame::kUnset;
      const auto move =
          searcher.move_reaching(position.own(), position.opponent(), demand, line.empty());
      if (!move) break;
      line.push_back(*move);
    }
    position = position.after(line.back());
    value = -value;
    std::tie(alpha, beta) = std::pair(-beta, -alpha);
  }
  return line;
}

}  // namespace outflank
