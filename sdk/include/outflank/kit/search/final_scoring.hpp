// What a finished game is worth to a search, and the scale all its values live on.
#pragma once

#include <algorithm>
#include <cstdint>

#include "outflank/rules/position.hpp"
#include "outflank/rules/score.hpp"

namespace outflank {

// The scale, from the inside out: an evaluation is cut to +-(kWonGame - 1); a game won by n discs
// is kWonGame + n; kInfiniteValue is the infinity of those who score a won game so. kBeyondAll lies
// outside every value and its negative is one too, so a window (-kBeyondAll, kBeyondAll) holds all.
inline constexpr std::int32_t kWonGame = 1'000'000'000;
inline constexpr std::int32_t kInfiniteValue = 2'000'000'000;
inline constexpr std::int32_t kBeyondAll = 2'100'000'000;

enum class FinalPolicy {
  discs,          // in the evaluator's unit: papers 001 and 003
  infinity,       // plus or minus infinity, a draw 0: paper 004
  win_then_discs  // any win before any evaluation, a higher one before a lower; a draw 0
};

struct FinalScoring {
  FinalPolicy policy = FinalPolicy::win_then_discs;
  bool empties_to_winner = true;
  std::int32_t units_per_disc = 1;  // of the evaluator, for FinalPolicy::discs

  friend bool operator==(const FinalScoring&, const FinalScoring&) = default;

  // Of a finished game, for the side to move.
  [[nodiscard]] constexpr std::int32_t value(const Position& position) const noexcept {
    return value_of(empties_to_winner ? final_score(position, position.to_move())
                                      : disc_difference(position, position.to_move()));
  }

  // Of a game won by so many discs; lost, if they are negative.
  [[nodiscard]] constexpr std::int32_t value_of(int discs) const noexcept {
    if (policy == FinalPolicy::discs) return in_units(discs);
    if (discs == 0) return 0;
    if (policy == FinalPolicy::infinity) return discs > 0 ? kInfiniteValue : -kInfiniteValue;
    return discs > 0 ? kWonGame + discs : -kWonGame + discs;
  }

  // A number of discs as the evaluator would measure it.
  [[nodiscard]] constexpr std::int32_t in_units(int discs) const noexcept {
    const auto value = std::int64_t{discs} * units_per_disc;
    return static_cast<std::int32_t>(
        std::clamp<std::int64_t>(value, -kInfiniteValue, kInfiniteValue));
  }
};

// True for what only a finished game is worth, under win_then_discs; won_by() gives its discs.
[[nodiscard]] constexpr bool is_won_or_lost(std::int32_t value) noexcept {
  return (value > kWonGame && value < kInfiniteValue) ||
         (value < -kWonGame && value > -kInfiniteValue);
}
[[nodiscard]] constexpr int won_by(std::int32_t value) noexcept {
  return value > 0 ? value - kWonGame : value + kWonGame;
}

}  // namespace outflank
