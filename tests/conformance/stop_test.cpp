// Told to stop, a strategy returns a legal move. One that does not listen hangs
// here, and ctest ends it.
#include <atomic>
#include <thread>

#include "conformance.hpp"
#include "outflank/kit/random.hpp"
#include "rounds.hpp"
#include "support/random_positions.hpp"
#include "transcript.hpp"

namespace outflank::test {

namespace {

// A search looks at the clock only to know whether to go on, so every look is a
// proof that the search is running.
class WatchedClock {
 public:
  [[nodiscard]] host::TimeSource source() {
    return [this] {
      looks_.fetch_add(1, std::memory_order_relaxed);
      return SubjectHost::kNow;
    };
  }
  [[nodiscard]] int looks() const { return looks_.load(std::memory_order_relaxed); }

 private:
  std::atomic<int> looks_ = 0;
};

// Sets a flag as soon as the clock was looked at a few times, or when it is
// destroyed: then there is nothing left to stop.
class Interrupter {
 public:
  Interrupter(const WatchedClock& clock, std::atomic<bool>& stop)
      : thread_([this, &clock, &stop] {
          while (clock.looks() < 3 && !finished_) std::this_thread::yield();
          stop = true;
        }) {}
  Interrupter(const Interrupter&) = delete;
  Interrupter& operator=(const Interrupter&) = delete;
  ~Interrupter() {
    finished_ = true;
    thread_.join();
  }

 private:
  std::atomic<bool> finished_ = false;
  std::thread thread_;
};

}  // namespace

TEST_P(BoardConformance, ReturnsALegalMoveWhenStoppedFromTheBeginning) {
  const std::atomic<bool> stop = true;
  auto stopped = environment();
  stopped.stop = &stop;
  const auto instance = fresh(stopped);
  Random random(mix(7, static_cast<std::uint64_t>(size())));
  for (int i = 0; i < rounds(100); ++i) {
    const auto position = random_beginning(size(), random).position();
    instance->new_game(position, random.next());
    const auto decision = instance->choose(position, {.move_seed = random.next()});
    ASSERT_TRUE(is_legal(position, decision.move));
  }
}

TEST_P(BoardConformance, ReturnsALegalMoveWhenTheDeadlineHasPassed) {
  const auto instance = fresh();
  Random random(mix(8, static_cast<std::uint64_t>(size())));
  for (int i = 0; i < rounds(100); ++i) {
    const auto position = random_beginning(size(), random).position();
    instance->new_game(position, random.next());
    const auto decision =
        instance->choose(position, {.deadline_ns = kNow - 1, .move_seed = random.next()});
    ASSERT_TRUE(is_legal(position, decision.move));
  }
}

TEST_P(BoardConformance, ReturnsALegalMoveWhenAnotherThreadStopsIt) {
  Random random(mix(9, static_cast<std::uint64_t>(size())));
  for (int i = 0; i < rounds(50); ++i) {
    std::atomic<bool> stop = false;
    WatchedClock clock;
    auto interrupted = environment();
    interrupted.stop = &stop;
    interrupted.now_ns = clock.source();
    const auto position = random_beginning(size(), random).position();
    const auto instance = fresh(interrupted);
    instance->new_game(position, random.next());
    const Interrupter interrupter(clock, stop);
    // A deadline that never comes makes the host look at the clock.
    const auto decision =
        instance->choose(position, {.deadline_ns = kNow + 1, .move_seed = random.next()});
    ASSERT_TRUE(is_legal(position, decision.move));
  }
}

TEST_P(BoardConformance, StoppedSearchLeavesNoTrace) {
  std::atomic<bool> stop = true;
  auto stoppable = environment();
  stoppable.stop = &stop;
  const auto used = fresh(stoppable);
  Random random(mix(10, static_cast<std::uint64_t>(size())));
  for (int i = 0; i < rounds(20); ++i) {
    stop = true;
    const auto position = random_beginning(size(), random).position();
    used->new_game(position, random.next());
    static_cast<void>(used->choose(position, {.move_seed = random.next()}));
    stop = false;
    const auto setup = numbered_setup(size(), i);
    const auto other = fresh();
    if (strategy().state != nullptr) other->load_state(used->save_state());
    ASSERT_EQ(play(*used, setup), play(*other, setup));
  }
}

}  // namespace outflank::test
