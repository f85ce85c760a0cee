#include "arena/participant.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace outflank::host::arena {
namespace {

using ::testing::ElementsAre;

std::string error_of(std::string_view text) {
  try {
    static_cast<void>(parse_participant(text));
  } catch (const ParticipantError& error) {
    return error.what();
  }
  return "no error";
}

TEST(Participant, IsAStrategyIfNothingElseIsSaid) {
  const auto participant = parse_participant("classic:depth=4,threads=2");
  EXPECT_EQ(participant.kind, ParticipantKind::strategy);
  EXPECT_EQ(participant.spec, "classic:depth=4,threads=2");
  EXPECT_EQ(participant.name, "classic:depth=4,threads=2");
  EXPECT_EQ(parse_participant("./my.so@id:depth=4").spec, "./my.so@id:depth=4");
}

TEST(Participant, IsolatedIsAStrategyInAProcess) {
  const auto participant = parse_participant("isolated:classic:depth=4");
  EXPECT_EQ(participant.kind, ParticipantKind::isolated);
  EXPECT_EQ(participant.spec, "classic:depth=4");
  EXPECT_EQ(participant.name, "isolated:classic:depth=4");
}

TEST(Participant, GtpIsACommandWithItsArguments) {
  const auto participant = parse_participant("gtp:gtp-rhino -l '3'");
  EXPECT_EQ(participant.kind, ParticipantKind::gtp);
  EXPECT_THAT(participant.command, ElementsAre("gtp-rhino", "-l", "3"));
  EXPECT_EQ(participant.name, "gtp:gtp-rhino -l '3'");
}

TEST(Participant, ErrorsSayWhatToType) {
  EXPECT_EQ(error_of(""), "expected SPEC, isolated:SPEC or gtp:COMMAND, got nothing");
  EXPECT_EQ(error_of("isolated:"),
            "expected a strategy after 'isolated:', as in 'isolated:classic:depth=4'");
  EXPECT_EQ(error_of("gtp:"), "expected a command after 'gtp:', as in 'gtp:gtp-rhino -l 1'");
  EXPECT_EQ(error_of("gtp: '' x"), error_of("gtp:"));
  EXPECT_EQ(error_of("gtp:engine 'one"), "command: a ' that is not closed in: engine 'one");
  EXPECT_EQ(error_of("isolated:gtp:engine"),
            "a program has a process of its own anyway; type: gtp:engine");
  EXPECT_EQ(error_of("isolatd:classic"),
            "strategy: expected key=value after 'isolatd:', got 'classic'; did you mean "
            "'isolated:'?");
  EXPECT_EQ(error_of("classic:4"), "strategy: expected key=value after 'classic:', got '4'");
}

}  // namespace
}  // namespace outflank::host::arena
