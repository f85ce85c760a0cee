// The conversations that Quarry and GoGui begin.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>

#include "support/host_process.hpp"

namespace outflank::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::MatchesRegex;

std::set<std::string> lines_of(const std::string& text) {
  std::set<std::string> result;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) result.insert(line);
  return result;
}

TEST(GtpQuarry, OpensAGame) {
  GtpClient quarry;
  EXPECT_EQ(quarry.ask("0 protocol_version"), "=0 2\n\n");
  EXPECT_EQ(quarry.ask("1 name"), "=1 Outflank greedy\n\n");
  EXPECT_THAT(quarry.ask("2 version"), MatchesRegex("=2 [0-9.]+\n\n"));
  EXPECT_THAT(lines_of(quarry.answer("list_commands")), Contains("list_games"));
  EXPECT_EQ(quarry.ask("4 list_games"), "=4 Othello\n\n");
  EXPECT_EQ(quarry.ask("5 set_game Othello"), "=5\n\n");
  EXPECT_EQ(quarry.ask("6 boardsize 8"), "=6\n\n");
  EXPECT_EQ(quarry.ask("7 clear_board"), "=7\n\n");
  EXPECT_EQ(quarry.ask("8 time_settings 1800 0 0"), "=8\n\n");
  EXPECT_EQ(quarry.ask("9 play black f5"), "=9\n\n");
  EXPECT_EQ(quarry.ask("10 time_left white 1795 0"), "=10\n\n");
  EXPECT_EQ(quarry.ask("11 genmove white"), "=11 F4\n\n");
  EXPECT_EQ(quarry.ask("12 quit"), "=12\n\n");
}

TEST(GtpQuarry, OtherGamesAreRefused) {
  EXPECT_EQ(gtp("set_game Reversi\nset_game othello\nset_game Go\nset_game Amazons\nset_game\n"),
            "=\n\n=\n\n? unsupported game: expected Othello\n\n"
            "? unsupported game: expected Othello\n\n"
            "? syntax error: set_game: expected at least 1 argument, got 0\n\n");
}

// Quarry never sends a pass: it asks the same colour again.
TEST(GtpQuarry, AsksTheSameColourAgainAfterAPass) {
  GtpClient quarry;
  EXPECT_EQ(quarry.ask("outflank-setposition OOO-OOO-OOO-XXXX O"), "=\n\n");
  EXPECT_EQ(quarry.ask("genmove black"), "= D1\n\n");
  EXPECT_EQ(quarry.ask("gogui-rules_side_to_move"), "= white\n\n");
}

TEST(GtpGoGui, FindsARulerInTheCommandList) {
  GtpClient gogui;
  const auto commands = lines_of(gogui.answer("list_commands"));
  for (const auto* command :
       {"gogui-rules_game_id", "gogui-rules_legal_moves", "gogui-rules_side_to_move",
        "gogui-rules_board", "gogui-rules_board_size", "gogui-rules_final_result",
        "gogui-analyze_commands", "gogui-interrupt"}) {
    EXPECT_THAT(commands, Contains(command));
  }
}

TEST(GtpGoGui, IsTheRulerOfAGame) {
  EXPECT_EQ(gtp("gogui-rules_game_id\ngogui-rules_board_size\ngogui-rules_board\n"
                "gogui-rules_side_to_move\ngogui-rules_legal_moves\nplay b F5\n"
                "gogui-rules_board\ngogui-rules_side_to_move\ngogui-rules_legal_moves\n"
                "gogui-rules_final_result\n"),
            "= Othello\n\n= 8\n\n"
            "= . . . . . . . .\n"
            ". . . . . . . .\n"
            ". . . . . . . .\n"
            ". . . X O . . .\n"
            ". . . O X . . .\n"
            ". . . . . . . .\n"
            ". . . . . . . .\n"
            ". . . . . . . .\n\n"
            "= black\n\n= D3 C4 F5 E6\n\n=\n\n"
            "= . . . . . . . .\n"
            ". . . . . . . .\n"
            ". . . . . . . .\n"
            ". . . X X X . .\n"
            ". . . O X . . .\n"
            ". . . . . . . .\n"
            ". . . . . . . .\n"
            ". . . . . . . .\n\n"
            "= white\n\n= F4 D6 F6\n\n=\n\n");
}

TEST(GtpGoGui, SeesRowEightOnTop) {
  EXPECT_EQ(gtp("outflank-setposition XO------OX------ X\ngogui-rules_board\n"),
            "=\n\n= . . . .\nO X . .\n. . . .\nX O . .\n\n");
}

TEST(GtpGoGui, IsToldOfPassesAndTheEnd) {
  EXPECT_EQ(gtp("outflank-setposition OOO-OOO-OOO-XXXX O\ngogui-rules_legal_moves\n"
                "play w pass\ngogui-rules_legal_moves\ngogui-rules_side_to_move\n"
                "outflank-setposition XXXXXXXXOOOOOOOO X\ngogui-rules_legal_moves\n"
                "gogui-rules_final_result\n"),
            "=\n\n= pass\n\n=\n\n= D1 D2\n\n= black\n\n"
            "=\n\n=\n\n= Draw\n\n");
}

TEST(GtpGoGui, CanRunEveryCommandItIsOffered) {
  GtpClient gogui;
  std::istringstream offers(gogui.answer("gogui-analyze_commands"));
  int count = 0;
  for (std::string offer; std::getline(offers, offer); ++count) {
    const auto first = offer.find('/');
    const auto second = offer.find('/', first + 1);
    ASSERT_NE(second, std::string::npos) << offer;
    EXPECT_THAT(offer.substr(0, first), MatchesRegex("none|string|plist|pspairs"));
    auto command = offer.substr(second + 1);
    if (const auto input = command.find("%s"); input != std::string::npos) {
      command.replace(input, 2, "squares");
    }
    const auto name = command.substr(0, command.find(' '));
    EXPECT_EQ(gogui.answer("known_command " + name), "true") << offer;
    EXPECT_EQ(gogui.ask(command).front(), '=') << offer;
  }
  EXPECT_GT(count, 0);
}

TEST(GtpGoGui, GetsPairsOfMoveAndValue) {
  EXPECT_EQ(gtp("play b f5\noutflank-analyze pairs\n", {"--strategy", "squares"}),
            "=\n\n= F4 +0 D6 +0 F6 +0\n\n");
  EXPECT_THAT(gtp("outflank-analyze pears\n"),
              HasSubstr("? syntax error: outflank-analyze: expected live or pairs, got pears"));
}

}  // namespace
}  // namespace outflank::test
