#pragma once

#include "stats/estimate.hpp"
#include "stats/game_counts.hpp"

namespace outflank::host::stats {

// Where a match says nothing about one side of an interval, it ends here: a score of 1 in
// ten thousand million.
inline constexpr double kEloLimit = 4000;

// Logistic Elo, as chess counts it. Precondition: 0 < score < 1.
[[nodiscard]] double elo_of(double score);
[[nodiscard]] double score_of(double elo);

// The difference in Elo that the results show. Who lost every point counts as having won a
// quarter of one, so that the value is finite and grows with the number of games; 0 where
// there are no games.
//
// The interval holds what the results do not speak against: the differences at which their
// likelihood is above exp(-1.92) of the greatest. With many games it is the usual one, value
// plus and minus 1.96 standard errors; other than that one it is right for results that are all
// the same, knows no score above 100 %, and tells how little few games say.
//
// Pairs of games are what is independent. That of single games takes each game for
// independent, so use it only where there are no pairs.
[[nodiscard]] Estimate elo(const Pentanomial& results);
[[nodiscard]] Estimate elo(const WinDrawLoss& results);

// How far the score is from an even one in standard deviations of a single game, times
// 800 / ln 10: Elo as if there were no draws and every game hung in the balance. It tells how
// many games it takes to see a difference, whatever the rate of draws. As Fishtest and
// fastchess define it: the deviation of a game is that of a pair's mean score times the
// square root of 2; the interval takes it as known. A deviation smaller than if half a pair
// had ended half a point differently counts as that one.
[[nodiscard]] Estimate normalised_elo(const Pentanomial& results);
[[nodiscard]] Estimate normalised_elo(const WinDrawLoss& results);

// The probability, given the results and nothing else, that the one whose view they are is the
// stronger; 0.5 where nothing speaks for either. By the likelihood, as the interval of elo().
[[nodiscard]] double likelihood_of_superiority(const Pentanomial& results);
[[nodiscard]] double likelihood_of_superiority(const WinDrawLoss& results);

}  // namespace outflank::host::stats
