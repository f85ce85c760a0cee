#include "cli/status_line.hpp"

#include <utility>

namespace outflank::host {

using namespace std::chrono_literals;

StatusLine::StatusLine(std::ostream& out, bool terminal, Now now)
    : out_(out), terminal_(terminal), now_(std::move(now)), next_(now_() + pause()) {}

std::chrono::milliseconds StatusLine::pause() const { return terminal_ ? 200ms : 10s; }

void StatusLine::tick(const std::function<std::string()>& text) {
  const auto now = now_();
  if (now < next_) return;
  next_ = now + pause();
  if (terminal_) {
    // Back to the first column, and the rest of the line is erased.
    out_ << "\r" << text() << "\033[K" << std::flush;
    shown_ = true;
  } else {
    out_ << text() << "\n" << std::flush;
  }
}

void StatusLine::clear() {
  if (shown_) out_ << "\r\033[K" << std::flush;
  shown_ = false;
}

}  // namespace outflank::host
