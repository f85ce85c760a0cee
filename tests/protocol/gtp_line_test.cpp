#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "gtp/line.hpp"

namespace outflank::gtp {
namespace {

using namespace std::string_view_literals;

std::string cleaned(std::string_view raw) {
  std::string result = "left from the line before";
  clean_line(raw, result);
  return result;
}

TEST(GtpLine, KeepsOrdinaryText) { EXPECT_EQ(cleaned("1 play b f5"), "1 play b f5"); }

TEST(GtpLine, DropsCarriageReturnAndNewline) {
  EXPECT_EQ(cleaned("name\r"), "name");
  EXPECT_EQ(cleaned("name\r\n"), "name");
}

TEST(GtpLine, DropsEveryControlCharacterButTab) {
  for (int code = 0; code < 256; ++code) {
    const char c = static_cast<char>(code);
    if (c == '#') continue;
    const bool control = code < 32 || code == 127;
    const std::string expected = c == '\t' ? "a b" : control ? "ab" : std::string{'a', c, 'b'};
    EXPECT_EQ(cleaned(std::string{'a', c, 'b'}), expected) << "code " << code;
  }
}

TEST(GtpLine, DropsNulInTheMiddleOfAWord) { EXPECT_EQ(cleaned("na\0me"sv), "name"); }

TEST(GtpLine, TurnsTabsIntoSpaces) { EXPECT_EQ(cleaned("play\tb\t\tf5"), "play b  f5"); }

TEST(GtpLine, CutsCommentAndSaysSo) {
  std::string result;
  EXPECT_TRUE(clean_line("name # who are you # really", result));
  EXPECT_EQ(result, "name ");
  EXPECT_TRUE(clean_line("#", result));
  EXPECT_EQ(result, "");
  EXPECT_FALSE(clean_line("name", result));
}

}  // namespace
}  // namespace outflank::gtp
