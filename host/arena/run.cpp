#include "arena/run.hpp"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <system_error>
#include <thread>

#include "arena/ordered_games.hpp"
#include "arena/worker.hpp"

namespace outflank::host::arena {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// So much is played before it is handed in, so that fast games do not wait for each other's
// writing, and slow ones are seen at once.
class BlockSize {
 public:
  [[nodiscard]] std::uint64_t pairs() const { return pairs_; }
  void took(steady_clock::duration time) {
    if (time < milliseconds(4)) pairs_ = std::min<std::uint64_t>(2 * pairs_, kMost);
    if (time > milliseconds(16)) pairs_ = std::max<std::uint64_t>(pairs_ / 2, 1);
  }

 private:
  static constexpr std::uint64_t kMost = 512;
  std::uint64_t pairs_ = 1;
};

// Sees when a worker is in a strategy for too long. Children are given up by those who wait for
// them, however long all that they are asked for takes.
class Patience {
 public:
  explicit Patience(milliseconds patience) : patience_(patience) {}

  [[nodiscard]] bool ends(const Worker& worker, steady_clock::time_point now) {
    const auto beats = worker.pulse().beats.load(std::memory_order_relaxed);
    if (beats != beats_ || !worker.pulse().in_strategy.load(std::memory_order_relaxed)) {
      beats_ = beats;
      since_ = now;
    }
    return patience_ > milliseconds(0) && now - since_ > patience_;
  }

 private:
  milliseconds patience_;
  std::uint64_t beats_ = 0;
  steady_clock::time_point since_ = steady_clock::now();
};

class Crew {
 public:
  explicit Crew(const Run& run)
      : run_(run), games_(run.first_game, run.schedule.games(), run.sink) {}

  void work() {
    try {
      hire_all();
      watch();
    } catch (...) {
      // Nobody may be left behind on a thread of ours.
      games_.fail(std::current_exception());
      stop_all();
    }
    for (auto& thread : threads_) thread.join();
    if (games_.failure()) std::rethrow_exception(games_.failure());
  }

 private:
  static constexpr milliseconds kTick{100};

  void hire_all() {
    try {
      for (unsigned i = 0; i < std::max(1U, run_.jobs); ++i) hire();
    } catch (const std::system_error&) {
      if (threads_.empty()) throw;  // else the system has no more threads: fewer do
    }
  }

  void stop_all() {
    for (auto& worker : workers_) worker.stop();
  }

  void hire() {
    auto& worker = workers_.emplace_back(run_);
    patience_.emplace_back(run_.patience);
    {
      const std::lock_guard lock(mutex_);
      ++at_work_;
    }
    try {
      threads_.emplace_back([this, &worker] { work_of(worker); });
    } catch (...) {
      workers_.pop_back();
      patience_.pop_back();
      const std::lock_guard lock(mutex_);
      --at_work_;
      throw;
    }
  }

  void work_of(Worker& worker) {
    try {
      BlockSize size;
      while (const auto block = games_.claim(size.pairs())) {
        const auto begin = steady_clock::now();
        auto played = worker.play(block->first, block->second);
        size.took(steady_clock::now() - begin);
        if (played.size() < block->second - block->first) games_.end();
        games_.deliver(block->first, std::move(played));
      }
      worker.dismiss();
    } catch (...) {
      games_.fail(std::current_exception());
      worker.dismiss();
    }
    const std::lock_guard lock(mutex_);
    --at_work_;
    somebody_left_.notify_all();
  }

  void watch() {
    std::unique_lock lock(mutex_);
    while (!somebody_left_.wait_for(lock, kTick, [this] { return at_work_ == 0; })) {
      lock.unlock();
      if (!run_.tick()) games_.end();
      if (games_.ended()) stop_all();
      look_for_the_stuck();
      lock.lock();
    }
  }

  void look_for_the_stuck() {
    const auto now = steady_clock::now();
    for (std::size_t i = 0; i < workers_.size(); ++i) {
      if (!patience_[i].ends(workers_[i], now)) continue;
      if (const auto game = workers_[i].game()) run_.stuck(run_.schedule.task(*game));
    }
  }

  const Run& run_;
  OrderedGames games_;
  std::deque<Worker> workers_;
  std::vector<Patience> patience_;
  std::vector<std::thread> threads_;
  std::mutex mutex_;
  std::condition_variable somebody_left_;
  unsigned at_work_ = 0;
};

}  // namespace

void play(const Run& run) { Crew(run).work(); }

}  // namespace outflank::host::arena
