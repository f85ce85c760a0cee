#pragma once

#include <chrono>
#include <functional>
#include <ostream>
#include <string>

namespace outflank::host {

// How far long work is, on standard error, in words of its own: on a terminal a line that is
// written over and over, elsewhere a plain line now and then.
class StatusLine {
 public:
  using Now = std::function<std::chrono::steady_clock::time_point()>;

  StatusLine(std::ostream& out, bool terminal, Now now = std::chrono::steady_clock::now);

  // Asks for the text, and writes it, if it is time to.
  void tick(const std::function<std::string()>& text);
  // Before anything else is written: takes the line off the terminal.
  void clear();

 private:
  [[nodiscard]] std::chrono::milliseconds pause() const;

  std::ostream& out_;
  bool terminal_;
  Now now_;
  std::chrono::steady_clock::time_point next_;
  bool shown_ = false;
};

}  // namespace outflank::host
