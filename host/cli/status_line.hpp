#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <ostream>
#include <string>

namespace outflank::host {

// The columns of the terminal that standard error is; 80 where it does not say.
[[nodiscard]] std::size_t terminal_width();

// How far long work is, on standard error, in words of its own: on a terminal a line that is
// written over and over, elsewhere a plain line now and then.
class StatusLine {
 public:
  using Now = std::function<std::chrono::steady_clock::time_point()>;
  using Width = std::function<std::size_t()>;

  // The width is asked for whenever a line is written: windows change.
  StatusLine(std::ostream& out, bool terminal, Now now = std::chrono::steady_clock::now,
             Width width = terminal_width);

  // Asks for the text, and writes it, if it is time to. On a terminal it loses what does not
  // fit in one line, since only one can be written over.
  void tick(const std::function<std::string()>& text);
  // Other work begins: the next text is not due for as long as at first.
  void restart();
  // Before anything else is written: takes the line off the terminal.
  void clear();

 private:
  [[nodiscard]] std::chrono::milliseconds pause() const;

  std::ostream& out_;
  bool terminal_;
  Now now_;
  Width width_;
  std::chrono::steady_clock::time_point next_;
  bool shown_ = false;
};

}  // namespace outflank::host
