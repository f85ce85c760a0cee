#pragma once

#include <cassert>
#include <cstdint>
#include <optional>

#include "outflank/rules/bitboard.hpp"
#include "outflank/rules/color.hpp"
#include "outflank/rules/move.hpp"
#include "outflank/rules/moves.hpp"
#include "outflank/rules/scramble.hpp"

namespace outflank {

// Discs, board size and side to move: all that decides how a game goes on. A value.
class Position {
 public:
  // The start of the 8x8 game.
  constexpr Position() noexcept : Position(start()) {}

  // White on d4 and e5, black on e4 and d5 (8x8; the centre of the others likewise), black to move.
  // Precondition: the size is 4, 6 or 8.
  [[nodiscard]] static constexpr Position start(int size = 8) noexcept {
    assert(is_board_size(size));
    const int low = size / 2 - 1;
    const int high = size / 2;
    return {size, bit(square_at(low, high)) | bit(square_at(high, low)),
            bit(square_at(low, low)) | bit(square_at(high, high)), Color::black};
  }

  // Any set-up position; nothing if the size is not 4, 6 or 8, or the discs overlap or lie off the
  // board.
  [[nodiscard]] static constexpr std::optional<Position> from(int size, Bitboard black,
                                                              Bitboard white,
                                                              Color to_move) noexcept {
    if (!is_board_size(size)) return std::nullopt;
    if ((black & white) != 0 || ((black | white) & ~board_mask(size)) != 0) return std::nullopt;
    const bool black_moves = to_move == Color::black;
    return Position(size, black_moves ? black : white, black_moves ? white : black, to_move);
  }

  [[nodiscard]] constexpr int size() const noexcept { return size_; }
  [[nodiscard]] constexpr Color to_move() const noexcept { return to_move_; }

  // Sets of squares, all of them; count() gives numbers. own() is the side to move.
  [[nodiscard]] constexpr Bitboard own() const noexcept { return own_; }
  [[nodiscard]] constexpr Bitboard opponent() const noexcept { return opponent_; }
  [[nodiscard]] constexpr Bitboard black() const noexcept { return discs_of(Color::black); }
  [[nodiscard]] constexpr Bitboard white() const noexcept { return discs_of(Color::white); }
  [[nodiscard]] constexpr Bitboard discs_of(Color color) const noexcept {
    return color == to_move_ ? own_ : opponent_;
  }
  [[nodiscard]] constexpr Bitboard discs() const noexcept { return own_ | opponent_; }
  [[nodiscard]] constexpr Bitboard empties() const noexcept { return board() & ~discs(); }
  [[nodiscard]] constexpr Bitboard board() const noexcept { return board_mask(size_); }

  // The discs the side to move would turn; none exactly when the move is illegal, also because the
  // square is taken or off this board.
  [[nodiscard]] constexpr Bitboard flips_of(Square square) const noexcept {
    if ((bit(square) & empties()) == 0) return 0;
    return flips(own_, opponent_, square);
  }

  // Precondition: the move is legal.
  [[nodiscard]] constexpr Position after(Move move) const noexcept;

  // The same for a caller that has the flips already, such as a search that plays what it ordered.
  // Precondition: they are flips_of(square), and there are some.
  [[nodiscard]] constexpr Position after(Square square, Bitboard flipped) const noexcept {
    assert(flipped != 0 && flipped == flips_of(square));
    return {size_, opponent_ ^ flipped, own_ | flipped | bit(square), opposite(to_move_)};
  }

  [[nodiscard]] constexpr bool operator==(const Position&) const noexcept = default;

 private:
  constexpr Position(int size, Bitboard own, Bitboard opponent, Color to_move) noexcept
      : own_(own), opponent_(opponent), size_(static_cast<std::uint8_t>(size)), to_move_(to_move) {}

  Bitboard own_;
  Bitboard opponent_;
  std::uint8_t size_;
  Color to_move_;
};

[[nodiscard]] constexpr Bitboard legal_moves(const Position& position) noexcept {
  return legal_moves(position.own(), position.opponent(), position.board());
}

[[nodiscard]] constexpr bool has_move(const Position& position) noexcept {
  return legal_moves(position) != 0;
}

namespace detail {

[[nodiscard]] constexpr bool opponent_has_move(const Position& position) noexcept {
  return legal_moves(position.opponent(), position.own(), position.board()) != 0;
}

}  // namespace detail

// The side to move has no move, but its opponent has one.
[[nodiscard]] constexpr bool must_pass(const Position& position) noexcept {
  return !has_move(position) && detail::opponent_has_move(position);
}

// Neither side has a move.
[[nodiscard]] constexpr bool game_over(const Position& position) noexcept {
  return !has_move(position) && !detail::opponent_has_move(position);
}

// A pass is legal when it is forced, and only then.
[[nodiscard]] constexpr bool is_legal(const Position& position, Move move) noexcept {
  return move.is_pass() ? must_pass(position) : position.flips_of(move.square()) != 0;
}

constexpr Position Position::after(Move move) const noexcept {
  assert(is_legal(*this, move));
  if (move.is_pass()) return {size_, opponent_, own_, opposite(to_move_)};
  return after(move.square(), flips(own_, opponent_, move.square()));
}

// The same on every machine and in every version; differs by discs, size and side to move.
[[nodiscard]] constexpr std::uint64_t hash(const Position& position) noexcept {
  const auto side = static_cast<std::uint64_t>(position.to_move());
  const auto tag = 2 * static_cast<std::uint64_t>(position.size()) + side;
  return scramble(scramble(position.black() + tag * kGolden) + position.white());
}

}  // namespace outflank
