// How several threads share one search: a node whose first move did not cut is
// split, and whoever is idle searches one of its other moves ("young brothers
// wait": Feldmann, Game Tree Search on Massively Parallel Systems, 1993).
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#include "outflank/kit/solver/geometry.hpp"
#include "outflank/kit/solver/move_list.hpp"

namespace outflank::endgame {

// A node searched by several threads with the null window alpha, alpha + 1. Lives on the stack of
// the thread that opened it, which leaves it last. What is not atomic is guarded by the mutex of
// the board it hangs on, or does not change.
struct Split {
  const Split* parent = nullptr;  // the split this node lies under
  Bitboard own = 0;
  Bitboard opponent = 0;
  Bitboard empties = 0;
  unsigned parity = 0;
  int left = 0;
  int alpha = 0;
  MoveList* moves = nullptr;
  int best = 0;
  int best_move = 0;
  int helpers = 0;                // threads at work here besides the one that opened it
  std::atomic<bool> cut = false;  // a move was good enough: the others need not be finished

  [[nodiscard]] bool under(const Split* ancestor) const noexcept {
    for (const Split* split = this; split != nullptr; split = split->parent) {
      if (split == ancestor) return true;
    }
    return false;
  }
  [[nodiscard]] bool has_work() const noexcept { return !moves->empty() && !cut; }
};

// Where splits are offered to idle threads.
class SplitBoard {
 public:
  explicit SplitBoard(unsigned threads) { open_.reserve(threads * kDeepest); }

  // Worth asking before a split is made ready; it may be wrong by the time it is offered.
  [[nodiscard]] bool someone_idle() const noexcept {
    return idle_.load(std::memory_order_relaxed) > 0;
  }

  // Ends every search. From any thread.
  void stop() noexcept { stopped_.store(true, std::memory_order_relaxed); }
  [[nodiscard]] bool stopped() const noexcept { return stopped_.load(std::memory_order_relaxed); }

  // Takes a move of the split; false if none is left to search.
  [[nodiscard]] bool take(Split& split, Candidate& move) {
    const std::scoped_lock lock(mutex_);
    if (!split.has_work()) return false;
    move = split.moves->take();
    return true;
  }

  void report(Split& split, int value, Square square) {
    const std::scoped_lock lock(mutex_);
    if (value <= split.best) return;
    split.best = value;
    split.best_move = square;
    if (value > split.alpha) split.cut = true;
  }

  void open(Split& split) {
    {
      const std::scoped_lock lock(mutex_);
      open_.push_back(&split);
    }
    changed_.notify_all();
  }

  // Waits until nobody else works at the split, and meanwhile helps with what lies under it, by
  // calling `help`, or calls `wait` every few milliseconds. Nobody comes to it afterwards.
  template <typename Help, typename Wait>
  void close(Split& split, const Help& help, const Wait& wait) {
    std::unique_lock lock(mutex_);
    std::erase(open_, &split);
    while (split.helpers > 0) {
      if (help_with_one(lock, &split, help) || idle(lock, std::chrono::milliseconds(2))) continue;
      lock.unlock();
      wait();
      lock.lock();
    }
  }

  // The life of a thread that has no search of its own.
  template <typename Help>
  void serve(const Help& help) {
    std::unique_lock lock(mutex_);
    while (!closing_) {
      if (!help_with_one(lock, nullptr, help)) idle(lock, std::chrono::hours(1));
    }
  }

  void end_service() {
    {
      const std::scoped_lock lock(mutex_);
      closing_ = true;
    }
    changed_.notify_all();
  }

 private:
  // A thread that waits at a split helps only below it: no more than one for each empty square.
  static constexpr std::size_t kDeepest = 64;

  // False if there is nothing to do under `ancestor` (null: anywhere).
  template <typename Help>
  bool help_with_one(std::unique_lock<std::mutex>& lock, const Split* ancestor, const Help& help) {
    const auto found = std::ranges::find_if(open_, [ancestor](const Split* split) {
      return split->has_work() && (ancestor == nullptr || split->under(ancestor));
    });
    if (found == open_.end()) return false;
    Split& split = **found;
    ++split.helpers;
    lock.unlock();
    help(split);
    lock.lock();
    if (--split.helpers == 0) changed_.notify_all();
    return true;
  }

  // False if nothing changed for so long.
  bool idle(std::unique_lock<std::mutex>& lock, std::chrono::milliseconds longest) {
    ++idle_;
    const auto status = changed_.wait_for(lock, longest);
    --idle_;
    return status == std::cv_status::no_timeout;
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Split*> open_;
  std::atomic<int> idle_ = 0;
  std::atomic<bool> stopped_ = false;
  bool closing_ = false;
};

// The threads that serve a board. However it comes to an end, they do.
class Service {
 public:
  explicit Service(SplitBoard& board) : board_(board) {}
  Service(const Service&) = delete;
  Service& operator=(const Service&) = delete;
  ~Service() { end(); }

  // False if the system refuses another thread.
  template <typename Help>
  [[nodiscard]] bool start(Help help) {
    try {
      threads_.emplace_back([&board = board_, help] { board.serve(help); });
      return true;
    } catch (const std::system_error&) {
      return false;
    }
  }

  void end() {
    board_.end_service();
    threads_.clear();
  }

 private:
  SplitBoard& board_;
  std::vector<std::jthread> threads_;
};

}  // namespace outflank::endgame
