// Seeded positions for tests that try many of them.
#pragma once

#include <cassert>
#include <cstdint>

#include "outflank/kit/random.hpp"
#include "outflank/rules/rules.hpp"

namespace outflank::test {

/// Any discs anywhere. The shares of empty and black squares differ from board
/// to board, so that sparse, crowded and one-sided boards all occur.
[[nodiscard]] inline Position random_setup(int size, Random& random) {
  const double empty_share = random.real();
  const double black_share = random.real();
  Bitboard black = 0;
  Bitboard white = 0;
  for (const Square square : squares(board_mask(size))) {
    if (random.chance(empty_share)) continue;
    (random.chance(black_share) ? black : white) |= bit(square);
  }
  const auto side = random.chance(0.5) ? Color::black : Color::white;
  return Position::from(size, black, white, side).value();
}

/// A whole game of random moves.
[[nodiscard]] inline Game random_game(const Position& start, Random& random) {
  Game game(start);
  while (!game.over()) {
    const auto moves = legal_moves(game.position());
    const Move move = moves == 0 ? Move::pass() : Move(random_square(moves, random));
    [[maybe_unused]] const bool played = game.play(move);
    assert(played);
  }
  return game;
}

/// The beginning of a random game, of any length that leaves a move to make.
[[nodiscard]] inline Game random_beginning(int size, Random& random) {
  while (true) {
    Game game = random_game(Position::start(size), random);
    auto plies_back = random.below(static_cast<std::uint64_t>(game.ply()) + 1);
    for (; plies_back > 0; --plies_back) game.undo();
    if (has_move(game.position())) return game;
  }
}

/// A set-up position that leaves a move to make.
[[nodiscard]] inline Position random_playable_setup(int size, Random& random) {
  while (true) {
    const auto position = random_setup(size, random);
    if (has_move(position)) return position;
  }
}

[[nodiscard]] inline Position with_colors_swapped(const Position& position) {
  return Position::from(position.size(), position.white(), position.black(),
                        opposite(position.to_move()))
      .value();
}

}  // namespace outflank::test
