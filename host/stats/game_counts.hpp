#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace outflank::host::stats {

// Results of games from one side's view.
struct WinDrawLoss {
  std::uint64_t wins = 0;
  std::uint64_t draws = 0;
  std::uint64_t losses = 0;

  [[nodiscard]] std::uint64_t games() const { return wins + draws + losses; }
  [[nodiscard]] double points() const {
    return static_cast<double>(wins) + static_cast<double>(draws) / 2;
  }
  // Points a game, 0 to 1; an even score where there are no games.
  [[nodiscard]] double score() const {
    return games() == 0 ? 0.5 : points() / static_cast<double>(games());
  }
  // From the other side's view.
  [[nodiscard]] WinDrawLoss swapped() const {
    return {.wins = losses, .draws = draws, .losses = wins};
  }
  WinDrawLoss& operator+=(const WinDrawLoss& other) {
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    return *this;
  }
  bool operator==(const WinDrawLoss&) const = default;
};

// Results of pairs: two games from the same opening with the colours swapped. Their sum is
// what is independent of the other pairs; a single game is not, because both games of a pair
// share what the opening gives to one colour.
struct Pentanomial {
  // With 0, 0.5, 1, 1.5 and 2 points.
  std::array<std::uint64_t, 5> pairs{};

  [[nodiscard]] std::uint64_t count() const {
    return pairs[0] + pairs[1] + pairs[2] + pairs[3] + pairs[4];
  }
  [[nodiscard]] Pentanomial swapped() const {
    return {{pairs[4], pairs[3], pairs[2], pairs[1], pairs[0]}};
  }
  bool operator==(const Pentanomial&) const = default;
};

}  // namespace outflank::host::stats
