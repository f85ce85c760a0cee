// The commands as a whole: what is listed exists, and whatever is typed after
// its name gets one reply.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "support/host_process.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {
namespace {

using testing::HasSubstr;
using testing::IsSupersetOf;
using testing::StartsWith;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> result;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) result.push_back(line);
  return result;
}

std::vector<std::string> listed_commands() {
  GtpClient client;
  return lines_of(client.answer("list_commands"));
}

// Sends them with ids, and expects one reply to each, in order, with its id.
void expect_one_reply_each(const std::vector<std::string>& commands) {
  // Whatever looks like a file name must find nothing, and leave nothing.
  const TemporaryFolder empty;
  auto command = outflank_gtp();
  command.directory = empty.path();
  std::string input;
  for (std::size_t id = 0; id < commands.size(); ++id) {
    input += std::to_string(id) + " " + commands[id] + "\n";
  }
  const auto ended = run(command, input);
  EXPECT_EQ(ended.status, 0);
  EXPECT_EQ(own_errors(ended), "");
  std::size_t at = 0;
  for (std::size_t id = 0; id < commands.size(); ++id) {
    const auto end = ended.output.find("\n\n", at);
    ASSERT_NE(end, std::string::npos) << commands[id];
    const auto reply = ended.output.substr(at, end + 1 - at);
    ASSERT_TRUE(reply[0] == '=' || reply[0] == '?') << commands[id] << "\n" << reply;
    const auto number = std::to_string(id);
    ASSERT_EQ(reply.substr(1, number.size()), number) << commands[id] << "\n" << reply;
    const char next = reply[number.size() + 1];
    ASSERT_TRUE(next == ' ' || next == '\n') << commands[id] << "\n" << reply;
    ASSERT_EQ(reply.find("internal error"), std::string::npos) << commands[id] << "\n" << reply;
    at = end + 2;
  }
  EXPECT_EQ(at, ended.output.size());
  EXPECT_TRUE(std::filesystem::is_empty(empty.path()));
}

TEST(GtpCommandList, HoldsWhatClientsExpect) {
  EXPECT_THAT(listed_commands(), IsSupersetOf({"protocol_version",
                                               "name",
                                               "version",
                                               "known_command",
                                               "list_commands",
                                               "quit",
                                               "boardsize",
                                               "clear_board",
                                               "komi",
                                               "play",
                                               "genmove",
                                               "undo",
                                               "time_settings",
                                               "time_left",
                                               "final_score",
                                               "reg_genmove",
                                               "showboard",
                                               "list_games",
                                               "set_game",
                                               "gogui-rules_game_id",
                                               "gogui-rules_board",
                                               "gogui-rules_board_size",
                                               "gogui-rules_legal_moves",
                                               "gogui-rules_side_to_move",
                                               "gogui-rules_final_result",
                                               "gogui-analyze_commands",
                                               "outflank-plugins",
                                               "outflank-use",
                                               "outflank-reload",
                                               "outflank-params",
                                               "outflank-set",
                                               "outflank-save",
                                               "outflank-load",
                                               "outflank-legal_moves",
                                               "outflank-evaluate",
                                               "outflank-analyze",
                                               "outflank-setposition",
                                               "outflank-seed",
                                               "outflank-limits",
                                               "outflank-genmove",
                                               "outflank-perft"}));
}

TEST(GtpCommandList, AgreesWithKnownCommandAndHelp) {
  GtpClient client;
  const auto help = lines_of(client.answer("help"));
  const auto commands = lines_of(client.answer("list_commands"));
  ASSERT_EQ(help.size(), commands.size());
  for (std::size_t i = 0; i < commands.size(); ++i) {
    EXPECT_EQ(client.ask("known_command " + commands[i]), "= true\n\n");
    EXPECT_THAT(help[i] + " ", StartsWith(commands[i] + " "));
    EXPECT_THAT(client.answer("help " + commands[i]), StartsWith(commands[i]));
  }
}

TEST(GtpCommandList, KnowsNoOthers) {
  EXPECT_EQ(gtp("known_command NAME\nknown_command nam\nknown_command namex\nknown_command 5\n"
                "known_command\nknown_command name version\nhelp nobody\n"),
            "= false\n\n= false\n\n= false\n\n= false\n\n"
            "? syntax error: known_command: expected 1 argument, got 0\n\n"
            "? syntax error: known_command: expected 1 argument, got 2\n\n"
            "? unknown command: nobody\n\n");
}

TEST(GtpCommandList, IsTheSameForEveryStrategy) {
  EXPECT_EQ(gtp("list_commands\n"), gtp("list_commands\n", {"--strategy", "random"}));
}

TEST(GtpCommandList, EachAnswersOnceToNothingAndToJunk) {
  std::vector<std::string> lines;
  for (const auto& command : listed_commands()) {
    if (command == "quit") continue;
    for (const auto* junk : {"",
                             " ",
                             " x",
                             " -1",
                             " 1",
                             " 2147483648",
                             " 1e999",
                             " nan",
                             " =",
                             " b",
                             " b b",
                             " w pass",
                             " f5",
                             " a b c d e f g h",
                             " 1 2 3",
                             " %s %n",
                             " ''",
                             " \"",
                             " \\",
                             " \xff\xfe",
                             " caf\xc3\xa9",
                             " ../x",
                             " ./no/such.so",
                             " :",
                             " :=,",
                             " x=",
                             " x=(((,",
                             " ID:KEY=VALUE",
                             " X O",
                             " --help"}) {
      lines.push_back(command + junk);
    }
    lines.push_back(command + " " + std::string(2000, 'z'));
    std::string many = command;
    for (int i = 0; i < 5000; ++i) many += " y";
    lines.push_back(many);
    // Still there, and none the worse for it.
    lines.emplace_back("boardsize 8");
    lines.emplace_back("genmove b");
  }
  expect_one_reply_each(lines);
}

TEST(GtpCommandList, EachAnswersOnceOnAFinishedBoardToo) {
  std::vector<std::string> lines;
  for (const auto& command : listed_commands()) {
    if (command == "quit") continue;
    lines.emplace_back("outflank-setposition XXXXXXXXOOOOOOOO X");
    lines.push_back(command);
    lines.push_back(command + " b");
    lines.push_back(command + " w pass");
  }
  expect_one_reply_each(lines);
}

TEST(GtpCommandList, PluginsNamesEveryStrategyWithItsFile) {
  GtpClient client;
  const auto table = lines_of(client.answer("outflank-plugins"));
  ASSERT_EQ(table.size(), 6U);
  EXPECT_THAT(table[0], StartsWith("ID "));
  EXPECT_THAT(table[1], StartsWith("alphabeta "));
  EXPECT_THAT(table[2], StartsWith("classic "));
  EXPECT_THAT(table[3], StartsWith("greedy "));
  EXPECT_THAT(table[4], StartsWith("random "));
  EXPECT_THAT(table[5], StartsWith("squares "));
  for (std::size_t i = 1; i < table.size(); ++i) EXPECT_THAT(table[i], HasSubstr(".so"));
}

}  // namespace
}  // namespace outflank::test
