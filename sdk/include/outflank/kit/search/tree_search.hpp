#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <optional>
#include <utility>

#include "outflank/kit/search/evaluation_of.hpp"
#include "outflank/kit/search/lines.hpp"
#include "outflank/kit/search/move_list.hpp"
#include "outflank/kit/search/move_memory.hpp"
#include "outflank/kit/search/node_count.hpp"
#include "outflank/kit/search/search_options.hpp"
#include "outflank/kit/search/search_table.hpp"

namespace outflank {

// Alpha-beta to a fixed depth, on one thread: the recursion and nothing round it. Fail-soft
// negamax. A forced pass costs no depth, so the depth left follows from the number of discs, and a
// position is always searched to the same depth within one search.
template <PositionEvaluation Evaluation>
class TreeSearch {
 public:
  // The table outlives the search.
  TreeSearch(Evaluation evaluation, const SearchOptions& options, SearchTable* table)
      : evaluation_(std::move(evaluation)), options_(options), table_(table) {}

  // A new root. The limits and the progress live until the search is over.
  void begin(const Position& root, const SearchLimits& limits, SharedProgress& shared,
             bool is_helper) {
    board_ = root.board();
    count_ = NodeCount(&limits, &shared, is_helper);
    memory_ = {};
    deepest_ = 0;
  }

  // The value of a position `ply` plies below the root, which may be over or need a pass. Nothing
  // it returns counts once count().stopped().
  [[nodiscard]] std::int32_t value(const Position& position, int depth, int ply, std::int32_t alpha,
                                   std::int32_t beta) {
    lines_.clear(ply);
    return enter(position, legal_moves(position.own(), position.opponent(), board_), depth, ply,
                 alpha, beta);
  }

  // The value of the root, which has a move. `first` is searched before all others.
  [[nodiscard]] std::int32_t root_value(const Position& root, int depth, Move first,
                                        std::int32_t alpha, std::int32_t beta) {
    const Bitboard moves = legal_moves(root.own(), root.opponent(), board_);
    assert(moves != 0 && depth > 0);
    first_at_root_ = first;
    lines_.clear(0);
    return expand(root, moves, depth, 0, alpha, beta);
  }

  [[nodiscard]] NodeCount& count() noexcept { return count_; }
  [[nodiscard]] MoveMemory& memory() noexcept { return memory_; }
  [[nodiscard]] int deepest() const noexcept { return deepest_; }
  // The best line of the last search from this ply; a cut-off by the table may have ended it early.
  [[nodiscard]] std::vector<Move> line(int ply) const { return lines_.line(ply); }

 private:
  // Below this depth a look into the table costs more than it saves.
  static constexpr int kTableDepth = 2;
  static constexpr Bitboard kNoMoves = 0;

  [[nodiscard]] std::int32_t enter(const Position& position, Bitboard moves, int depth, int ply,
                                   std::int32_t alpha, std::int32_t beta) {
    if (moves == kNoMoves) return pass_or_end(position, depth, ply, alpha, beta);
    if (depth > 0) return expand(position, moves, depth, ply, alpha, beta);
    deepest_ = std::max(deepest_, ply);
    return bounded_value(evaluation_, position, moves);
  }

  [[nodiscard]] std::int32_t pass_or_end(const Position& position, int depth, int ply,
                                         std::int32_t alpha, std::int32_t beta) {
    const Bitboard moves = legal_moves(position.opponent(), position.own(), board_);
    if (moves == kNoMoves) {
      deepest_ = std::max(deepest_, ply);
      return options_.final_scoring.value(position);
    }
    lines_.clear(ply + 1);
    const auto value = -enter(position.after(Move::pass()), moves, depth, ply + 1, -beta, -alpha);
    lines_.set(ply, Move::pass());
    return value;
  }

  [[nodiscard]] std::int32_t expand(const Position& position, Bitboard moves, int depth, int ply,
                                    std::int32_t alpha, std::int32_t beta) {
    const bool uses_table = options_.table && depth >= kTableDepth;
    const auto key = uses_table ? SearchTable::key_of(position) : 0;
    Move first = ply == 0 ? first_at_root_ : Move::pass();
    if (uses_table) {
      if (const auto known = table_->find(key)) {
        if (ply > 0 && decides(*known, depth, alpha, beta)) return known->value;
        if (options_.table_move && first.is_pass()) first = known->move;
      }
    }
    MoveList list;
    for (const Square square : squares(moves)) list.add(square);
    rank(position, depth, ply, first, list);

    std::int32_t best = -kBeyondAll;
    Move best_move = Move::pass();
    std::int32_t low = alpha;
    for (std::size_t i = 0; i < list.size(); ++i) {
      SearchMove& move = list.take(i);
      const auto value = child_value(position, move, depth, ply, low, beta, i == 0);
      if (count_.stopped()) return 0;
      if (value <= best) continue;
      best = value;
      best_move = move.square;
      if (value <= low) continue;
      low = value;
      lines_.set(ply, move.square);
      if (low >= beta) {
        memory_.note_cut(ply, position.to_move(), move.square, depth);
        break;
      }
    }
    if (uses_table) {
      const auto bound = best >= beta ? Bound::lower : best > alpha ? Bound::exact : Bound::upper;
      table_->store(key, {best, depth, bound, best_move});
    }
    return best;
  }

  [[nodiscard]] static bool decides(const TableEntry& known, int depth, std::int32_t alpha,
                                    std::int32_t beta) noexcept {
    if (known.depth < depth) return false;
    switch (known.bound) {
      case Bound::lower:
        return known.value >= beta;
      case Bound::upper:
        return known.value <= alpha;
      case Bound::exact:
        break;
    }
    return true;
  }

  // Plays the move and searches it: the first in the whole window, the others, with null windows,
  // only for whether they are better, and again if they are.
  [[nodiscard]] std::int32_t child_value(const Position& position, SearchMove& move, int depth,
                                         int ply, std::int32_t low, std::int32_t beta,
                                         bool is_first) {
    if (!count_.add()) return 0;
    lines_.clear(ply + 1);
    if (depth == 1 && move.has_value) {
      deepest_ = std::max(deepest_, ply + 1);
      return move.value;
    }
    if (move.flipped == 0) {
      move.flipped = flips(position.own(), position.opponent(), move.square);
    }
    const Position next = position.after(move.square, move.flipped);
    if (!move.has_replies) move.replies = legal_moves(next.own(), next.opponent(), board_);
    if (options_.null_windows && !is_first && depth > 1 && low + 1 < beta) {
      const auto value = -enter(next, move.replies, depth - 1, ply + 1, -low - 1, -low);
      if (value <= low || value >= beta || count_.stopped()) return value;
      lines_.clear(ply + 1);
    }
    return -enter(next, move.replies, depth - 1, ply + 1, -beta, -low);
  }

  // Ranks are laid out so that no lower device outweighs a higher one; see SearchOptions.
  static constexpr std::int64_t kFirstRank = std::int64_t{1} << 60;
  static constexpr std::int64_t kCornerRank = std::int64_t{1} << 58;
  static constexpr std::int64_t kKillerRank = std::int64_t{1} << 56;
  static constexpr std::int64_t kValueRank = std::int64_t{1} << 24;
  static constexpr std::int64_t kReplyRank = std::int64_t{1} << 16;

  void rank(const Position& position, int depth, int ply, Move first, MoveList& list) {
    const bool by_value = options_.shallow_evaluation > 0 && depth >= options_.shallow_evaluation;
    const bool by_mobility = options_.mobility > 0 && depth >= options_.mobility;
    const Bitboard corners = options_.corners ? corners_of(position) : 0;
    for (SearchMove& move : list) {
      if (move.square == first.index()) move.rank += kFirstRank;
      if ((bit(move.square) & corners) != 0) move.rank += kCornerRank;
      if (options_.killers) move.rank += kKillerRank * memory_.killer_rank(ply, move.square);
      if (options_.history) move.rank += memory_.history(position.to_move(), move.square);
      if (by_value || by_mobility) look_ahead(position, move);
      if (by_value) move.rank += kValueRank * shallow_value(position, move);
      if (by_mobility) move.rank -= kReplyRank * count_of(move.replies);
    }
  }

  [[nodiscard]] static int count_of(Bitboard set) noexcept { return outflank::count(set); }

  [[nodiscard]] static Bitboard corners_of(const Position& position) noexcept {
    const int last = position.size() - 1;
    return bit(square_at(0, 0)) | bit(square_at(0, last)) | bit(square_at(last, 0)) |
           bit(square_at(last, last));
  }

  void look_ahead(const Position& position, SearchMove& move) const {
    move.flipped = flips(position.own(), position.opponent(), move.square);
    const Bitboard own = position.opponent() ^ move.flipped;
    const Bitboard opponent = position.own() | move.flipped | bit(move.square);
    move.replies = legal_moves(own, opponent, board_);
    move.has_replies = true;
  }

  // What the move is worth at depth 0; kept, for at depth 1 it is all there is to search.
  [[nodiscard]] std::int32_t shallow_value(const Position& position, SearchMove& move) {
    const Position next = position.after(move.square, move.flipped);
    move.value = -resting_value(next, move.replies);
    move.has_value = true;
    return move.value;
  }

  [[nodiscard]] std::int32_t resting_value(const Position& position, Bitboard moves) {
    if (moves != kNoMoves) return bounded_value(evaluation_, position, moves);
    const Bitboard others = legal_moves(position.opponent(), position.own(), board_);
    if (others == kNoMoves) return options_.final_scoring.value(position);
    return -bounded_value(evaluation_, position.after(Move::pass()), others);
  }

  Evaluation evaluation_;
  SearchOptions options_;
  SearchTable* table_;
  Bitboard board_ = 0;
  NodeCount count_{nullptr, nullptr, false};
  MoveMemory memory_;
  Lines lines_;
  Move first_at_root_ = {};
  int deepest_ = 0;
};

}  // namespace outflank
