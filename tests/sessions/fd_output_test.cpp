#include "sessions/fd_output.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <thread>

namespace outflank::host {
namespace {

TEST(FdOutput, WritesNothingBeforeItIsFlushed) {
  std::array<int, 2> ends{};
  ASSERT_EQ(::pipe2(ends.data(), O_NONBLOCK), 0);
  FdOutput output(ends[1]);
  output.write("= ");
  output.write("F5\n\n");
  std::array<char, 16> buffer{};
  EXPECT_EQ(::read(ends[0], buffer.data(), buffer.size()), -1);
  output.flush();
  EXPECT_EQ(::read(ends[0], buffer.data(), buffer.size()), 6);
  EXPECT_STREQ(buffer.data(), "= F5\n\n");
  ::close(ends[0]);
  ::close(ends[1]);
}

TEST(FdOutput, WaitsForASlowReaderOnANonBlockingPipe) {
  std::array<int, 2> ends{};
  ASSERT_EQ(::pipe(ends.data()), 0);
  ASSERT_EQ(::fcntl(ends[1], F_SETFL, O_NONBLOCK), 0);
  constexpr std::size_t kBytes = 1'000'000;
  std::size_t received = 0;
  std::thread reader([&] {
    std::array<char, 4096> buffer{};
    while (received < kBytes) {
      const auto count = ::read(ends[0], buffer.data(), buffer.size());
      if (count <= 0) break;
      received += static_cast<std::size_t>(count);
    }
  });
  FdOutput output(ends[1]);
  output.write(std::string(kBytes, 'x'));
  output.flush();
  reader.join();
  EXPECT_EQ(received, kBytes);
  EXPECT_FALSE(output.closed());
  ::close(ends[0]);
  ::close(ends[1]);
}

TEST(FdOutput, NoticesAClientThatHasGone) {
  std::signal(SIGPIPE, SIG_IGN);
  std::array<int, 2> ends{};
  ASSERT_EQ(::pipe(ends.data()), 0);
  ::close(ends[0]);
  FdOutput output(ends[1]);
  output.write("=\n\n");
  EXPECT_FALSE(output.closed());
  output.flush();
  EXPECT_TRUE(output.closed());
  ::close(ends[1]);
}

}  // namespace
}  // namespace outflank::host
