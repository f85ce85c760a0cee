#pragma once

#include <chrono>
#include <functional>
#include <ostream>
#include <string>

namespace outflank::host {

// How far long work is, on standard error: on a terminal a line that is written
// over and over, elsewhere a plain line now and then.
class Progress {
 public:
  using Now = std::function<std::chrono::steady_clock::time_point()>;

  Progress(std::ostream& out, bool terminal, Now now = std::chrono::steady_clock::now)
      : out_(out), terminal_(terminal), now_(std::move(now)) {}

  // A step of the work begins, after `done` of `all`; what it is about.
  void begin(std::size_t done, std::size_t all, std::string what);
  // Call it often; it writes when it is time to.
  void tick();
  // Before anything else is written: takes the line off the terminal.
  void clear();

 private:
  [[nodiscard]] std::string text(std::chrono::steady_clock::time_point now) const;

  std::ostream& out_;
  bool terminal_;
  Now now_;
  std::size_t done_ = 0;
  std::size_t all_ = 0;
  std::string what_;
  std::chrono::steady_clock::time_point begin_{};
  std::chrono::steady_clock::time_point next_{};
  bool shown_ = false;
};

}  // namespace outflank::host
