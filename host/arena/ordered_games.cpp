#include "arena/ordered_games.hpp"

#include <algorithm>

namespace outflank::host::arena {

std::optional<OrderedGames::Block> OrderedGames::claim(std::uint64_t pairs) {
  std::unique_lock lock(mutex_);
  moved_on_.wait(lock, [this] { return ended_ || next_ < expected_ + kFarthestAhead; });
  if (ended_ || next_ >= end_) return std::nullopt;
  const auto begin = next_;
  next_ = std::min(end_, (begin & ~std::uint64_t{1}) + 2 * pairs);
  return Block{begin, next_};
}

void OrderedGames::deliver(std::uint64_t begin, std::vector<PlayedGame> games) {
  const std::lock_guard lock(mutex_);
  if (ended_) return;
  waiting_.emplace(begin, std::move(games));
  try {
    pass_on();
  } catch (...) {
    failure_ = std::current_exception();
    ended_ = true;
  }
  moved_on_.notify_all();
}

void OrderedGames::pass_on() {
  while (!waiting_.empty() && waiting_.begin()->first == expected_) {
    const auto games = std::move(waiting_.begin()->second);
    waiting_.erase(waiting_.begin());
    expected_ += games.size();
    if (!sink_(games)) {
      ended_ = true;
      return;
    }
  }
}

void OrderedGames::end() {
  const std::lock_guard lock(mutex_);
  ended_ = true;
  moved_on_.notify_all();
}

void OrderedGames::fail(std::exception_ptr failure) {
  const std::lock_guard lock(mutex_);
  if (!failure_) failure_ = std::move(failure);
  ended_ = true;
  moved_on_.notify_all();
}

bool OrderedGames::ended() const {
  const std::lock_guard lock(mutex_);
  return ended_;
}

std::exception_ptr OrderedGames::failure() const {
  const std::lock_guard lock(mutex_);
  return failure_;
}

}  // namespace outflank::host::arena
