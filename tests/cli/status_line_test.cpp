#include "cli/status_line.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace outflank::host {
namespace {

using namespace std::chrono_literals;

class StatusLineTest : public ::testing::Test {
 protected:
  // What is written of this text.
  std::string written(const std::string& text, bool terminal = true) {
    out_.str("");
    StatusLine line(
        out_, terminal, [this] { return now_; }, [this] { return width_; });
    now_ += 1min;
    line.tick([&] { return text; });
    return out_.str();
  }

  std::ostringstream out_;
  std::chrono::steady_clock::time_point now_{1h};
  std::size_t width_ = 8;
};

TEST_F(StatusLineTest, KeepsToOneLineOfTheTerminal) {
  EXPECT_EQ(written("1234567"), "\r1234567\033[K");
  EXPECT_EQ(written("12345678"), "\r1234567\033[K");
  EXPECT_EQ(written("\u00e4\u00f6\u00fc\u20ac5678"), "\r\u00e4\u00f6\u00fc\u20ac567\033[K");
  width_ = 0;
  EXPECT_EQ(written("1234567"), "\r\033[K");
}

TEST_F(StatusLineTest, FollowsTheWidthOfTheTerminal) {
  StatusLine line(
      out_, true, [this] { return now_; }, [this] { return width_; });
  for (const std::size_t width : {4U, 3U}) {
    width_ = width;
    now_ += 1s;
    line.tick([] { return "1234567"; });
  }
  EXPECT_EQ(out_.str(), "\r123\033[K\r12\033[K");
}

TEST_F(StatusLineTest, WritesAllOfItElsewhere) {
  EXPECT_EQ(written("1234567890", false), "1234567890\n");
}

TEST_F(StatusLineTest, WaitsAgainAfterARestart) {
  StatusLine line(
      out_, true, [this] { return now_; }, [this] { return width_; });
  now_ += 1s;
  line.restart();
  line.tick([] { return "too early"; });
  EXPECT_EQ(out_.str(), "");
}

}  // namespace
}  // namespace outflank::host
