// What is kept from the TOML library, or what it has no message for.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "config/settings.hpp"
#include "settings_error_of.hpp"

namespace outflank::host {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::StartsWith;

TEST(SettingsFlaw, NamesTheLineThatIsNotUtf8) {
  const auto expected = [](int line) {
    return "x.toml:" + std::to_string(line) + ": not UTF-8; save the file as UTF-8 text";
  };
  EXPECT_EQ(error_of("seed = 1\n\n\nboard_size = 8\n# caf\xE9\n"), expected(5));
  EXPECT_EQ(error_of(std::string("\xFF\xFEs\0e\0", 6)), expected(1));
  EXPECT_EQ(error_of("# \xC0\xAF overlong"), expected(1));
  EXPECT_EQ(error_of("# \xE0\x80\xAF overlong"), expected(1));
  EXPECT_EQ(error_of("# \xED\xA0\x80 surrogate"), expected(1));
  EXPECT_EQ(error_of("# \xF4\x90\x80\x80 past the last"), expected(1));
  EXPECT_EQ(error_of("\n# \xE2\x82"), expected(2));
}

TEST(SettingsFlaw, AllowsOtherLettersInQuotesOnly) {
  const std::string expected = " is only allowed in comments and in quotes (\" or ')";
  EXPECT_EQ(error_of("seed = 1\n\u00E9 = 1"), "x.toml:2: '\u00E9'" + expected);
  EXPECT_EQ(error_of("strategy = \u201Cgreedy\u201D"), "x.toml:1: '\u201C'" + expected);
  EXPECT_EQ(error_of("[\"\u00E9\" . \u0416]"), "x.toml:1: '\u0416'" + expected);
}

TEST(SettingsFlaw, KeepsOtherLettersAsTheyAre) {
  const auto settings = parse_settings(
      "\xEF\xBB\xBF# \u00E9\n"
      "[parameters.\"\u00E9\"] # \u00E9\n"
      "'\u3042' = '''\u0416 \\ \"\U0001F600\"'''\n"
      "x = \"\"\"\u07FF\u0800\uFFFD\U0010FFFF\\u00E9\"\"\"",
      "x.toml");
  EXPECT_EQ(settings.parameters,
            (std::vector<ParameterSetting>{{.strategy = "\u00E9",
                                            .name = "\u3042",
                                            .value = "\u0416 \\ \"\U0001F600\"",
                                            .kind = ValueKind::text,
                                            .origin = {.file = "x.toml", .line = 3}},
                                           {.strategy = "\u00E9",
                                            .name = "x",
                                            .value = "\u07FF\u0800\uFFFD\U0010FFFF\u00E9",
                                            .kind = ValueKind::text,
                                            .origin = {.file = "x.toml", .line = 4}}}));
  EXPECT_THAT(error_of("seed = 5\"\u00E9\""), EndsWith(", in the line seed = 5\"\u00E9\""));
}

TEST(SettingsFlaw, WantsTextToEndOnItsLine) {
  const auto expected = [](const std::string& quotes) {
    return "x.toml:2: expected the closing " + quotes + " on the same line";
  };
  EXPECT_EQ(error_of("\nstrategy = \"greedy\n"), expected("\""));
  EXPECT_EQ(error_of("\nstrategy = 'greedy\r\n"), expected("'"));
  EXPECT_EQ(error_of("\nstrategy = \"\"\"greedy\n\"\"\""), expected("\"\"\""));
  EXPECT_EQ(error_of("\nstrategy = '''greedy"), expected("'''"));
  EXPECT_EQ(error_of("\nstrategy = \"greedy\\\""), expected("\""));
}

TEST(SettingsFlaw, KnowsEveryKindOfQuotes) {
  const auto strategy = [](const std::string& value) {
    return parse_settings("strategy = " + value + " # \" ' \u00E9", "x.toml").strategy;
  };
  EXPECT_EQ(strategy(R"("a#'\"\\")"), R"(a#'"\)");
  EXPECT_EQ(strategy(R"('a#"\')"), R"(a#"\)");
  EXPECT_EQ(strategy(R"("""a"b""\"""")"), R"(a"b""")");
  EXPECT_EQ(strategy(R"("""a""""")"), R"(a"")");
  EXPECT_EQ(strategy("'''a'b''''"), "a'b'");
  EXPECT_EQ(strategy(R"("""""a""")"), R"(""a)");
  EXPECT_EQ(strategy(R"("""""""")"), R"("")");
  EXPECT_THAT(error_of("strategy = ''\"x\"\"\""), StartsWith("x.toml:1: not valid TOML: "));
  EXPECT_THAT(error_of("'''strategy''' = 'x'"), StartsWith("x.toml:1: not valid TOML: "));
}

TEST(SettingsFlaw, NamesAnUnknownEscape) {
  const std::string expected = "; for a backslash write two, or put single quotes around the text";
  EXPECT_EQ(error_of(R"(strategy = "C:\games")"), "x.toml:1: unknown escape \\g" + expected);
  EXPECT_EQ(error_of("strategy = \"a\\\u00E9\""), "x.toml:1: unknown escape \\\u00E9" + expected);
  EXPECT_EQ(error_of("strategy = \"a\\\x01\""), "x.toml:1: unknown escape \\\\u0001" + expected);
  EXPECT_EQ(error_of("strategy = \"a\\\r\n"), "x.toml:1: unknown escape \\" + expected);
}

TEST(SettingsFlaw, MayNotNestWithoutEnd) {
  std::string key = "a";
  for (int i = 0; i < 200'000; ++i) key += ".a";
  EXPECT_EQ(error_of("\n" + key + " = 1"), "x.toml:2: expected at most 100 dots in a line");
  EXPECT_THAT(error_of("a = " + std::string(200'000, '[')),
              StartsWith("x.toml:1: not valid TOML: "));
  EXPECT_EQ(error_of("strategy = '" + std::string(101, '.') + "' # " + std::string(101, '.')), "");
}

// The library has assertions in place of messages for these.
TEST(SettingsFlaw, NamesALineTheLibraryDoesNotExpect) {
  EXPECT_EQ(error_of("seed = 1\n[.limits]\nx"), "x.toml:2: not valid TOML, in the line [.limits]");
  EXPECT_EQ(error_of("\xEF\xBB\xBFseed = 1\r\n[\r\n"), "x.toml:2: not valid TOML, in the line [");
  EXPECT_EQ(error_of("[[[limits]]]"), "x.toml:1: not valid TOML, in the line [[[limits]]]");
  EXPECT_EQ(error_of("\n\n\nseed = 2026-01-31 1\n"),
            "x.toml:4: not valid TOML, in the line seed = 2026-01-31 1");
  std::string comments;
  for (int i = 0; i < 1000; ++i) comments += "# \n";
  EXPECT_EQ(error_of(comments + "[,]\n" + comments),
            "x.toml:1001: not valid TOML, in the line [,]");
}

TEST(SettingsFlaw, IsReportedInTheOrderOfTheFile) {
  EXPECT_EQ(error_of("seed = 1\nseed = \"\nboard_size = = 2\n"),
            "x.toml:2: expected the closing \" on the same line");
  EXPECT_THAT(error_of("seed = 1\nboard_size = = 2\nseed = \"\n"),
              AllOf(StartsWith("x.toml:2: not valid TOML: "), EndsWith("board_size = = 2")));
  EXPECT_EQ(error_of("[=]\n# caf\xE9"), "x.toml:1: not valid TOML, in the line [=]");
  EXPECT_EQ(error_of("plugins.directories = [\n  \"a\",\n  \"b,\n]"),
            "x.toml:3: expected the closing \" on the same line");
}

}  // namespace
}  // namespace outflank::host
