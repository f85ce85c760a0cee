// The message for each kind of mistake in a tournament's file.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "arena/tournament_settings.hpp"

namespace outflank::host::arena {
namespace {

using testing::StartsWith;

std::string error_of(const std::string& toml) {
  try {
    static_cast<void>(parse_tournament(toml, "x.toml"));
    return "";
  } catch (const SettingsError& error) {
    return error.what();
  }
}

// In line 2.
std::string player_error(const std::string& lines) { return error_of("[players.a]\n" + lines); }

TEST(TournamentMistake, NamesTheNearestKey) {
  EXPECT_EQ(error_of("kidn = \"gauntlet\""), "x.toml:1: kidn: unknown key; did you mean 'kind'?");
  EXPECT_EQ(error_of("[player.a]"), "x.toml:1: player: unknown key; did you mean 'players'?");
  EXPECT_EQ(error_of("limits.dpeth = 3"),
            "x.toml:1: limits.dpeth: unknown key; did you mean 'depth'?");
  EXPECT_EQ(player_error("comand = \"x\""),
            "x.toml:2: players.a.comand: unknown key; did you mean 'command'?");
  EXPECT_EQ(player_error("enviroment = {}"),
            "x.toml:2: players.a.enviroment: unknown key; did you mean 'environment'?");
  EXPECT_EQ(player_error("limits.tiem = 3"),
            "x.toml:2: players.a.limits.tiem: unknown key; did you mean 'time'?");
  EXPECT_EQ(player_error("limits.x = 3"),
            "x.toml:2: players.a.limits.x: unknown key; expected one of time, move_time, nodes, "
            "depth");
}

TEST(TournamentMistake, SaysWhereAKeyBelongs) {
  EXPECT_EQ(error_of("depth = 3"), "x.toml:1: depth: unknown key; it belongs in [limits]");
  EXPECT_EQ(player_error("depth = 3"),
            "x.toml:2: players.a.depth: unknown key; it belongs in [players.a.limits]");
  EXPECT_EQ(player_error("limits.restart = true"),
            "x.toml:2: players.a.limits.restart: unknown key; it belongs in [players.a]");
}

TEST(TournamentMistake, TellsWhatIsExpected) {
  EXPECT_EQ(error_of("kind = \"swiss\""),
            "x.toml:1: kind: expected \"round_robin\" or \"gauntlet\", got \"swiss\"");
  EXPECT_EQ(error_of("kind = 1"),
            "x.toml:1: kind: expected \"round_robin\" or \"gauntlet\", got 1");
  EXPECT_EQ(error_of("games = 99"),
            "x.toml:1: games: expected an even integer from 2 to 1000000000, got 99");
  EXPECT_EQ(error_of("games = 0"),
            "x.toml:1: games: expected an even integer from 2 to 1000000000, got 0");
  EXPECT_EQ(error_of("adjudicate_empties = 21"),
            "x.toml:1: adjudicate_empties: expected an integer from 0 to 20, got 21");
  EXPECT_EQ(error_of("openings = \"\""),
            "x.toml:1: openings: expected openings such as \"balanced\", \"random:8\" or "
            "\"games.txt\", got \"\"");
  EXPECT_EQ(error_of("limits = 3"), "x.toml:1: limits: expected a table [limits], got 3");
  EXPECT_EQ(error_of("players = 3"),
            "x.toml:1: players: expected a table such as [players.classic], got 3");
  EXPECT_EQ(error_of("[[players]]\nname = \"a\""),
            "x.toml:1: players: expected a table such as [players.classic], got a list");
  EXPECT_EQ(error_of("players.rhino = \"gtp-rhino\""),
            "x.toml:1: players.rhino: expected a table such as [players.rhino], got \"gtp-rhino\"");
}

TEST(TournamentMistake, TellsWhatLimitsAre) {
  for (const std::string value : {"60", "\"60+\"", "\"0\"", "\"\"", "true"}) {
    EXPECT_EQ(error_of("limits.time = " + value),
              "x.toml:1: limits.time: expected text such as \"60+0.5\", got " + value);
  }
  for (const std::string value : {"-1", "0.00099", "1e-12", "86401", "nan", "inf", "\"1\""}) {
    EXPECT_EQ(player_error("limits.move_time = " + value),
              "x.toml:2: players.a.limits.move_time: expected 0, or a number from 0.001 to 86400, "
              "got " +
                  value);
  }
  EXPECT_EQ(player_error("limits = 5"),
            "x.toml:2: players.a.limits: expected a table [players.a.limits], got 5");
}

TEST(TournamentMistake, TellsWhatThePartsOfAPlayerAre) {
  EXPECT_EQ(
      player_error("command = 5"),
      "x.toml:2: players.a.command: expected a command such as [\"gtp-rhino\", \"-l\", \"1\"] "
      "or \"gtp-rhino -l 1\", got 5");
  EXPECT_EQ(player_error("command = [\"x\",\n5]"),
            "x.toml:3: players.a.command: expected a line of text such as \"gtp-rhino\", got 5");
  EXPECT_EQ(player_error("isolated = 1"),
            "x.toml:2: players.a.isolated: expected true or false, got 1");
  EXPECT_EQ(player_error("memory_megabytes = -1"),
            "x.toml:2: players.a.memory_megabytes: expected an integer from 0 to 1048576, got -1");
  EXPECT_EQ(player_error("environment = \"A=1\""),
            "x.toml:2: players.a.environment: expected a table such as { NAME = \"value\" }, got "
            "\"A=1\"");
  EXPECT_EQ(player_error("environment.\"A=1\" = \"\""),
            "x.toml:2: players.a.environment.\"A=1\": expected a name of a variable, without =");
  EXPECT_EQ(player_error("environment.A.B = \"\""),
            "x.toml:2: players.a.environment.A: expected true, false, a finite number or a line of "
            "text, got a table");
  EXPECT_EQ(player_error("parameters = [3]"),
            "x.toml:2: players.a.parameters: expected a table such as { depth = 3 }, got a list");
  EXPECT_EQ(player_error("parameters.\"a,b\" = 3"),
            "x.toml:2: players.a.parameters.\"a,b\": expected a name of letters, digits, _ and -");
}

TEST(TournamentMistake, RefusesWhatDoesNotFitTogether) {
  const auto error = [](const std::string& lines) {
    return error_of("[players.b]\nstrategy = \"random\"\n[players.a]\n" + lines);
  };
  const std::string program = "command = \"x\"\n";
  const std::string strategy = "strategy = \"x\"\n";
  EXPECT_EQ(error(program + strategy),
            "x.toml:5: players.a.strategy: expected either a strategy or a command, got both");
  EXPECT_EQ(error(strategy + program),
            "x.toml:5: players.a.command: expected either a strategy or a command, got both");
  EXPECT_EQ(error("folder = \"x\""),
            "x.toml:3: players.a: expected strategy = \"...\" or command = [\"...\"]");
  EXPECT_EQ(error(program + "isolated = true"),
            "x.toml:5: players.a.isolated: is for a strategy; a command is a process of its own "
            "anyway");
  EXPECT_EQ(error(program + "parameters.depth = 3"),
            "x.toml:5: players.a.parameters: is for a strategy; what a program is to know belongs "
            "in its command");
  EXPECT_EQ(error(strategy + "folder = \"x\""),
            "x.toml:5: players.a.folder: is for a command; a strategy needs none");
  const std::string process = ": is for a process; add isolated = true to give the strategy one";
  EXPECT_EQ(error(strategy + "environment.A = 1"), "x.toml:5: players.a.environment" + process);
  EXPECT_EQ(error(strategy + "memory_megabytes = 1"),
            "x.toml:5: players.a.memory_megabytes" + process);
  EXPECT_EQ(error(strategy + "restart = true"), "x.toml:5: players.a.restart" + process);
}

TEST(TournamentMistake, SaysHowToWriteAStrategy) {
  const auto error = [](const std::string& lines) {
    return error_of("[players.b]\nstrategy = \"random\"\n[players.a]\n" + lines);
  };
  EXPECT_EQ(error("strategy = \"isolated:classic\""),
            "x.toml:4: players.a.strategy: expected a strategy such as \"classic\", and isolated = "
            "true beside it");
  EXPECT_EQ(error("strategy = \"gtp:gtp-rhino -l 1\""),
            "x.toml:4: players.a.strategy: a program is written as command = \"gtp-rhino -l 1\"");
  EXPECT_EQ(error("strategy = \"classic:3\""),
            "x.toml:4: players.a.strategy: expected ID[:key=value,...], such as "
            "\"classic:depth=3\", got \"classic:3\"");
  EXPECT_EQ(error("strategy = \"classic:depth=3\"\nparameters.depth = 4"),
            "x.toml:5: players.a.parameters.depth: is set in strategy too");
  EXPECT_EQ(error("strategy = \"alphabeta:evaluator=(a\""),
            "x.toml:4: players.a.strategy: expected matching parentheses, got "
            "\"alphabeta:evaluator=(a\"");
  EXPECT_EQ(error("strategy = \"alphabeta\"\nparameters.evaluator = \"a)b\""),
            "x.toml:5: players.a.parameters.evaluator: expected matching parentheses, got \"a)b\"");
}

TEST(TournamentMistake, SaysHowToWriteACommand) {
  const auto error = [](const std::string& lines) {
    return error_of("[players.b]\nstrategy = \"random\"\n[players.a]\n" + lines);
  };
  const std::string expected = "x.toml:4: players.a.command: expected the name of a program first";
  EXPECT_EQ(error("command = []"), expected);
  EXPECT_EQ(error("command = [\"\"]"), expected);
  EXPECT_EQ(error("command = \"  \""), expected);
  EXPECT_EQ(error("command = \"a 'b\""),
            "x.toml:4: players.a.command: expected quotes that are closed, and no backslash at the "
            "end, got \"a 'b\"");
}

TEST(TournamentMistake, AsksForTwoPlayers) {
  const std::string expected =
      "x.toml: expected two players or more, each in a table such as [players.classic], got ";
  EXPECT_EQ(error_of(""), expected + "0");
  EXPECT_EQ(error_of("[players]"), expected + "0");
  EXPECT_EQ(player_error("strategy = \"random\""), expected + "1");
}

TEST(TournamentMistake, RefusesOneNameForTwoPlayers) {
  EXPECT_THAT(error_of("[players.a]\nstrategy = \"random\"\n[players.a]\nstrategy = \"greedy\""),
              StartsWith("x.toml:3: not valid TOML: "));
}

TEST(TournamentMistake, RefusesNamesThatNoTableCanShow) {
  const std::string expected = "expected a name of 1 to 60 bytes without control characters";
  EXPECT_EQ(error_of("[players.\"\"]"), "x.toml:1: players.\"\": " + expected);
  EXPECT_EQ(error_of("[players.\"a\\tb\"]"), "x.toml:1: players.\"a\\tb\": " + expected);
  EXPECT_EQ(error_of("[players." + std::string(61, 'a') + "]"),
            "x.toml:1: players." + std::string(61, 'a') + ": " + expected);
}

TEST(TournamentMistake, RefusesMorePlayersThanCanPlay) {
  std::string toml;
  for (int i = 0; i < 1001; ++i) toml += "[players.p" + std::to_string(i) + "]\n";
  EXPECT_EQ(error_of(toml), "x.toml:1001: players.p1000: expected at most 1000 players");
}

TEST(TournamentMistake, ReportsTheFirstOneOfTheFile) {
  EXPECT_EQ(error_of("[players.a]\nrestart = 1\n[limits]\ndepth = -1\n"),
            "x.toml:2: players.a.restart: expected true or false, got 1");
}

}  // namespace
}  // namespace outflank::host::arena
