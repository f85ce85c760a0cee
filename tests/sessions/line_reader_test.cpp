#include "sessions/line_reader.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include "gtp/line.hpp"

namespace outflank::host {
namespace {

// A pipe with the reader at its end.
class Fixture {
 public:
  Fixture() {
    if (::pipe(ends_) != 0) throw std::runtime_error("pipe");
  }
  ~Fixture() {
    hang_up();
    ::close(ends_[0]);
  }
  [[nodiscard]] int input() const { return ends_[0]; }
  void send(std::string_view bytes) {
    while (!bytes.empty()) {
      const auto count = ::write(ends_[1], bytes.data(), bytes.size());
      ASSERT_GT(count, 0);
      bytes.remove_prefix(static_cast<std::size_t>(count));
    }
  }
  void hang_up() {
    if (ends_[1] >= 0) ::close(ends_[1]);
    ends_[1] = -1;
  }

 private:
  int ends_[2] = {-1, -1};
};

TEST(LineReader, SplitsAtLineFeedsAndKeepsTheLastLineWithoutOne) {
  Fixture pipe;
  LineQueue queue;
  std::atomic<bool> interrupt = false;
  const LineReader reader(pipe.input(), queue, interrupt);
  pipe.send("one\r\n\ntw");
  pipe.send("o\nthree");
  pipe.hang_up();
  EXPECT_EQ(*queue.next(), "one\r");
  EXPECT_EQ(*queue.next(), "");
  EXPECT_EQ(*queue.next(), "two");
  EXPECT_EQ(*queue.next(), "three");
  EXPECT_EQ(queue.next(), nullptr);
  EXPECT_FALSE(interrupt);
}

TEST(LineReader, KeepsNoMoreOfAnEndlessLineThanShowsThatItIsTooLong) {
  Fixture pipe;
  LineQueue queue;
  std::atomic<bool> interrupt = false;
  const LineReader reader(pipe.input(), queue, interrupt);
  std::thread writer([&] {
    pipe.send(std::string(1'000'000, 'a') + "\nnext\n");
    pipe.hang_up();
  });
  EXPECT_EQ(queue.next()->size(), gtp::kMaxLineBytes + 1);
  EXPECT_EQ(*queue.next(), "next");
  EXPECT_EQ(queue.next(), nullptr);
  writer.join();
}

TEST(LineReader, InterruptCommentSetsTheFlag) {
  Fixture pipe;
  LineQueue queue;
  std::atomic<bool> interrupt = false;
  const LineReader reader(pipe.input(), queue, interrupt);
  pipe.send("# interrupt\n");
  EXPECT_EQ(*queue.next(), "# interrupt");
  EXPECT_TRUE(interrupt);
}

TEST(LineReader, EndsWhileItsInputIsStillOpen) {
  Fixture pipe;
  LineQueue queue;
  std::atomic<bool> interrupt = false;
  { const LineReader reader(pipe.input(), queue, interrupt); }
  EXPECT_EQ(queue.next(), nullptr);
}

}  // namespace
}  // namespace outflank::host
