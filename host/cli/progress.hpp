#pragma once

#include <chrono>
#include <cstddef>
#include <ostream>
#include <string>

#include "cli/status_line.hpp"

namespace outflank::host {

// A status line for work that consists of known steps.
class Progress {
 public:
  using Now = StatusLine::Now;

  Progress(std::ostream& out, bool terminal, Now now = std::chrono::steady_clock::now)
      : line_(out, terminal, now), now_(std::move(now)) {}

  // A step of the work begins, after `done` of `all`; what it is about.
  void begin(std::size_t done, std::size_t all, std::string what);
  // The same step is so far.
  void advance(std::size_t done, std::string what);
  // Call it often; it writes when it is time to.
  void tick();
  // Before anything else is written: takes the line off the terminal.
  void clear() { line_.clear(); }

 private:
  [[nodiscard]] std::string text() const;

  StatusLine line_;
  Now now_;
  std::size_t done_ = 0;
  std::size_t all_ = 0;
  std::string what_;
  std::chrono::steady_clock::time_point begin_{};
};

}  // namespace outflank::host
