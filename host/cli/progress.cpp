#include "cli/progress.hpp"

#include <utility>

namespace outflank::host {

void Progress::begin(std::size_t done, std::size_t all, std::string what) {
  done_ = done;
  all_ = all;
  what_ = std::move(what);
  begin_ = now_();
  line_.restart();
}

void Progress::advance(std::size_t done, std::string what) {
  done_ = done;
  what_ = std::move(what);
}

std::string Progress::text() const {
  constexpr std::size_t kWidth = 20;
  const auto filled = all_ == 0 ? 0 : kWidth * done_ / all_;
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now_() - begin_).count();
  return "[" + std::string(filled, '#') + std::string(kWidth - filled, '-') + "] " +
         std::to_string(done_) + " of " + std::to_string(all_) + " done; " + what_ + ", " +
         std::to_string(seconds) + " s";
}

void Progress::tick() {
  line_.tick([this] { return text(); });
}

}  // namespace outflank::host
