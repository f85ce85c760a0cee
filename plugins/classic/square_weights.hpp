#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <outflank/rules/rules.hpp>

namespace classic {

// "The board evaluator could attribute a score to every cell in a matrix" (paper 004, possible
// evolutions): a value for every square where the paper tells only C- and X-squares apart. Chosen
// by hand, the paper's numbers kept; by the distances from the two nearer borders, so that the
// smaller boards have them too.
class SquareWeights {
 public:
  explicit constexpr SquareWeights(int size) noexcept {
    for (int row = 0; row < size; ++row) {
      for (int column = 0; column < size; ++column) {
        const auto from_top = static_cast<std::size_t>(std::min(row, size - 1 - row));
        const auto from_side = static_cast<std::size_t>(std::min(column, size - 1 - column));
        areas_[static_cast<std::size_t>(kPlaces[from_top][from_side])] |=
            outflank::bit(outflank::square_at(row, column));
      }
    }
  }

  [[nodiscard]] static const SquareWeights& of(int size) noexcept;

  [[nodiscard]] std::int32_t sum(outflank::Bitboard discs) const noexcept {
    std::int32_t total = 0;
    for (std::size_t i = 0; i < kWeights.size(); ++i) {
      total += kWeights[i] * outflank::count(discs & areas_[i]);
    }
    return total;
  }

 private:
  // Corner first, then along the edge; then the ring next to it; and so on. Symmetric.
  static constexpr std::array<std::array<int, 4>, 4> kPlaces{
      {{0, 1, 2, 3}, {1, 4, 5, 5}, {2, 5, 6, 7}, {3, 5, 7, 7}}};
  static constexpr std::array<std::int32_t, 8> kWeights{20, -10, 6, 4, -15, -2, 2, 1};

  std::array<outflank::Bitboard, 8> areas_{};
};

inline constexpr SquareWeights kWeightsOfFour(4);
inline constexpr SquareWeights kWeightsOfSix(6);
inline constexpr SquareWeights kWeightsOfEight(8);

inline const SquareWeights& SquareWeights::of(int size) noexcept {
  return size == 8 ? kWeightsOfEight : size == 6 ? kWeightsOfSix : kWeightsOfFour;
}

}  // namespace classic
