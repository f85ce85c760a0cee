#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "gtp/command.hpp"
#include "gtp/line.hpp"

namespace outflank::gtp {
namespace {

using namespace std::string_view_literals;

std::string padded(std::string text, std::size_t count, char filler) {
  text.append(count, filler);
  return text;
}

TEST(GtpCommand, ReadsNameAlone) {
  Command command;
  ASSERT_TRUE(command.read("name"));
  EXPECT_EQ(command.error(), "");
  EXPECT_EQ(command.id(), std::nullopt);
  EXPECT_EQ(command.name(), "name");
  EXPECT_TRUE(command.arguments().empty());
}

TEST(GtpCommand, ReadsIdNameAndArguments) {
  Command command;
  ASSERT_TRUE(command.read("  12\tplay  b f5 \r"));
  EXPECT_EQ(command.error(), "");
  EXPECT_EQ(command.id(), 12);
  EXPECT_EQ(command.name(), "play");
  ASSERT_EQ(command.arguments().size(), 2U);
  EXPECT_EQ(command.arguments().command(), "play");
  EXPECT_EQ(command.arguments().text(0), "b");
  EXPECT_EQ(command.arguments().text(1), "f5");
}

TEST(GtpCommand, BlankAndCommentLinesAreNoCommands) {
  Command command;
  for (const std::string_view line :
       {""sv, " "sv, "\t \t"sv, "\r"sv, "\0\0"sv, "# name"sv, "  # 7 name"sv, "\x01#"sv}) {
    EXPECT_FALSE(command.read(line)) << line;
  }
}

TEST(GtpCommand, IdIsANumber) {
  Command command;
  ASSERT_TRUE(command.read("007 name"));
  EXPECT_EQ(command.id(), 7);
  ASSERT_TRUE(command.read("0 name"));
  EXPECT_EQ(command.id(), 0);
  ASSERT_TRUE(command.read("0000000000002147483647 name"));
  EXPECT_EQ(command.id(), 2147483647);
}

TEST(GtpCommand, IdBelongsToItsOwnLineOnly) {
  Command command;
  ASSERT_TRUE(command.read("7 play b f5"));
  ASSERT_TRUE(command.read("name"));
  EXPECT_EQ(command.id(), std::nullopt);
  EXPECT_TRUE(command.arguments().empty());
}

TEST(GtpCommand, IdAloneIsAnErrorWithTheId) {
  Command command;
  ASSERT_TRUE(command.read("12"));
  EXPECT_EQ(command.id(), 12);
  EXPECT_EQ(command.error(), "syntax error: expected a command after the id");
  ASSERT_TRUE(command.read("name"));
  EXPECT_EQ(command.error(), "");
}

TEST(GtpCommand, IdTooLargeIsAnErrorWithoutId) {
  Command command;
  ASSERT_TRUE(command.read("2147483648 name"));
  EXPECT_EQ(command.id(), std::nullopt);
  EXPECT_EQ(command.error(),
            "syntax error: id: expected an integer from 0 to 2147483647, got 2147483648");
  EXPECT_EQ(command.name(), "");
}

TEST(GtpCommand, WordWithMoreThanDigitsIsAName) {
  Command command;
  for (const std::string_view word : {"7name", "-1", "+1", "1.5", "7,"}) {
    ASSERT_TRUE(command.read(word));
    EXPECT_EQ(command.id(), std::nullopt);
    EXPECT_EQ(command.name(), word);
    EXPECT_EQ(command.error(), "");
  }
}

TEST(GtpCommand, SecondNumberIsAName) {
  Command command;
  ASSERT_TRUE(command.read("1 2 name"));
  EXPECT_EQ(command.id(), 1);
  EXPECT_EQ(command.name(), "2");
}

TEST(GtpCommand, LongestLineIsStillRead) {
  Command command;
  ASSERT_TRUE(command.read(padded("7 name ", kMaxLineBytes - 7, 'x')));
  EXPECT_EQ(command.error(), "");
  EXPECT_EQ(command.arguments().text(0).size(), kMaxLineBytes - 7);
}

TEST(GtpCommand, LongerLineIsAnErrorWithItsId) {
  Command command;
  ASSERT_TRUE(command.read(padded("7 name ", kMaxLineBytes - 6, 'x')));
  EXPECT_EQ(command.error(), "syntax error: line longer than 65536 bytes");
  EXPECT_EQ(command.id(), 7);
  ASSERT_TRUE(command.read(std::string(kMaxLineBytes + 1, 'x')));
  EXPECT_EQ(command.error(), "syntax error: line longer than 65536 bytes");
  EXPECT_EQ(command.id(), std::nullopt);
}

TEST(GtpCommand, LongLineReadsTheSameWhenCutByTheReader) {
  Command whole;
  Command cut;
  for (const std::string& line :
       {padded("7 ", 1 << 20, 'x'), std::string(1 << 20, '0') + "7 name",
        padded("7", 1 << 20, ' ') + "name", padded("name #", 1 << 20, 'x'),
        std::string(1 << 20, ' '), std::string(1 << 20, '\0') + "name"}) {
    EXPECT_EQ(whole.read(line), cut.read(std::string_view(line).substr(0, kMaxLineBytes + 1)));
    EXPECT_EQ(whole.id(), cut.id());
    EXPECT_EQ(whole.error(), cut.error());
    EXPECT_EQ(whole.name(), cut.name());
  }
}

TEST(GtpCommand, IdThatFillsALongLineIsNotTrusted) {
  Command command;
  ASSERT_TRUE(command.read(std::string(kMaxLineBytes, '0') + "7 name"));
  EXPECT_EQ(command.id(), std::nullopt);
  EXPECT_EQ(command.error(), "syntax error: line longer than 65536 bytes");
}

TEST(GtpCommand, LongCommentDoesNotCount) {
  Command command;
  ASSERT_TRUE(command.read(padded("7 name #", 1 << 20, 'x')));
  EXPECT_EQ(command.error(), "");
  EXPECT_EQ(command.name(), "name");
  EXPECT_FALSE(command.read(padded("#", 1 << 20, 'x')));
}

TEST(GtpCommand, LongBlankLineIsBlank) {
  Command command;
  EXPECT_FALSE(command.read(std::string(1 << 20, ' ')));
  EXPECT_FALSE(command.read(std::string(1 << 20, '\0')));
}

}  // namespace
}  // namespace outflank::gtp
