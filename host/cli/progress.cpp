#include "cli/progress.hpp"

#include <utility>

namespace outflank::host {

using namespace std::chrono_literals;

void Progress::begin(std::size_t done, std::size_t all, std::string what) {
  done_ = done;
  all_ = all;
  what_ = std::move(what);
  begin_ = now_();
  next_ = begin_ + (terminal_ ? 200ms : 30s);
}

std::string Progress::text(std::chrono::steady_clock::time_point now) const {
  constexpr std::size_t kWidth = 20;
  const auto filled = all_ == 0 ? 0 : kWidth * done_ / all_;
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now - begin_).count();
  return "[" + std::string(filled, '#') + std::string(kWidth - filled, '-') + "] " +
         std::to_string(done_) + " of " + std::to_string(all_) + " done; " + what_ + ", " +
         std::to_string(seconds) + " s";
}

void Progress::tick() {
  const auto now = now_();
  if (now < next_) return;
  next_ = now + (terminal_ ? 200ms : 30s);
  if (terminal_) {
    // Back to the first column, and the rest of the line is erased.
    out_ << "\r" << text(now) << "\033[K" << std::flush;
    shown_ = true;
  } else {
    out_ << text(now) << "\n" << std::flush;
  }
}

void Progress::clear() {
  if (shown_) out_ << "\r\033[K" << std::flush;
  shown_ = false;
}

}  // namespace outflank::host
