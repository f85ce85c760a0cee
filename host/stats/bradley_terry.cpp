#include "stats/bradley_terry.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <numeric>
#include <utility>

#include "stats/elo.hpp"

namespace outflank::host::stats {

namespace {

class Matrix {
 public:
  explicit Matrix(std::size_t size) : size_(size), cells_(size * size) {}
  [[nodiscard]] double& at(std::size_t row, std::size_t column) {
    return cells_[row * size_ + column];
  }
  [[nodiscard]] double at(std::size_t row, std::size_t column) const {
    return cells_[row * size_ + column];
  }
  [[nodiscard]] std::size_t size() const { return size_; }

  // Gauss and Jordan, without pivots: the matrix is positive definite.
  [[nodiscard]] Matrix inverse() const {
    Matrix left = *this;
    Matrix right(size_);
    for (std::size_t i = 0; i < size_; ++i) right.at(i, i) = 1;
    for (std::size_t i = 0; i < size_; ++i) {
      const double pivot = left.at(i, i);
      for (std::size_t column = 0; column < size_; ++column) {
        left.at(i, column) /= pivot;
        right.at(i, column) /= pivot;
      }
      for (std::size_t row = 0; row < size_; ++row) {
        const double factor = left.at(row, i);
        if (row == i || factor == 0) continue;
        for (std::size_t column = 0; column < size_; ++column) {
          left.at(row, column) -= factor * left.at(i, column);
          right.at(row, column) -= factor * right.at(i, column);
        }
      }
    }
    return right;
  }

 private:
  std::size_t size_;
  std::vector<double> cells_;
};

// Strengths are natural logarithms of odds here.
class Model {
 public:
  Model(unsigned players, std::span<const Meeting> meetings, double virtual_draws)
      : points_(players), games_(players), group_(players), group_size_(players) {
    std::iota(group_.begin(), group_.end(), std::size_t{0});
    for (const Meeting& meeting : meetings) {
      assert(meeting.first < players && meeting.second < players);
      assert(meeting.first != meeting.second);
      if (meeting.games == 0) continue;
      points_.at(meeting.first, meeting.second) += meeting.points;
      points_.at(meeting.second, meeting.first) += meeting.games - meeting.points;
      games_.at(meeting.first, meeting.second) += meeting.games;
      games_.at(meeting.second, meeting.first) += meeting.games;
      std::ranges::replace(group_, std::size_t{group_[meeting.second]},
                           std::size_t{group_[meeting.first]});
    }
    for (const std::size_t group : group_) ++group_size_[group];
    for (std::size_t i = 0; i < players; ++i) {
      for (std::size_t j = 0; j < players; ++j) {
        if (games_.at(i, j) == 0) continue;
        games_.at(i, j) += virtual_draws;
        points_.at(i, j) += virtual_draws / 2;
      }
    }
  }

  [[nodiscard]] std::vector<Rating> ratings() const {
    const auto strengths = most_likely();
    const auto covariance = covariance_at(strengths);
    constexpr double kElo = 400 / std::numbers::ln10;
    std::vector<Rating> ratings;
    for (std::size_t i = 0; i < strengths.size(); ++i) {
      const bool alone = group_size_[group_[i]] == 1;
      const double error = kElo * std::sqrt(std::max(covariance.at(i, i), 0.0));
      ratings.push_back({.elo = kElo * strengths[i],
                         .standard_error = alone ? kEloLimit : std::min(error, kEloLimit)});
    }
    return ratings;
  }

 private:
  using Strengths = std::vector<double>;

  [[nodiscard]] static double expected(double difference) {
    return 1 / (1 + std::exp(-difference));
  }

  [[nodiscard]] double log_likelihood(const Strengths& strengths) const {
    double sum = 0;
    for (std::size_t i = 0; i < strengths.size(); ++i) {
      for (std::size_t j = 0; j < strengths.size(); ++j) {
        if (points_.at(i, j) > 0) {
          sum -= points_.at(i, j) * std::log1p(std::exp(strengths[j] - strengths[i]));
        }
      }
    }
    return sum;
  }

  // The inverse of the information within each group, where the strengths' sum is fixed.
  [[nodiscard]] Matrix covariance_at(const Strengths& strengths) const {
    Matrix information(strengths.size());
    for (std::size_t i = 0; i < strengths.size(); ++i) {
      for (std::size_t j = 0; j < strengths.size(); ++j) {
        const double chance = expected(strengths[i] - strengths[j]);
        const double part = games_.at(i, j) * chance * (1 - chance);
        information.at(i, i) += part;
        information.at(i, j) += mean_part(i, j) - part;
      }
    }
    auto covariance = information.inverse();
    for (std::size_t i = 0; i < strengths.size(); ++i) {
      for (std::size_t j = 0; j < strengths.size(); ++j) {
        covariance.at(i, j) -= mean_part(i, j);
      }
    }
    return covariance;
  }
  // Takes the mean of a group when a vector is multiplied by it.
  [[nodiscard]] double mean_part(std::size_t i, std::size_t j) const {
    return group_[i] == group_[j] ? 1 / static_cast<double>(group_size_[group_[i]]) : 0;
  }

  // Newton's method; the likelihood has one maximum only. Steps that overshoot are halved.
  [[nodiscard]] Strengths most_likely() const {
    const std::size_t players = games_.size();
    Strengths strengths(players);
    double reached = log_likelihood(strengths);
    for (int round = 0; round < 200; ++round) {
      const auto covariance = covariance_at(strengths);
      Strengths surplus(players);  // points above what is expected
      for (std::size_t i = 0; i < players; ++i) {
        for (std::size_t j = 0; j < players; ++j) {
          surplus[i] += points_.at(i, j) - games_.at(i, j) * expected(strengths[i] - strengths[j]);
        }
      }
      Strengths step(players);
      double largest = 0;
      for (std::size_t i = 0; i < players; ++i) {
        for (std::size_t j = 0; j < players; ++j) step[i] += covariance.at(i, j) * surplus[j];
        largest = std::max(largest, std::abs(step[i]));
      }
      // Larger steps leave what the second derivative knows about.
      double scale = largest > 2 ? 2 / largest : 1;
      Strengths next(players);
      double likelihood = 0;
      for (int halves = 0; halves < 60; ++halves, scale /= 2) {
        for (std::size_t i = 0; i < players; ++i) next[i] = strengths[i] + scale * step[i];
        likelihood = log_likelihood(next);
        if (likelihood >= reached) break;
      }
      if (!(likelihood >= reached)) break;
      reached = likelihood;
      strengths = std::move(next);
      if (largest < 1e-9) break;
    }
    return strengths;
  }

  Matrix points_;  // of the row against the column
  Matrix games_;
  std::vector<std::size_t> group_;  // players that can be compared have the same
  std::vector<std::size_t> group_size_;
};

}  // namespace

std::vector<Rating> bradley_terry(unsigned players, std::span<const Meeting> meetings,
                                  double virtual_draws) {
  return Model(players, meetings, virtual_draws).ratings();
}

}  // namespace outflank::host::stats
