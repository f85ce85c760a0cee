// Which discs of an edge can never be turned. Only a disc placed on the same edge can turn an edge
// disc, because every other line ends there; so eight squares decide, and a table answers.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "outflank/rules/bitboard.hpp"

namespace outflank {

namespace detail {

// A set of up to eight squares read as a number in base three with digits 0 and 1, so that
// kTernary[own] + 2 * kTernary[opponent] numbers the fillings of a line without gaps.
[[nodiscard]] constexpr std::array<std::uint16_t, 256> make_ternary() noexcept {
  std::array<std::uint16_t, 256> table{};
  for (std::size_t set = 0; set < table.size(); ++set) {
    int value = 0;
    for (int square = 7; square >= 0; --square) {
      value = 3 * value + static_cast<int>(set >> square & 1);
    }
    table[set] = static_cast<std::uint16_t>(value);
  }
  return table;
}

inline constexpr std::array<std::uint16_t, 256> kTernary = make_ternary();

[[nodiscard]] constexpr std::size_t line_index(unsigned own, unsigned opponent) noexcept {
  return static_cast<std::size_t>(kTernary[own]) + 2 * std::size_t{kTernary[opponent]};
}

// The opponent discs of a line turned by an own disc placed on `square`.
[[nodiscard]] constexpr unsigned line_flips(unsigned own, unsigned opponent, int square) noexcept {
  unsigned flipped = 0;
  unsigned run = 0;
  unsigned next = 2U << square;
  for (; (next & opponent) != 0; next <<= 1) run |= next;
  if ((next & own) != 0) flipped |= run;
  run = 0;
  next = (1U << square) >> 1;
  for (; (next & opponent) != 0; next >>= 1) run |= next;
  if ((next & own) != 0) flipped |= run;
  return flipped;
}

template <int length>
class EdgeTable {
 public:
  // From full lines to empty ones, so that every filling one disc away is known already.
  constexpr EdgeTable() noexcept {
    for (int empties = 0; empties <= length; ++empties) {
      for (unsigned discs = 0; discs <= kLine; ++discs) {
        if (std::popcount(discs) != length - empties) continue;
        for (unsigned own = discs;; own = (own - 1) & discs) {
          lasting_[line_index(own, discs ^ own)] = survivors(own, discs ^ own);
          if (own == 0) break;
        }
      }
    }
  }

  // Of both colours.
  [[nodiscard]] constexpr unsigned lasting(unsigned own, unsigned opponent) const noexcept {
    return lasting_[line_index(own, opponent)];
  }

 private:
  static constexpr unsigned kLine = (1U << length) - 1;
  static constexpr std::size_t kFillings = std::size_t{kTernary[kLine]} * 2 + 1;

  [[nodiscard]] constexpr std::uint8_t survivors(unsigned own, unsigned opponent) const noexcept {
    unsigned kept = own | opponent;
    for (int square = 0; square < length; ++square) {
      const unsigned placed = 1U << square;
      if (((own | opponent) & placed) != 0) continue;
      const unsigned lost = line_flips(own, opponent, square);
      kept &= ~lost & lasting(own | placed | lost, opponent & ~lost);
      const unsigned won = line_flips(opponent, own, square);
      kept &= ~won & lasting(own & ~won, opponent | placed | won);
    }
    return static_cast<std::uint8_t>(kept);
  }

  std::array<std::uint8_t, kFillings> lasting_{};
};

// Made on first use: a fifth of a millisecond then, seconds in every compilation otherwise.
template <int length>
[[nodiscard]] inline const EdgeTable<length>& edge_table() noexcept {
  static const EdgeTable<length> table;
  return table;
}

[[nodiscard]] constexpr unsigned column_to_line(Bitboard discs, int column) noexcept {
  return static_cast<unsigned>(((discs >> column & 0x0101010101010101) * 0x0102040810204080) >> 56);
}

// Without the first and last square, which the rows bring. (The product would carry with them.)
[[nodiscard]] constexpr Bitboard line_to_column(unsigned line, int column) noexcept {
  return ((line & 0x7e) * Bitboard{0x0000040810204080} & 0x0001010101010100) << column;
}

template <int size>
[[nodiscard]] inline Bitboard lasting_edges(Bitboard own, Bitboard opponent) noexcept {
  constexpr int kLast = size - 1;
  constexpr unsigned kLine = (1U << size) - 1;
  const EdgeTable<size>& table = edge_table<size>();
  const auto row = [&](int shift) {
    const auto own_line = static_cast<unsigned>(own >> shift) & kLine;
    const auto opponent_line = static_cast<unsigned>(opponent >> shift) & kLine;
    return Bitboard{table.lasting(own_line, opponent_line)} << shift;
  };
  const auto column = [&](int number) {
    return line_to_column(
        table.lasting(column_to_line(own, number), column_to_line(opponent, number)), number);
  };
  return row(0) | row(8 * kLast) | column(0) | column(kLast);
}

}  // namespace detail

// The discs of both colours on the four edges that no sequence of discs placed on that edge alone
// can turn: by either side, in any order, whether or not the placement would be a legal move. Exact
// in that sense; and as legal games are among those sequences, none of these discs is ever turned.
// A corner disc always belongs. Precondition: the size is 4, 6 or 8, the discs lie on that board.
[[nodiscard]] inline Bitboard lasting_edge_discs(Bitboard own, Bitboard opponent,
                                                 int size) noexcept {
  if (size == 8) return detail::lasting_edges<8>(own, opponent);
  if (size == 6) return detail::lasting_edges<6>(own, opponent);
  return detail::lasting_edges<4>(own, opponent);
}

}  // namespace outflank
