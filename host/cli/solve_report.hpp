// What `outflank solve` says about positions, as text for people and as JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "formats/obf.hpp"
#include "outflank/kit/solver.hpp"

namespace outflank::host {

struct SolvedPosition {
  std::size_t number = 0;  // of the file, from 1
  const formats::ObfPosition* asked = nullptr;
  Solution solution;
  double seconds = 0;
};

// Adds up what it is told of. Values in a file count empty squares for the winner,
// so they are compared unless `plain`; with `win_draw_loss` only their sign is.
class SolveReport {
 public:
  SolveReport(bool win_draw_loss, bool plain) : win_draw_loss_(win_draw_loss), plain_(plain) {}

  // The headings of the lines.
  [[nodiscard]] std::string heading() const;
  // One line each, without its end.
  [[nodiscard]] std::string line(const SolvedPosition& solved) const;
  [[nodiscard]] std::string json(const SolvedPosition& solved) const;

  void add(const SolvedPosition& solved);
  // "10 positions, 123 nodes, 0.123 s, 20.1 million nodes a second, 10 of 10 agree"
  [[nodiscard]] std::string totals() const;
  [[nodiscard]] bool all_agree() const { return agreed_ == compared_; }

 private:
  // The value by the file, if it tells one that can be compared.
  [[nodiscard]] std::optional<int> expected(const SolvedPosition& solved) const;
  // Whether value and move are what the file says; nothing if it says nothing.
  [[nodiscard]] std::optional<bool> agrees(const SolvedPosition& solved) const;
  [[nodiscard]] int comparable(int value) const;
  [[nodiscard]] std::string value_text(int value) const;

  bool win_draw_loss_;
  bool plain_;
  std::size_t positions_ = 0;
  std::size_t compared_ = 0;
  std::size_t agreed_ = 0;
  std::uint64_t nodes_ = 0;
  double seconds_ = 0;
};

}  // namespace outflank::host
