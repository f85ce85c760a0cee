#include <gtest/gtest.h>

#include <string>

#include "gtp/table_commands.hpp"
#include "gtp_session.hpp"

namespace outflank::gtp {
namespace {

class GtpTableCommands : public testing::Test {
 protected:
  GtpTableCommands() {
    session_.table().add({.name = "play",
                          .usage = "COLOR VERTEX",
                          .summary = "Plays a move.",
                          .failure = "`illegal move`.",
                          .min_arguments = 2,
                          .max_arguments = 2,
                          .handler = [](const Arguments&, Reply&) {}});
    add_table_commands(session_.table());
  }

  GtpSession session_;
};

TEST_F(GtpTableCommands, ProtocolVersionIsTwo) {
  EXPECT_EQ(session_.answers("protocol_version\n"), "= 2\n\n");
}

TEST_F(GtpTableCommands, KnownCommandTellsExactNames) {
  EXPECT_EQ(session_.answers("known_command play\n7 known_command PLAY\nknown_command x\n"),
            "= true\n\n=7 false\n\n= false\n\n");
}

TEST_F(GtpTableCommands, KnownCommandTakesOneName) {
  EXPECT_EQ(session_.answers("known_command\nknown_command a b\n"),
            "? syntax error: known_command: expected 1 argument, got 0\n\n"
            "? syntax error: known_command: expected 1 argument, got 2\n\n");
}

TEST_F(GtpTableCommands, ListCommandsHasTheOrderOfTheTable) {
  EXPECT_EQ(session_.answers("7 list_commands\n"),
            "=7 play\nprotocol_version\nknown_command\nlist_commands\nquit\nhelp\n\n");
}

TEST_F(GtpTableCommands, HelpHasALineForEachCommand) {
  EXPECT_EQ(session_.answers("help\n"),
            "= play COLOR VERTEX - Plays a move.\n"
            "protocol_version - The version of GTP spoken here: 2.\n"
            "known_command NAME - `true` if there is a command of this name, else `false`.\n"
            "list_commands - The names of all commands, one a line.\n"
            "quit - Ends the session after the reply; later lines are not answered.\n"
            "help [COMMAND] - What the command does, or a line on each command.\n\n");
}

TEST_F(GtpTableCommands, HelpOnACommandTellsUsageSummaryAndFailure) {
  EXPECT_EQ(session_.answers("7 help play\n"),
            "=7 play COLOR VERTEX\nPlays a move.\nFails: `illegal move`.\n\n");
}

TEST_F(GtpTableCommands, HelpOnACommandWithoutFailuresTellsNone) {
  EXPECT_EQ(session_.answers("help list_commands\n"),
            "= list_commands\nThe names of all commands, one a line.\n\n");
}

TEST_F(GtpTableCommands, HelpOnNothingKnownFails) {
  EXPECT_EQ(session_.answers("7 help plya\n"), "?7 unknown command: plya\n\n");
}

}  // namespace
}  // namespace outflank::gtp
