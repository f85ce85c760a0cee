// Text that is odd, or not TOML at all. What the library says about the latter
// differs between its versions; our words around it do not.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "config/settings.hpp"
#include "settings_error_of.hpp"

namespace outflank::host {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

TEST(SettingsText, MayBeEmpty) {
  EXPECT_EQ(parse_settings("", "x.toml"), Settings{});
  EXPECT_EQ(parse_settings("\n\n# nothing\n", "x.toml"), Settings{});
}

TEST(SettingsText, MayHaveAByteOrderMark) {
  EXPECT_EQ(parse_settings("\xEF\xBB\xBFseed = 7\n", "x.toml").seed, 7U);
  EXPECT_EQ(parse_settings("\xEF\xBB\xBF", "x.toml"), Settings{});
  EXPECT_EQ(error_of("\xEF\xBB\xBF\nboard_size = 7"),
            "x.toml:2: board_size: expected 4, 6 or 8, got 7");
}

TEST(SettingsText, MayHaveWindowsLineEnds) {
  const auto settings = parse_settings("seed = 7\r\n[limits]\r\ndepth = 3\r\n", "x.toml");
  EXPECT_EQ(settings.seed, 7U);
  EXPECT_EQ(settings.limits.depth, 3U);
  EXPECT_EQ(error_of("seed = 7\r\n\r\nboard_size = 7\r\n"),
            "x.toml:3: board_size: expected 4, 6 or 8, got 7");
}

TEST(SettingsText, MayHaveAnyUtf8) {
  EXPECT_EQ(parse_settings("# \u00E9 \u20AC \U0001F600\nstrategy = \"\u00E9\"", "x.toml").strategy,
            "\u00E9");
}

TEST(SettingsText, NamesTheLineThatIsNotToml) {
  EXPECT_THAT(error_of("seed = 1\nboard_size\n"),
              AllOf(StartsWith("x.toml:2: not valid TOML: "), HasSubstr("expected '='"),
                    EndsWith(", in the line board_size")));
  EXPECT_THAT(error_of("\n[limits\n"),
              AllOf(StartsWith("x.toml:2: not valid TOML: "), EndsWith(", in the line [limits")));
  EXPECT_THAT(error_of("seed = 1 board_size = 8"), StartsWith("x.toml:1: not valid TOML: "));
  EXPECT_THAT(error_of("seed ="), StartsWith("x.toml:1: not valid TOML: "));
  EXPECT_THAT(error_of("a = 1\r\nb = \r\n"),
              AllOf(StartsWith("x.toml:2: not valid TOML: "), EndsWith(", in the line b =")));
  EXPECT_THAT(error_of(std::string("seed = 1\n\0", 10)), StartsWith("x.toml:2: not valid TOML: "));
}

TEST(SettingsText, NamesTheKeyOfANumberThatIsTooBig) {
  EXPECT_THAT(error_of("\nseed = 9223372036854775808"),
              AllOf(StartsWith("x.toml:2: not valid TOML: "),
                    EndsWith(", in the line seed = 9223372036854775808")));
}

TEST(SettingsText, NamesAKeyThatIsSetTwice) {
  EXPECT_THAT(error_of("seed = 1\nseed = 2\n"),
              AllOf(StartsWith("x.toml:2: not valid TOML: "), HasSubstr("redefine"),
                    EndsWith(", in the line seed = 2")));
}

TEST(SettingsText, AsksForQuotesAroundText) {
  EXPECT_EQ(error_of("seed = 1\nstrategy = greedy # best\n"),
            "x.toml:2: strategy: text needs quotes, as in strategy = \"greedy\"");
  EXPECT_EQ(error_of("[parameters.squares]\nreading = own\r\n"),
            "x.toml:2: reading: text needs quotes, as in reading = \"own\"");
  EXPECT_EQ(error_of("strategy = no_such"),
            "x.toml:1: strategy: text needs quotes, as in strategy = \"no_such\"");
  EXPECT_EQ(error_of("strategy = ../a/b.so"),
            "x.toml:1: strategy: text needs quotes, as in strategy = \"../a/b.so\"");
}

TEST(SettingsText, AsksForNoQuotesWhereTheyWouldNotHelp) {
  EXPECT_THAT(error_of("parameters.a.b = True"), StartsWith("x.toml:1: not valid TOML: "));
  EXPECT_THAT(error_of("parameters.a.b = yes"), StartsWith("x.toml:1: not valid TOML: "));
  EXPECT_THAT(error_of("parameters.a.b = .5"), StartsWith("x.toml:1: not valid TOML: "));
}

TEST(SettingsText, IsQuotedShortAndInOneLine) {
  const auto error = error_of("x = \"\x01" + std::string(100'000, 'y') + "\"");
  EXPECT_THAT(error, StartsWith("x.toml:1: not valid TOML: "));
  EXPECT_THAT(error, EndsWith(", in the line x = \"\\u0001" + std::string(114, 'y') + "..."));
  // Never half a character.
  EXPECT_THAT(error_of("x = = #" + std::string(112, 'y') + "\u20AC\u20AC"),
              EndsWith(std::string(112, 'y') + "..."));
}

}  // namespace
}  // namespace outflank::host
