#include "cli/progress.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace outflank::host {
namespace {

using namespace std::chrono_literals;

class ProgressTest : public ::testing::Test {
 protected:
  Progress progress(bool terminal) {
    return {out_, terminal, [this] { return now_; }};
  }

  std::ostringstream out_;
  std::chrono::steady_clock::time_point now_{1h};
};

TEST_F(ProgressTest, WritesTheLineOfATerminalOver) {
  auto progress = this->progress(true);
  progress.begin(5, 20, "position 6");
  progress.tick();
  EXPECT_EQ(out_.str(), "") << "too early";
  now_ += 1500ms;
  progress.tick();
  progress.tick();
  EXPECT_EQ(out_.str(), "\r[#####---------------] 5 of 20 done; position 6, 1 s\033[K");
  out_.str("");
  progress.clear();
  progress.clear();
  EXPECT_EQ(out_.str(), "\r\033[K");
}

TEST_F(ProgressTest, WritesAPlainLineElsewhereNowAndThen) {
  auto progress = this->progress(false);
  progress.begin(0, 3, "position 1");
  for (int second = 0; second <= 65; ++second) {
    progress.tick();
    now_ += 1s;
  }
  progress.clear();
  EXPECT_EQ(out_.str(),
            "[--------------------] 0 of 3 done; position 1, 30 s\n"
            "[--------------------] 0 of 3 done; position 1, 60 s\n");
}

}  // namespace
}  // namespace outflank::host
