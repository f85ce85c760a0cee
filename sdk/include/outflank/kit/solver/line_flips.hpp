// How many discs the last move turns, by table: with one square empty whatever
// is not own on a line is the opponent's, so eight bits of own discs say it all.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "outflank/rules/bitboard.hpp"

namespace outflank::endgame {

[[nodiscard]] constexpr int turned_on_line(int place, unsigned own) noexcept {
  int turned = 0;
  for (const int step : {1, -1}) {
    int run = 0;
    int at = place + step;
    while (at >= 0 && at < 8 && (own >> at & 1U) == 0) {
      ++run;
      at += step;
    }
    if (at >= 0 && at < 8) turned += run;
  }
  return turned;
}

using LineFlips = std::array<std::array<std::uint8_t, 256>, 8>;

[[nodiscard]] constexpr LineFlips make_line_flips() noexcept {
  LineFlips table{};
  for (std::size_t place = 0; place < 8; ++place) {
    for (unsigned own = 0; own < 256; ++own) {
      table[place][own] = static_cast<std::uint8_t>(turned_on_line(static_cast<int>(place), own));
    }
  }
  return table;
}
inline constexpr LineFlips kLineFlips = make_line_flips();

// The two diagonals through each square.
struct Diagonals {
  Bitboard falling = 0;  // towards h8
  Bitboard rising = 0;   // towards h1
};

[[nodiscard]] constexpr std::array<Diagonals, kSquares> make_diagonals() noexcept {
  std::array<Diagonals, kSquares> table{};
  for (Square from = 0; from < kSquares; ++from) {
    for (Square to = 0; to < kSquares; ++to) {
      const int rows = row_of(to) - row_of(from);
      const int columns = column_of(to) - column_of(from);
      if (rows == columns) table[static_cast<std::size_t>(from)].falling |= bit(to);
      if (rows == -columns) table[static_cast<std::size_t>(from)].rising |= bit(to);
    }
  }
  return table;
}
inline constexpr std::array<Diagonals, kSquares> kDiagonals = make_diagonals();

// The number of discs turned by an own disc on the last empty square. A line is gathered into eight
// bits by one multiplication: those of a diagonal stand in different columns already.
[[nodiscard]] inline int last_flips(Bitboard own, Square square) noexcept {
  constexpr Bitboard kColumn = 0x0101010101010101;
  constexpr Bitboard kGather = 0x0102040810204080;
  const auto row = static_cast<std::size_t>(row_of(square));
  const auto column = static_cast<std::size_t>(column_of(square));
  const Diagonals& diagonals = kDiagonals[static_cast<std::size_t>(square)];
  const auto& in_row = kLineFlips[column];
  return in_row[own >> (8 * row) & 0xFF] +
         kLineFlips[row][((own >> column) & kColumn) * kGather >> 56] +
         in_row[(own & diagonals.falling) * kColumn >> 56] +
         in_row[(own & diagonals.rising) * kColumn >> 56];
}

}  // namespace outflank::endgame
