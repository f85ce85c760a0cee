// Features as numbers from the side to move's view: own minus the opponent's, unless said
// otherwise. A pass turns the sign of each, and nothing else.
#pragma once

#include "outflank/kit/features/areas.hpp"
#include "outflank/kit/features/mobility.hpp"
#include "outflank/kit/features/stable_discs.hpp"
#include "outflank/kit/features/vulnerable_discs.hpp"
#include "outflank/rules/position.hpp"

namespace outflank {

namespace detail {

[[nodiscard]] constexpr int difference_on(const Position& position, Bitboard area) noexcept {
  return count(position.own() & area) - count(position.opponent() & area);
}

}  // namespace detail

// Discs as they lie; empty squares are nobody's.
[[nodiscard]] constexpr int disc_difference(const Position& position) noexcept {
  return detail::difference_on(position, position.board());
}

// Discs in the four corners.
[[nodiscard]] constexpr int corner_difference(const Position& position) noexcept {
  return detail::difference_on(position, corner_squares(position.size()));
}

// Discs on the eight C-squares, whoever holds the corner beside them.
[[nodiscard]] constexpr int c_square_difference(const Position& position) noexcept {
  return detail::difference_on(position, c_squares(position.size()));
}

// Discs on the four X-squares, whoever holds the corner beside them.
[[nodiscard]] constexpr int x_square_difference(const Position& position) noexcept {
  return detail::difference_on(position, x_squares(position.size()));
}

// Discs on the edges, corners included (as the TD report counts them).
[[nodiscard]] constexpr int edge_difference(const Position& position) noexcept {
  return detail::difference_on(position, edge_squares(position.size()));
}

// Legal moves, each side's as if it were its turn.
[[nodiscard]] constexpr int mobility_difference(const Position& position) noexcept {
  return mobility(position.own(), position.opponent(), position.size()) -
         mobility(position.opponent(), position.own(), position.size());
}

// Empty squares next to the other side's discs.
[[nodiscard]] constexpr int potential_mobility_difference(const Position& position) noexcept {
  return count(potential_moves(position.own(), position.opponent(), position.size())) -
         count(potential_moves(position.opponent(), position.own(), position.size()));
}

// Discs next to an empty square. More is worse.
[[nodiscard]] constexpr int frontier_difference(const Position& position) noexcept {
  return count(frontier_discs(position.own(), position.opponent(), position.size())) -
         count(frontier_discs(position.opponent(), position.own(), position.size()));
}

// Discs that stable_discs() finds.
[[nodiscard]] inline int stable_difference(const Position& position) noexcept {
  return count(stable_discs(position.own(), position.opponent(), position.size())) -
         count(stable_discs(position.opponent(), position.own(), position.size()));
}

// The opponent's vulnerable discs minus the own ones, as the TD report has it: more is better.
[[nodiscard]] constexpr int vulnerability(const Position& position) noexcept {
  return count(vulnerable_discs(position.opponent(), position.own(), position.size())) -
         count(vulnerable_discs(position.own(), position.opponent(), position.size()));
}

}  // namespace outflank
