// Whoever goes wrong loses by it, and the match goes on.
#include <gmock/gmock.h>

#include <fstream>
#include <memory>

#include "cli_run.hpp"
#include "match_run.hpp"
#include "support/plugin_dir.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

void expect_loss_in_process(const std::string& id, const std::string& folder,
                            const std::string& ending, const std::string& reason) {
  SCOPED_TRACE(id);
  const TemporaryFolder out;
  const auto result =
      match_result({id, "random", "--games", "6", "--jobs", "2", "--openings", "start",
                    "--plugin-dir", hostile_dir(folder), "--out", out.path()});
  EXPECT_EQ(result["games"], 6);
  EXPECT_EQ(result["losses"], 6);
  EXPECT_EQ(result["terminations"], json({{ending, 6}}));
  EXPECT_EQ(result["faults"], json({{{ending, 6}}, json::object()}));
  EXPECT_EQ(result["discs"]["value"], -64);
  for (const auto& game : journal_lines(out.path())) {
    EXPECT_EQ(game["at_fault"], game["black"] == id ? "black" : "white");
    EXPECT_THAT(game["reason"].get<std::string>(), HasSubstr(reason));
  }
}

TEST(MatchFailure, StrategyInProcessLosesWithTheReason) {
  expect_loss_in_process("throws", "throws", "failed", "throws: choose failed: lost my notes");
  expect_loss_in_process("throws_odd", "throws_odd", "failed", "throws_odd: ");
  expect_loss_in_process("raw_throw", "raw_throw", "failed", "raw_throw: ");
  expect_loss_in_process("illegal_move", "illegal_move", "illegal_move", "not a legal move");
  expect_loss_in_process("passes", "passes", "illegal_move", "not a legal move");
  expect_loss_in_process("off_board_999", "off_board", "illegal_move", "999");
  expect_loss_in_process("off_board_lowest", "off_board", "illegal_move", "not a legal move");
  expect_loss_in_process("wrong_status", "wrong_status", "failed", "status");
}

// It is one thread of ours that hangs, so that all ends; what was played is kept.
TEST(MatchFailure, StrategyThatHangsInProcessEndsTheMatch) {
  const TemporaryFolder folder;
  const auto out = (folder.path() / "run").string();
  const Arguments arguments{"slow",       "random", "--games",      "4",        "--size", "4",
                            "--openings", "start",  "--plugin-dir", good_dir(), "--out",  out};
  const auto ended = run(match(arguments + Arguments{"--patience", "1"}));
  EXPECT_EQ(ended.status, kFailure);
  EXPECT_EQ(ended.output, "");
  EXPECT_THAT(ended.errors,
              AllOf(HasSubstr("slow or random did not make a move in 1 s"),
                    HasSubstr("play it as isolated:ID"),
                    HasSubstr("\nto go on: " + match({}).program.string() + " match "),
                    HasSubstr("--out " + out), HasSubstr(" --resume\n")));
  // The games that are left, with a limit under which it does not hang.
  const Arguments mended{"--patience", "60", "--depth", "1", "--resume", "--force"};
  const auto result = match_result(arguments + mended);
  EXPECT_EQ(result["games"], 4);
  EXPECT_EQ(result["terminations"], json({{"finished", 4}}));
}

// A match of a program that goes wrong. All of them run at once, since some of them wait.
class Wrong {
 public:
  Wrong(std::string mode, std::string ending, std::string reason, const std::string& patience)
      : mode_(std::move(mode)), ending_(std::move(ending)), reason_(std::move(reason)) {
    const auto players = folder_.path() / "players.toml";
    std::ofstream(players) << "[players.wrong]\nmemory_megabytes = 64\ncommand = [\""
                           << OUTFLANK_MISBEHAVING << "\", \"" << mode_ << "\", \"F5\", \""
                           << folder_.path().string() << "\"]\n";
    match_ = std::make_unique<Process>(
        match({"wrong", "random", "--games", "2", "--jobs", "2", "--openings", "start", "--json",
               "--players", players, "--patience", patience, "--out", out()}));
  }

  void expect_loss() {
    SCOPED_TRACE(mode_);
    const auto ended = match_->finish();
    EXPECT_EQ(ended.status, kSuccess) << ended.errors;
    const auto result = json::parse(ended.output, nullptr, false);
    ASSERT_TRUE(result.is_object()) << ended.output;
    EXPECT_EQ(result["losses"], 2);
    EXPECT_EQ(result["terminations"], json({{ending_, 2}}));
    EXPECT_EQ(result["faults"], json({{{ending_, 2}}, json::object()}));
    for (const auto& game : journal_lines(out())) {
      EXPECT_EQ(game["at_fault"], game["black"] == "wrong" ? "black" : "white");
      EXPECT_THAT(game["reason"].get<std::string>(), HasSubstr(reason_));
    }
    EXPECT_TRUE(nobody_runs_with(folder_.path())) << running_with(folder_.path()).front();
  }

 private:
  [[nodiscard]] std::string out() const { return folder_.path() / "run"; }

  std::string mode_;
  std::string ending_;
  std::string reason_;
  TemporaryFolder folder_;
  std::unique_ptr<Process> match_;
};

TEST(MatchFailure, ProgramThatGoesWrongLosesAndIsGone) {
  // Those that hang are waited for; to the others we are patient.
  const std::string little = "1";
  const std::string some = "3";
  const std::string much = "60";
  std::vector<std::unique_ptr<Wrong>> all;
  const auto add = [&](const char* mode, const char* ending, const char* reason,
                       const std::string& patience) {
    all.push_back(std::make_unique<Wrong>(mode, ending, reason, patience));
  };
  add("hang", "hung", "no answer in 1 s", little);
  add("flood_errors_and_hang", "hung", "its last words: again and again", little);
  add("leaves_child", "crashed", "exited with 3", little);
  add("does_not_read", "hung", "no answer in 1 s", little);
  add("nonsense", "nonsense", "answered 'I would rather play chess'", some);
  add("segfault", "crashed", "killed by signal 11 (SIGSEGV)", much);
  add("exit_3", "crashed", "exited with 3 when asked 'genmove ", much);
  add("exits_at_once", "crashed", "its last words: I have no licence", much);
  add("close_output", "crashed", "closed its pipe", much);
  add("closes_input", "crashed", "closed its pipe", much);
  add("flood_output", "nonsense", "flooded its output", much);
  add("flood_lines", "nonsense", "answered 'again and again'", much);
  add("flood_replies", "nonsense", "answered ''", much);
  add("flood_errors", "illegal_move", "played f5", much);
  add("no_square", "nonsense", "answered 'z9'", much);
  add("says_nothing", "nonsense", "answered ''", much);
  add("refuses", "failed", "I do not want to", much);
  add("eat_memory", "memory", "held more than 64 MiB", much);
  add("child_eats_memory", "memory", "held more than 64 MiB", much);
  add("ignores_quit", "illegal_move", "", much);
  add("one_byte_at_a_time", "illegal_move", "", much);
  for (const auto& wrong : all) wrong->expect_loss();
}

// Not one descriptor and not one process more after many of them.
TEST(MatchFailure, ProgramIsStartedAgainForEachGame) {
  const TemporaryFolder folder;
  const std::string player =
      std::string("gtp:") + OUTFLANK_MISBEHAVING + " exit_3 F5 " + folder.path().string();
  // So few that a leak of one a game could not go on.
  const auto ended = run(in_shell(
      "ulimit -n 40",
      match({player, "random", "--games", "100", "--openings", "start", "--jobs", "2", "--json"})));
  ASSERT_EQ(ended.status, kSuccess) << ended.errors;
  EXPECT_EQ(json::parse(ended.output)["terminations"], json({{"crashed", 100}}));
  EXPECT_TRUE(nobody_runs_with(folder.path()));
}

TEST(MatchFailure, ProgramThatCannotBeStartedIsNoLoss) {
  const auto missing = run(match({"gtp:outflank-no-such-engine", "random", "--games", "2"}));
  EXPECT_EQ(missing.status, kFailure);
  EXPECT_EQ(missing.output, "");
  EXPECT_THAT(missing.errors, HasSubstr("cannot start outflank-no-such-engine"));
  const std::string player = std::string("gtp:") + OUTFLANK_MISBEHAVING + " refuses_size";
  const auto small = run(match({player, "random", "--games", "2", "--size", "6"}));
  EXPECT_EQ(small.status, kFailure);
  EXPECT_THAT(small.errors, HasSubstr("does not play on 6x6"));
}

}  // namespace
}  // namespace outflank::test
