#pragma once

#include <span>
#include <vector>

namespace outflank::host::stats {

// What two players did against each other. Several of the same two are added up.
struct Meeting {
  unsigned first = 0;
  unsigned second = 0;
  double points = 0;  // of the first
  double games = 0;
};

// On the Elo scale; the mean of all players is 0.
struct Rating {
  double elo = 0;
  double standard_error = 0;  // of the distance from that mean
};

// Half a draw is put to the games of any two that met, so that who won or lost everything
// has a rating too; as in elo(), who lost every point then has a quarter of one.
inline constexpr double kVirtualDraws = 0.5;

// The joint ratings at which what happened is most likely (Bradley and Terry 1952, draws as half
// a win each), with the errors from the Fisher information, as if all games were independent.
// Players who never met, not even by way of others, cannot be compared: the mean of
// each such group is 0, and one that met nobody has 0 with kEloLimit for its error.
// Precondition: the numbers of players are below `players`, no player meets itself.
[[nodiscard]] std::vector<Rating> bradley_terry(unsigned players, std::span<const Meeting> meetings,
                                                double virtual_draws = kVirtualDraws);

}  // namespace outflank::host::stats
