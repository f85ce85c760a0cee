// Tournaments as a user plays them: a file, a folder, and what is told of them.
#include <gmock/gmock.h>
#include <sys/types.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "cli_run.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* kRoundRobin = R"(games = 6
board_size = 4
openings = "random:2"

[players.chance]
strategy = "random"

[players."many discs"]
strategy = "greedy"

[players.table]
strategy = "squares"
)";

constexpr const char* kGauntlet = R"(kind = "gauntlet"
games = 40
board_size = 6
openings = "random:4"

[players.paper]
strategy = "classic:depth=2"

[players.chance]
strategy = "random"

[players."many discs"]
strategy = "greedy"
parameters = { depth = 2 }
)";

std::string bytes_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file) << path;
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

class CliTournament : public testing::Test {
 protected:
  using Arguments = std::vector<std::string>;

  [[nodiscard]] fs::path path(const std::string& name) const { return folder_.path() / name; }

  [[nodiscard]] Command tournament(const std::string& toml, const Arguments& more = {}) const {
    std::ofstream(path("cup.toml")) << toml;
    Arguments arguments{path("cup.toml").string()};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return outflank_with_plugins("tournament", arguments);
  }
  // Expects success.
  [[nodiscard]] Ended play(const std::string& toml, const Arguments& more = {}) const {
    auto ended = run(tournament(toml, more));
    EXPECT_EQ(ended.status, kSuccess) << ended.errors;
    return ended;
  }
  [[nodiscard]] json result(const std::string& toml, Arguments more = {}) const {
    more.emplace_back("--json");
    return json::parse(play(toml, more).output);
  }
  [[nodiscard]] std::string journal(const std::string& run) const {
    return bytes_of(path(run) / "games.jsonl");
  }

 private:
  TemporaryFolder folder_;
};

std::vector<json> games_of(const std::string& journal) {
  std::istringstream lines(journal);
  std::vector<json> games;
  for (std::string line; std::getline(lines, line);) games.push_back(json::parse(line));
  return games;
}

TEST_F(CliTournament, TellsTheRankingAndTheCrosstable) {
  const auto ended = play(kRoundRobin, {"--jobs", "2"});
  EXPECT_THAT(ended.errors, HasSubstr("round robin of 3 players: 18 games on 4x4, openings "
                                      "random:2, no limits, seed 1, 2 games at a time\n"));
  EXPECT_THAT(ended.output,
              AllOf(ContainsRegex("games +won +drawn +lost +points +score +Elo +[+]- +discs\n"),
                    ContainsRegex("\n   score of the row, % +1 +2 +3\n")));
  for (const auto* name : {"chance", "many discs", "table"}) {
    const std::string row = std::string("(^|\n)[123]  ") + name + " ";
    EXPECT_THAT(ended.output, ContainsRegex(row + " +12 "));
    EXPECT_THAT(ended.output, ContainsRegex(row + "( +(-|[0-9.]+)){3}\n"));
  }
}

TEST_F(CliTournament, SpeaksJson) {
  const auto cup = result(kRoundRobin);
  ASSERT_EQ(cup["ranking"].size(), 3U);
  double points = 0;
  for (const auto& row : cup["ranking"]) {
    EXPECT_EQ(row["games"], 12);
    EXPECT_EQ(row["wins"].get<int>() + row["draws"].get<int>() + row["losses"].get<int>(), 12);
    EXPECT_LE(row["elo"]["low"], row["elo"]["value"]);
    EXPECT_LE(row["elo"]["value"], row["elo"]["high"]);
    EXPECT_EQ(row["forfeits"], 0);
    points += row["points"].get<double>();
  }
  EXPECT_EQ(points, 18);
  ASSERT_EQ(cup["pairings"].size(), 3U);
  EXPECT_EQ(cup["pairings"][1]["players"], json({"chance", "table"}));
  for (const auto& pairing : cup["pairings"]) {
    EXPECT_EQ(pairing["games"], 6);
    for (const auto* key : {"wins", "draws", "losses", "elo", "discs", "distinct_games"}) {
      EXPECT_TRUE(pairing.contains(key)) << key;
    }
    EXPECT_EQ(pairing["terminations"], json({{"finished", 6}}));
  }
}

TEST_F(CliTournament, GauntletIsTheFirstAgainstEachOfTheOthers) {
  const auto ended = play(kGauntlet, {"--json", "--games", "4", "--seed", "7", "--jobs", "1"});
  EXPECT_THAT(ended.errors,
              HasSubstr("paper against each of 2 others: 8 games on 6x6, openings random:4, no "
                        "limits, seed 7, 1 game at a time\n"));
  const auto cup = json::parse(ended.output);
  ASSERT_EQ(cup["pairings"].size(), 2U);
  EXPECT_EQ(cup["pairings"][0]["players"], json({"paper", "chance"}));
  EXPECT_EQ(cup["pairings"][1]["players"], json({"paper", "many discs"}));
}

TEST_F(CliTournament, EveryPairingPlaysTheSameOpeningsWithBothColours) {
  static_cast<void>(play(kRoundRobin, {"--out", path("run")}));
  const auto games = games_of(journal("run"));
  ASSERT_EQ(games.size(), 18U);
  const auto beginning = [](const json& game) {
    return game["moves"].get<std::string>().substr(0, 4);
  };
  for (std::size_t i = 0; i < games.size(); ++i) {
    const auto& first = games[i / 6 * 6];
    EXPECT_EQ(games[i]["opening"], i / 6);
    EXPECT_EQ(beginning(games[i]), beginning(first));
    if (i % 2 == 1) {
      EXPECT_EQ(games[i]["black"], games[i - 1]["white"]);
      EXPECT_EQ(games[i]["white"], games[i - 1]["black"]);
    }
  }
}

TEST_F(CliTournament, IsTheSameForAnyNumberOfJobs) {
  const auto one = result(kGauntlet, {"--jobs", "1", "--out", path("one")});
  const auto four = result(kGauntlet, {"--jobs", "4", "--out", path("four")});
  EXPECT_EQ(journal("one"), journal("four"));
  EXPECT_EQ(games_of(journal("one")).size(), 80U);
  EXPECT_EQ(one, four);
  EXPECT_EQ(json::parse(bytes_of(path("one") / "result.json")), one);
}

TEST_F(CliTournament, KilledAndResumedIsAsIfNothingHadHappened) {
  constexpr const char* kGames = "600";
  const auto whole = result(kGauntlet, {"--games", kGames, "--out", path("whole")});
  const auto size = fs::file_size(path("whole") / "games.jsonl");
  const auto games = path("killed") / "games.jsonl";
  for (const std::uintmax_t share : {1U, 2U, 4U}) {
    const Process process(
        tournament(kGauntlet, {"--games", kGames, "--out", path("killed"), "--resume"}));
    const auto deadline = std::chrono::steady_clock::now() + Process::kDeadline;
    while (!fs::exists(games) || fs::file_size(games) < share * size / 10) {
      ASSERT_LT(std::chrono::steady_clock::now(), deadline);
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    ASSERT_EQ(::kill(process.pid(), SIGKILL), 0);
  }
  // And a line that was torn, wherever the kills came.
  fs::resize_file(games, fs::file_size(games) - 5);
  EXPECT_EQ(result(kGauntlet, {"--games", kGames, "--out", path("killed"), "--resume"}), whole);
  EXPECT_EQ(journal("killed"), journal("whole"));
}

TEST_F(CliTournament, InterruptedTellsHowToGoOn) {
  Process process(tournament(kGauntlet, {"--games", "1000000", "--out", path("run")}));
  process.wait_for_error(" at a time\n");
  ASSERT_EQ(::kill(process.pid(), SIGINT), 0);
  const auto ended = process.wait();
  EXPECT_EQ(ended.status, 130);
  EXPECT_THAT(ended.errors, HasSubstr(" of 2000000 games; to go on: "));
  EXPECT_THAT(ended.errors, HasSubstr(" tournament " + path("cup.toml").string() +
                                      " --games 1000000 --out " + path("run").string()));
  EXPECT_THAT(ended.errors, testing::EndsWith(" --resume\n"));
  EXPECT_FALSE(fs::exists(path("run") / "result.json"));
}

TEST_F(CliTournament, ResumedWithAnotherFileIsRefused) {
  static_cast<void>(play(kRoundRobin, {"--out", path("run")}));
  const auto before = journal("run");
  std::string changed = kRoundRobin;
  changed.replace(changed.find("\"squares\""), 9, "\"classic\"");
  const auto ended = run(tournament(changed, {"--out", path("run"), "--resume"}));
  EXPECT_EQ(ended.status, kFailure);
  EXPECT_EQ(ended.output, "");
  EXPECT_THAT(ended.errors, AllOf(HasSubstr("participants[2]"), HasSubstr("--force")));
  EXPECT_EQ(journal("run"), before);
}

TEST_F(CliTournament, ProgramThatCrashesLosesItsGamesAndTheOthersPlayOn) {
  const std::string toml = std::string("games = 4\nopenings = \"random:6\"\n") +
                           "[players.chance]\nstrategy = \"random\"\n" +
                           "[players.crash]\ncommand = [\"" + OUTFLANK_MISBEHAVING +
                           "\", \"exit_3\"]\n" + "[players.greedy]\nstrategy = \"greedy\"\n";
  const auto cup = result(toml, {"--out", path("run")});
  const auto& last = cup["ranking"][2];
  EXPECT_EQ(last["player"], "crash");
  EXPECT_EQ(last["losses"], 8);
  EXPECT_EQ(last["forfeits"], 8);
  int crashes = 0;
  for (const auto& game : games_of(journal("run"))) {
    const bool crashes_here = game["black"] == "crash" || game["white"] == "crash";
    EXPECT_EQ(game["ending"], crashes_here ? "crashed" : "finished");
    if (!crashes_here) continue;
    ++crashes;
    EXPECT_EQ(game[game["at_fault"].get<std::string>()], "crash");
    EXPECT_THAT(game["reason"].get<std::string>(),
                AllOf(HasSubstr("exited with 3"), HasSubstr("no such book")));
  }
  EXPECT_EQ(crashes, 8);
  const auto ended = play(toml);
  EXPECT_THAT(ended.errors, HasSubstr(": crash lost by crashed: "));
  EXPECT_THAT(ended.output, ContainsRegex("\n3  crash +8 +0 +0 +8 .* 8\n"));
  EXPECT_THAT(ended.output, StartsWith(" "));
}

TEST_F(CliTournament, MistakesInTheFileAreToldWithTheirLine) {
  const auto expect_mistake = [&](const std::string& toml, const std::string& complaint) {
    expect_end(tournament(toml), kFailure, path("cup.toml").string() + ":" + complaint);
  };
  expect_mistake("games = 7\n", "1: games: expected an even integer from 2 to 1000000000, got 7");
  expect_mistake("\n[players.a]\nstragety = \"random\"\n",
                 "3: players.a.stragety: unknown key; did you mean 'strategy'?");
  const auto alone = run(tournament("[players.a]\nstrategy = \"random\"\n"));
  EXPECT_EQ(alone.status, kFailure);
  EXPECT_THAT(alone.errors, StartsWith("outflank: " + path("cup.toml").string()));
}

TEST_F(CliTournament, MistakesOnTheCommandLineAreTold) {
  expect_error({"tournament"}, kUsage,
               "expected a file, as in: outflank tournament strategies.toml");
  expect_error({"tournament", "/no/such.toml"}, kFailure,
               "/no/such.toml: cannot be read: No such file or directory");
  expect_end(tournament(kRoundRobin, {"--games", "3"}), kUsage,
             "--games: expected an even number, since every opening is played twice, got 3");
  expect_end(tournament(kRoundRobin, {"--resume"}), kUsage,
             "--resume: expected the folder of the run, as in --out DIR --resume");
}

TEST_F(CliTournament, PlayersMustBeThere) {
  std::string unknown = kRoundRobin;
  unknown.replace(unknown.find("\"squares\""), 9, "\"squars\"");
  const auto ended = run(tournament(unknown));
  EXPECT_EQ(ended.status, kFailure);
  EXPECT_EQ(ended.output, "");
  EXPECT_THAT(ended.errors, HasSubstr("did you mean 'squares'?"));
}

// Those of the README, who all take part.
TEST(CliTournamentExample, OfTheStrategiesRunsAsItIs) {
  const auto ended =
      run(outflank_with_plugins("tournament", {OUTFLANK_CONFIG_DIR "/tournaments/strategies.toml",
                                               "--games", "2", "--json"}));
  ASSERT_EQ(ended.status, kSuccess) << ended.errors;
  const auto cup = json::parse(ended.output);
  EXPECT_GE(cup["ranking"].size(), 8U);
  for (const auto& row : cup["ranking"]) EXPECT_EQ(row["forfeits"], 0) << row;
}

}  // namespace
}  // namespace outflank::test
