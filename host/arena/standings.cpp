#include "arena/standings.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <tuple>

namespace outflank::host::arena {

namespace {

std::uint64_t forfeits(const Tally& tally, std::size_t side) {
  std::uint64_t sum = 0;
  for (const Ending ending : kEndings) sum += tally.ended(ending).at_fault[side];
  return sum;
}

}  // namespace

std::vector<Standing> standings(const Tournament& tournament) {
  assert(tournament.pairings.size() == tournament.tallies.size());
  std::vector<Standing> all(tournament.names.size());
  for (unsigned i = 0; i < all.size(); ++i) all[i].participant = i;
  std::vector<stats::Meeting> meetings;
  for (std::size_t i = 0; i < tournament.pairings.size(); ++i) {
    const auto [first, second] = tournament.pairings[i];
    const Tally& tally = tournament.tallies[i];
    all[first].results += tally.results();
    all[second].results += tally.results().swapped();
    all[first].discs += static_cast<double>(tally.game_discs().sum);
    all[second].discs -= static_cast<double>(tally.game_discs().sum);
    all[first].forfeits += forfeits(tally, 0);
    all[second].forfeits += forfeits(tally, 1);
    meetings.push_back({.first = first,
                        .second = second,
                        .points = tally.results().points(),
                        .games = static_cast<double>(tally.games())});
  }
  const auto ratings = stats::bradley_terry(static_cast<unsigned>(all.size()), meetings);
  for (std::size_t i = 0; i < all.size(); ++i) {
    all[i].rating = ratings[i];
    const auto games = static_cast<double>(all[i].results.games());
    if (games > 0) all[i].discs /= games;
  }
  std::ranges::stable_sort(all, std::ranges::greater(), [](const Standing& standing) {
    return std::tuple(std::round(10 * standing.rating.elo), standing.results.points());
  });
  return all;
}

stats::WinDrawLoss results_between(const Tournament& tournament, unsigned row, unsigned column) {
  stats::WinDrawLoss sum;
  for (std::size_t i = 0; i < tournament.pairings.size(); ++i) {
    const auto results = tournament.tallies[i].results();
    if (tournament.pairings[i] == Pairing(row, column)) sum += results;
    if (tournament.pairings[i] == Pairing(column, row)) sum += results.swapped();
  }
  return sum;
}

}  // namespace outflank::host::arena
