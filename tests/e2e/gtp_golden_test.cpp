// Whole sessions against files: tests/golden/NAME.gtp is the input, NAME.out
// every byte of the replies. OUTFLANK_UPDATE_GOLDENS=1 writes the latter anew;
// then read the difference before it is kept.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <ostream>
#include <string>
#include <vector>

#include "support/host_process.hpp"

namespace outflank::test {
namespace {

namespace fs = std::filesystem;

// A path with a short name for messages.
struct Session {
  fs::path input;
  friend void PrintTo(const Session& session, std::ostream* out) { *out << session.input.stem(); }
};

std::vector<Session> sessions() {
  std::vector<Session> found;
  for (const auto& entry : fs::directory_iterator(OUTFLANK_GOLDEN_DIR)) {
    if (entry.path().extension() == ".gtp") found.push_back({entry.path()});
  }
  std::sort(found.begin(), found.end(),
            [](const auto& left, const auto& right) { return left.input < right.input; });
  return found;
}

std::string bytes_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file) << path;
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

class GtpGolden : public testing::TestWithParam<Session> {};

TEST_P(GtpGolden, AnswersByteForByte) {
  const auto input = GetParam().input;
  const auto expected = fs::path(input).replace_extension(".out");
  const auto replies = gtp(bytes_of(input));
  const char* update = std::getenv("OUTFLANK_UPDATE_GOLDENS");
  if (update != nullptr && std::string(update) == "1") {
    std::ofstream(expected, std::ios::binary) << replies;
    return;
  }
  EXPECT_EQ(replies, bytes_of(expected))
      << "If this is as it should be: OUTFLANK_UPDATE_GOLDENS=1 ctest -R e2e_gtp";
}

INSTANTIATE_TEST_SUITE_P(All, GtpGolden, testing::ValuesIn(sessions()),
                         [](const auto& session) { return session.param.input.stem().string(); });

TEST(GtpGoldenFolder, HoldsAnInputForEachOutput) {
  EXPECT_FALSE(sessions().empty());
  for (const auto& entry : fs::directory_iterator(OUTFLANK_GOLDEN_DIR)) {
    if (entry.path().extension() != ".out") continue;
    EXPECT_TRUE(fs::exists(fs::path(entry.path()).replace_extension(".gtp"))) << entry.path();
  }
}

}  // namespace
}  // namespace outflank::test
