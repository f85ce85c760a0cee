#include "arena/command_line.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena/participant.hpp"

namespace outflank::host::arena {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(CommandLine, BlanksSeparateWords) {
  EXPECT_THAT(split_command_line("gtp-rhino -l  3"), ElementsAre("gtp-rhino", "-l", "3"));
  EXPECT_THAT(split_command_line("  one\ttwo\n"), ElementsAre("one", "two"));
  EXPECT_THAT(split_command_line("  "), IsEmpty());
}

TEST(CommandLine, QuotesKeepWordsTogether) {
  EXPECT_THAT(split_command_line("'my engine' \"it's mine\""),
              ElementsAre("my engine", "it's mine"));
  EXPECT_THAT(split_command_line("--name='a b'c"), ElementsAre("--name=a bc"));
  EXPECT_THAT(split_command_line("a '' \"\""), ElementsAre("a", "", ""));
}

TEST(CommandLine, BackslashesMeanWhatTheyDoInAShell) {
  EXPECT_THAT(split_command_line(R"(my\ engine \'x \\)"), ElementsAre("my engine", "'x", "\\"));
  EXPECT_THAT(split_command_line(R"("a\"b\\c\d")"), ElementsAre(R"(a"b\c\d)"));
  EXPECT_THAT(split_command_line(R"('a\b')"), ElementsAre(R"(a\b)"));
}

TEST(CommandLine, NothingElseMeansAnything) {
  EXPECT_THAT(split_command_line("a $HOME * > b | c"),
              ElementsAre("a", "$HOME", "*", ">", "b", "|", "c"));
}

TEST(CommandLine, WhatIsNotClosedIsRefused) {
  EXPECT_THROW(static_cast<void>(split_command_line("a 'b")), ParticipantError);
  EXPECT_THROW(static_cast<void>(split_command_line("a \"b")), ParticipantError);
  EXPECT_THROW(static_cast<void>(split_command_line("a \"b\\")), ParticipantError);
  EXPECT_THROW(static_cast<void>(split_command_line("a \\")), ParticipantError);
}

}  // namespace
}  // namespace outflank::host::arena
