#include "sessions/line_queue.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace outflank::host {
namespace {

void push(LineQueue& queue, std::vector<std::string> lines) { queue.push(lines); }

TEST(LineQueue, GivesLinesInOrderAndThenTheEnd) {
  LineQueue queue;
  push(queue, {"one", "two"});
  push(queue, {"three"});
  queue.finish();
  EXPECT_EQ(*queue.next(), "one");
  EXPECT_EQ(*queue.next(), "two");
  EXPECT_EQ(*queue.next(), "three");
  EXPECT_EQ(queue.next(), nullptr);
  EXPECT_EQ(queue.next(), nullptr);
}

TEST(LineQueue, IsReadyWhenNextWouldNotBlock) {
  LineQueue queue;
  EXPECT_FALSE(queue.ready());
  push(queue, {"one", "two"});
  EXPECT_TRUE(queue.ready());
  static_cast<void>(queue.next());
  EXPECT_TRUE(queue.ready());
  static_cast<void>(queue.next());
  EXPECT_FALSE(queue.ready());
  queue.finish();
  EXPECT_TRUE(queue.ready());
}

TEST(LineQueue, WatchNoticesALineThatIsAlreadyThere) {
  LineQueue queue;
  push(queue, {"one", "two"});
  static_cast<void>(queue.next());
  std::atomic<bool> flag = false;
  queue.watch(flag);
  EXPECT_TRUE(flag);
}

TEST(LineQueue, WatchNoticesALineOfAnotherThread) {
  LineQueue queue;
  std::atomic<bool> flag = false;
  queue.watch(flag);
  EXPECT_FALSE(flag);
  std::thread other([&] { push(queue, {"one"}); });
  queue.wait();
  other.join();
  EXPECT_TRUE(flag);
}

TEST(LineQueue, StopWatchingLeavesTheFlagAlone) {
  LineQueue queue;
  std::atomic<bool> flag = false;
  queue.watch(flag);
  queue.stop_watching();
  push(queue, {"one"});
  EXPECT_FALSE(flag);
}

TEST(LineQueue, AbandonFreesAReaderThatWaitsForRoom) {
  LineQueue queue;
  push(queue, std::vector<std::string>(100'000, "x"));
  std::thread reader([&] { push(queue, {"more"}); });
  queue.abandon();
  reader.join();
}

TEST(LineQueue, PassesEveryLineThroughWhenItIsSmallerThanTheInput) {
  LineQueue queue;
  constexpr int kLines = 200'000;
  std::thread reader([&] {
    for (int i = 0; i < kLines; i += 100) {
      std::vector<std::string> lines;
      for (int j = i; j < i + 100; ++j) lines.push_back(std::to_string(j));
      queue.push(lines);
    }
    queue.finish();
  });
  int expected = 0;
  while (const auto* line = queue.next()) ASSERT_EQ(*line, std::to_string(expected++));
  reader.join();
  EXPECT_EQ(expected, kLines);
}

}  // namespace
}  // namespace outflank::host
