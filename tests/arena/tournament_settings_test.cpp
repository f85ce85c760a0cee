// What the keys of a tournament's file mean.
#include "arena/tournament_settings.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "support/temporary_folder.hpp"

namespace outflank::host::arena {
namespace {

namespace fs = std::filesystem;

const std::string kTwo = "[players.a]\nstrategy = \"random\"\n[players.b]\nstrategy = \"greedy\"\n";

Participant strategy(const std::string& name, const std::string& spec) {
  Participant player;
  player.name = name;
  player.spec = spec;
  return player;
}

// The first player of this text, which is the only one.
Participant player_of_text(const std::string& toml, const std::string& file = "x.toml") {
  return parse_players("[players.a]\n" + toml, file).players.at(0);
}

TEST(TournamentSettings, ReadsEveryKey) {
  const auto settings = parse_tournament(R"(
kind = "gauntlet"
games = 1_000
openings = "random:6"
seed = 7
board_size = 6
adjudicate_empties = 10
[limits]
time = "60+0.5"
move_time = 0.1
nodes = 5000
depth = 4
[plugins]
directories = ["/opt/plugins"]
[parameters.squares]
reading = "own"
[players.classic]
strategy = "classic"
[players.rhino]
command = ["gtp-rhino", "-l", "1"]
)",
                                         "x.toml");
  TournamentSettings expected;
  expected.kind = TournamentKind::gauntlet;
  expected.games = 1000;
  expected.openings = "random:6";
  expected.seed = 7;
  expected.board_size = 6;
  expected.adjudicate_empties = 10;
  expected.limits = {.main_ns = 60'000'000'000,
                     .increment_ns = 500'000'000,
                     .move_ns = 100'000'000,
                     .nodes = 5000,
                     .depth = 4};
  expected.plugin_directories = {"/opt/plugins"};
  expected.parameters = {{.strategy = "squares",
                          .name = "reading",
                          .value = "own",
                          .kind = ValueKind::text,
                          .origin = {.file = "x.toml", .line = 16}}};
  Participant rhino;
  rhino.name = "rhino";
  rhino.kind = ParticipantKind::gtp;
  rhino.command = {"gtp-rhino", "-l", "1"};
  expected.players = {strategy("classic", "classic"), rhino};
  EXPECT_EQ(settings, expected);
}

TEST(TournamentSettings, KeepsDefaultsForWhatIsNotSet) {
  TournamentSettings expected;
  expected.players = {strategy("a", "random"), strategy("b", "greedy")};
  EXPECT_EQ(parse_tournament(kTwo, "x.toml"), expected);
}

TEST(TournamentSettings, KeepsTheOrderOfThePlayersInTheFile) {
  const auto settings = parse_tournament(R"(
players.z.strategy = "random"
[players.m.limits]
depth = 1
[players."A b"]
strategy = "squares"
[players.m]
strategy = "greedy"
)",
                                         "x.toml");
  ASSERT_EQ(settings.players.size(), 3U);
  EXPECT_EQ(settings.players[0].name, "z");
  EXPECT_EQ(settings.players[1].name, "m");
  EXPECT_EQ(settings.players[1].spec, "greedy");
  EXPECT_EQ(settings.players[1].limits, (PlayLimits{.depth = 1}));
  EXPECT_EQ(settings.players[2].name, "A b");
}

TEST(TournamentSettings, ReadsEveryKeyOfAProgram) {
  auto player = player_of_text(R"(
command = "gtp-rhino -l '1'"
folder = "/engines"
environment = { NAME = "a value", LEVEL = 3 }
limits = { move_time = 0.2 }
memory_megabytes = 512
restart = true
)");
  EXPECT_EQ(player.kind, ParticipantKind::gtp);
  EXPECT_EQ(player.command, (std::vector<std::string>{"gtp-rhino", "-l", "1"}));
  EXPECT_EQ(player.folder, "/engines");
  EXPECT_EQ(player.environment, (std::vector<std::pair<std::string, std::string>>{
                                    {"NAME", "a value"}, {"LEVEL", "3"}}));
  EXPECT_EQ(player.limits, (PlayLimits{.move_ns = 200'000'000}));
  EXPECT_EQ(player.memory_bytes, 536'870'912U);
  EXPECT_TRUE(player.restart);
}

TEST(TournamentSettings, PutsParametersBehindTheStrategy) {
  EXPECT_EQ(
      player_of_text("strategy = \"classic\"\nparameters = { depth = 3, phases = true }").spec,
      "classic:depth=3,phases=true");
  EXPECT_EQ(player_of_text("strategy = \"classic:depth=3\"\nparameters.threads = 2").spec,
            "classic:depth=3,threads=2");
  EXPECT_EQ(
      player_of_text("strategy = \"alphabeta\"\nparameters.evaluator = \"squares:a=1,b=(2)\"").spec,
      "alphabeta:evaluator=(squares:a=1,b=(2))");
}

TEST(TournamentSettings, GivesAStrategyAProcess) {
  const auto player = player_of_text(
      "strategy = \"classic\"\nisolated = true\nmemory_megabytes = 1\nenvironment.A = \"\"");
  EXPECT_EQ(player.kind, ParticipantKind::isolated);
  EXPECT_EQ(player.spec, "classic");
  EXPECT_EQ(player.memory_bytes, 1'048'576U);
  EXPECT_EQ(player.environment.size(), 1U);
}

TEST(TournamentSettings, TakesAnEmptyTableOfLimitsForNoLimits) {
  EXPECT_EQ(player_of_text("strategy = \"random\"\nlimits = {}").limits, PlayLimits{});
  EXPECT_EQ(player_of_text("strategy = \"random\"").limits, std::nullopt);
}

TEST(TournamentSettings, StartsPathsAtTheFolderOfTheFile) {
  const auto settings = parse_tournament(R"(
openings = "games.txt"
plugins.directories = ["mine", "/theirs"]
[players.a]
strategy = "./mine/own.so@best:depth=3"
[players.b]
command = ["bin/program", "bin/argument"]
)",
                                         "configs/x.toml");
  EXPECT_EQ(settings.openings, "configs/games.txt");
  EXPECT_EQ(settings.plugin_directories, (std::vector<std::string>{"configs/mine", "/theirs"}));
  EXPECT_EQ(settings.players[0].spec, "configs/./mine/own.so@best:depth=3");
  EXPECT_EQ(settings.players[1].command,
            (std::vector<std::string>{"configs/bin/program", "bin/argument"}));
}

TEST(TournamentSettings, LeavesWordsThatAreNoPathsAsTheyAre) {
  const auto openings = [](const std::string& source) {
    return parse_tournament("openings = \"" + source + "\"\n" + kTwo, "configs/x.toml").openings;
  };
  EXPECT_EQ(openings("balanced"), "balanced");
  EXPECT_EQ(openings("random:8"), "random:8");
  EXPECT_EQ(openings("/a/b"), "/a/b");
  EXPECT_EQ(player_of_text("command = \"prog x/y\"", "configs/x.toml").command,
            (std::vector<std::string>{"prog", "x/y"}));
}

TEST(TournamentSettings, NamesAProgramFromTheRootIfItStartsElsewhere) {
  const auto player =
      player_of_text("command = [\"./program\"]\nfolder = \"games\"", "configs/x.toml");
  EXPECT_EQ(player.folder, "configs/games");
  EXPECT_EQ(player.command[0], fs::absolute("configs/./program"));
}

TEST(TournamentSettings, AreReadFromAFile) {
  const test::TemporaryFolder folder;
  const auto file = folder.path() / "x.toml";
  std::ofstream(file) << "openings = \"./a\"\n" << kTwo;
  EXPECT_EQ(read_tournament(file).openings, (folder.path() / "./a").string());
  EXPECT_EQ(read_players(file).players.size(), 2U);
}

TEST(TournamentSettings, MayHaveOnePlayerWhereOthersAreNamedElsewhere) {
  EXPECT_EQ(parse_players("[players.a]\nstrategy = \"random\"", "x.toml").players,
            (std::vector<Participant>{strategy("a", "random")}));
}

TEST(TournamentSettings, ScheduleEverybodyAgainstEverybody) {
  auto settings =
      parse_tournament("games = 4\n" + kTwo + "[players.c]\nstrategy = \"squares\"", "x.toml");
  EXPECT_EQ(schedule_of(settings).games(), 12U);
  settings.kind = TournamentKind::gauntlet;
  EXPECT_EQ(schedule_of(settings).games(), 8U);
  EXPECT_EQ(schedule_of(settings).pairings(), (std::vector<Pairing>{{0, 1}, {0, 2}}));
}

}  // namespace
}  // namespace outflank::host::arena
