#include "cli/status_line.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

#include "config/utf8.hpp"

namespace outflank::host {

using namespace std::chrono_literals;

namespace {

// So many characters at most.
std::string beginning(const std::string& text, std::size_t width) {
  std::string_view rest = text;
  for (; width > 0 && !rest.empty(); --width) {
    rest.remove_prefix(std::max<std::size_t>(config::character_length(rest), 1));
  }
  return text.substr(0, text.size() - rest.size());
}

}  // namespace

std::size_t terminal_width() {
  constexpr std::size_t kUsual = 80;
  winsize size{};
  if (::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return kUsual;
  return size.ws_col;
}

StatusLine::StatusLine(std::ostream& out, bool terminal, Now now, Width width)
    : out_(out),
      terminal_(terminal),
      now_(std::move(now)),
      width_(std::move(width)),
      next_(now_() + pause()) {}

std::chrono::milliseconds StatusLine::pause() const { return terminal_ ? 200ms : 30s; }

void StatusLine::tick(const std::function<std::string()>& text) {
  const auto now = now_();
  if (now < next_) return;
  next_ = now + pause();
  if (terminal_) {
    // Back to the first column, and the rest of the line is erased. The last column stays
    // empty: the cursor is in it then, and not in the next line.
    const auto width = std::max<std::size_t>(width_(), 1) - 1;
    out_ << "\r" << beginning(text(), width) << "\033[K" << std::flush;
    shown_ = true;
  } else {
    out_ << text() << "\n" << std::flush;
  }
}

void StatusLine::restart() { next_ = now_() + pause(); }

void StatusLine::clear() {
  if (shown_) out_ << "\r\033[K" << std::flush;
  shown_ = false;
}

}  // namespace outflank::host
