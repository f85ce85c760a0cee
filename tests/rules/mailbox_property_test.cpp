// The bitboards against the mailbox, over seeded random games and set-up positions.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "outflank/kit/random.hpp"
#include "outflank/rules/rules.hpp"
#include "support/mailbox.hpp"

namespace outflank {
namespace {

using test::Cell;
using test::Mailbox;

Bitboard to_set(const std::vector<Cell>& cells) {
  Bitboard set = 0;
  for (const Cell cell : cells) set |= Bitboard{1} << (8 * cell.row + cell.column);
  return set;
}

Position to_position(const Mailbox& board) {
  const Color side = board.side() == 'X' ? Color::black : Color::white;
  return Position::from(board.size(), to_set(board.discs('X')), to_set(board.discs('O')), side)
      .value();
}

void expect_same_board(const Position& position, const Mailbox& board) {
  EXPECT_EQ(position.size(), board.size());
  EXPECT_EQ(position.to_move() == Color::black, board.side() == 'X');
  EXPECT_EQ(position.black(), to_set(board.discs('X')));
  EXPECT_EQ(position.white(), to_set(board.discs('O')));
  EXPECT_EQ(position.empties(), to_set(board.discs('-')));
}

void expect_same_rules(const Position& position, const Mailbox& board) {
  EXPECT_EQ(legal_moves(position), to_set(board.legal_moves()));
  EXPECT_EQ(has_move(position), !board.legal_moves().empty());
  EXPECT_EQ(must_pass(position), board.must_pass());
  EXPECT_EQ(game_over(position), board.over());
  EXPECT_EQ(is_legal(position, Move::pass()), board.must_pass());
  EXPECT_EQ(disc_difference(position, Color::black), board.difference('X'));
  EXPECT_EQ(disc_difference(position, Color::white), board.difference('O'));
  EXPECT_EQ(final_score(position, Color::black), board.difference_with_empties('X'));
  EXPECT_EQ(final_score(position, Color::white), board.difference_with_empties('O'));
}

// Every square of the 8x8 numbering, so that those off a small board are asked for too.
void expect_same_moves(const Position& position, const Mailbox& board) {
  for (Square square = 0; square < kSquares; ++square) {
    const Cell cell{square / 8, square % 8};
    const std::vector<Cell> flipped = board.flips(cell);
    EXPECT_EQ(position.flips_of(square), to_set(flipped)) << "square " << square;
    EXPECT_EQ(is_legal(position, square), !flipped.empty()) << "square " << square;
    if (!flipped.empty()) {
      Mailbox next = board;
      next.play(cell);
      expect_same_board(position.after(square), next);
    }
  }
}

// The code for processors with AVX2 against the portable one, which the mailbox vouches for.
void expect_same_with_avx2([[maybe_unused]] const Position& position) {
#if OUTFLANK_HAS_AVX2
  if (!can_run(Cpu::avx2)) return;
  const Bitboard own = position.own();
  const Bitboard opponent = position.opponent();
  EXPECT_EQ(avx2::legal_moves(own, opponent, position.board()), legal_moves(position));
  for (const Square square : squares(position.empties())) {
    EXPECT_EQ(avx2::flips(own, opponent, square), position.flips_of(square)) << "square " << square;
  }
#endif
}

struct Seen {
  int passes = 0;
  int draws = 0;
};

void play_random_game(int size, Random& random, Seen& seen) {
  Mailbox board = Mailbox::start(size);
  Position position = Position::start(size);
  while (true) {
    expect_same_board(position, board);
    expect_same_rules(position, board);
    expect_same_moves(position, board);
    expect_same_with_avx2(position);
    ASSERT_FALSE(testing::Test::HasFailure()) << "at " << board.text();
    if (board.over()) break;
    if (board.must_pass()) {
      board.pass();
      position = position.after(Move::pass());
      ++seen.passes;
      continue;
    }
    const std::vector<Cell> moves = board.legal_moves();
    const Cell cell = moves[random.below(moves.size())];
    board.play(cell);
    position = position.after(square_at(cell.row, cell.column));
  }
  if (disc_difference(position, Color::black) == 0) ++seen.draws;
}

// Shares of empty and black squares that differ from board to board, so that sparse, crowded and
// one-sided boards all occur.
Mailbox random_setup(int size, Random& random) {
  const double empty_share = random.real();
  const double black_share = random.real();
  std::string squares;
  for (int i = 0; i < size * size; ++i) {
    squares += random.chance(empty_share) ? '-' : random.chance(black_share) ? 'X' : 'O';
  }
  return Mailbox(size, squares, random.chance(0.5) ? 'X' : 'O');
}

class AgainstMailbox : public testing::TestWithParam<int> {};

TEST_P(AgainstMailbox, RandomGamesAgreeAtEveryPly) {
  const int size = GetParam();
  Random random(mix(2024, static_cast<std::uint64_t>(size)));
  Seen seen;
  for (int game = 0; game < 500; ++game) {
    ASSERT_NO_FATAL_FAILURE(play_random_game(size, random, seen)) << "game " << game;
  }
  EXPECT_GT(seen.passes, 100);
  EXPECT_GT(seen.draws, 0);
}

TEST_P(AgainstMailbox, RandomSetUpPositionsAgree) {
  const int size = GetParam();
  Random random(mix(7, static_cast<std::uint64_t>(size)));
  int passes = 0;
  int ended = 0;
  for (int i = 0; i < 20000; ++i) {
    const Mailbox board = random_setup(size, random);
    const Position position = to_position(board);
    expect_same_board(position, board);
    expect_same_rules(position, board);
    expect_same_moves(position, board);
    expect_same_with_avx2(position);
    ASSERT_FALSE(HasFailure()) << "at " << board.text();
    EXPECT_EQ(position_text(position), board.text());
    EXPECT_EQ(parse_position(board.text()), position);
    passes += board.must_pass() ? 1 : 0;
    ended += board.over() ? 1 : 0;
  }
  EXPECT_GT(passes, 500);
  EXPECT_GT(ended, 500);
}

std::uint64_t mailbox_perft(const Mailbox& board, int depth) {
  if (depth == 0 || board.over()) return 1;
  if (board.must_pass()) {
    Mailbox next = board;
    next.pass();
    return mailbox_perft(next, depth - 1);
  }
  std::uint64_t leaves = 0;
  for (const Cell cell : board.legal_moves()) {
    Mailbox next = board;
    next.play(cell);
    leaves += mailbox_perft(next, depth - 1);
  }
  return leaves;
}

TEST_P(AgainstMailbox, PerftOfRandomSetUpPositionsAgrees) {
  const int size = GetParam();
  Random random(mix(11, static_cast<std::uint64_t>(size)));
  for (int i = 0; i < 60; ++i) {
    const Mailbox board = random_setup(size, random);
    for (int depth = 0; depth <= 3; ++depth) {
      const std::uint64_t leaves = mailbox_perft(board, depth);
      for (const Cpu cpu : {Cpu::portable, best_cpu()}) {
        EXPECT_EQ(perft(to_position(board), depth, cpu), leaves) << board.text();
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Sizes, AgainstMailbox, testing::Values(4, 6, 8),
                         [](const auto& size) { return "Size" + std::to_string(size.param); });

}  // namespace
}  // namespace outflank
