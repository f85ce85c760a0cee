// Exact values of positions; how they are found is tested with the solver.
#include <gmock/gmock.h>

#include <csignal>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <string>
#include <vector>

#include "cli_run.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;

const std::string kStart4 = "-----OX--XO----- X";
const std::string kStart8 = "---------------------------OX------XO--------------------------- X";
const std::string kHeading = "  # EMPTIES VALUE MOVE          NODES    SECONDS CHECK  LINE\n";
// One empty square each.
const std::string kEasy =
    "% three\r\n"
    "XXXXXXXXOXX-XXXX O; D3:-8;\r\n"
    "\r\n"
    "XXXXXXXXOXX-XXXX X; PS:+8; % a pass\r\n"
    "OOOOOOOOXOO-OOOO X\r\n";

class CliSolve : public ::testing::Test {
 protected:
  std::string file(const std::string& text) {
    const auto path = folder_.path() / "positions.obf";
    std::ofstream(path) << text;
    return path.string();
  }

  TemporaryFolder folder_;
};

// Nodes, times and speeds are not what these tests are about.
std::string scrubbed(const std::string& text) {
  auto result = std::regex_replace(text, std::regex(" +[0-9]+ +[0-9]+[.][0-9]{3} "), " N S ");
  result = std::regex_replace(result, std::regex("[0-9]+ nodes, [0-9.]+ s(, [^,]* a second)?"),
                              "N nodes");
  return result;
}

std::string solved(std::vector<std::string> arguments, int status = kSuccess) {
  arguments.insert(arguments.begin(), "solve");
  const auto ended = run(outflank(arguments));
  EXPECT_EQ(ended.status, status);
  EXPECT_EQ(ended.errors, "");
  return scrubbed(ended.output);
}

TEST_F(CliSolve, GivesEmptySquaresToTheWinnerUnlessTold) {
  EXPECT_THAT(solved({"--position", kStart4}), HasSubstr("\n  1      12   -10 "));
  EXPECT_THAT(solved({"--position", kStart4, "--plain"}), HasSubstr("\n  1      12    -8 "));
  EXPECT_THAT(solved({"--position", kStart4, "--wld"}), HasSubstr("\n  1      12  loss "));
}

TEST_F(CliSolve, ComparesWithTheFile) {
  EXPECT_EQ(solved({file(kEasy)}), kHeading +
                                       "  1       1    -8 d3 N S ok     d3\n"
                                       "  2       1    +8 pass N S ok     pass d3\n"
                                       "  3       1    -8 d3 N S -      d3\n"
                                       "3 positions, N nodes, 2 of 2 agree\n");
}

TEST_F(CliSolve, AValueThatDiffersIsAFailure) {
  EXPECT_EQ(solved({file("XXXXXXXXOXX-XXXX O; D3:+2;")}, kFailure),
            kHeading +
                "  1       1    -8 d3 N S WRONG: expected +2 d3\n"
                "1 position, N nodes, 0 of 1 agree\n");
}

TEST_F(CliSolve, TakesARangeOfAFile) {
  EXPECT_THAT(solved({file(kEasy), "--only", "2"}), HasSubstr("\n1 position, N nodes, 1 of 1"));
  EXPECT_THAT(solved({file(kEasy), "--only", "2-3"}), HasSubstr("\n2 positions, N nodes, 1 of 1"));
  for (const std::string range : {"0", "4", "2-4", "3-2", "x", "1-", "-1"}) {
    expect_error({"solve", file(kEasy), "--only=" + range}, kUsage,
                 "--only: expected a number or a range such as 1-10, from 1 to 3, got " + range);
  }
}

TEST_F(CliSolve, SpeaksJson) {
  const auto ended = run(outflank({"solve", file(kEasy), "--json", "--only", "1-2"}));
  EXPECT_EQ(ended.status, kSuccess);
  EXPECT_THAT(ended.errors, MatchesRegex("2 positions, .* nodes, .*, 2 of 2 agree\n"));
  std::istringstream lines(ended.output);
  std::string line;
  ASSERT_TRUE(std::getline(lines, line));
  auto json = nlohmann::json::parse(line);
  EXPECT_EQ(json["board"], "XXXXXXXXOXX-XXXX O");
  EXPECT_EQ(json["value"], -8);
  EXPECT_EQ(json["move"], "d3");
  EXPECT_EQ(json["line"], nlohmann::json::array({"d3"}));
  EXPECT_TRUE(json["nodes"].is_number_unsigned());
  EXPECT_TRUE(json["seconds"].is_number_float());
  EXPECT_EQ(json["expected"], -8);
  EXPECT_EQ(json["agrees"], true);
  ASSERT_TRUE(std::getline(lines, line));
  EXPECT_EQ(nlohmann::json::parse(line)["move"], "pass");
  EXPECT_FALSE(std::getline(lines, line));
}

// FFO #40: the smallest of the test.
const std::string kThreaded = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";

TEST_F(CliSolve, SolvesWithSeveralThreads) {
  EXPECT_THAT(solved({"--position", kThreaded, "--threads", "2", "--table-mb", "16"}),
              HasSubstr("\n  1      20   +38 "));
}

TEST_F(CliSolve, MakesDoWithTheThreadsItGets) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "a sanitizer needs more room than is left here";
#endif
  const auto command = outflank({"solve", "--position", kThreaded, "--threads", "256"});
  std::vector<std::string> arguments{"-c", "ulimit -v 600000 && exec \"$@\"", "sh",
                                     command.program.string()};
  arguments.insert(arguments.end(), command.arguments.begin(), command.arguments.end());
  const auto ended = run({.program = "/bin/sh", .arguments = arguments});
  EXPECT_EQ(ended.status, kSuccess);
  EXPECT_THAT(ended.output, HasSubstr("\n  1      20   +38 "));
}

TEST_F(CliSolve, AnInterruptIsSeenAmongPositionsThatAreSolvedAtOnce) {
  std::string many;
  for (int i = 0; i < 200'000; ++i) many += "XXXXXXXXOXX-XXXX O; D3:-8;\n";
  Process process(outflank({"solve", file(many)}));
  (void)process.read_until("ok     d3\n");
  ASSERT_EQ(::kill(process.pid(), SIGINT), 0);
  const auto ended = process.wait();
  EXPECT_EQ(ended.status, 128 + SIGINT);
  EXPECT_THAT(ended.output, HasSubstr(" agree\n"));
}

TEST_F(CliSolve, AnInterruptReportsWhatIsDone) {
  for (const int signal : {SIGINT, SIGTERM}) {
    Process process(outflank({"solve", file("XXXXXXXXOXX-XXXX O; D3:-8;\n" + kStart8 + "\n")}));
    EXPECT_EQ(scrubbed(process.read_until("ok     d3\n")),
              kHeading + "  1       1    -8 d3 N S ok     d3\n");
    ASSERT_EQ(::kill(process.pid(), signal), 0);
    const auto ended = process.wait();
    EXPECT_EQ(ended.status, 128 + signal);
    EXPECT_EQ(scrubbed(ended.output), "1 position, N nodes, 1 of 1 agree\n");
    EXPECT_THAT(ended.errors, MatchesRegex("stopped (before|in) position 2.*\n"));
  }
}

TEST_F(CliSolve, NamesTheLineOfAFileThatCannotBeRead) {
  const auto broken = file(kStart4 + "\n" + kStart4 + "; B1:x;\n");
  expect_error({"solve", broken}, kFailure,
               broken + ":2: expected a value from -64 to +64, got 'x'");
}

TEST_F(CliSolve, NeedsSomethingToSolve) {
  expect_error({"solve"}, kUsage, "expected FILE.obf or --position \"BOARD X\"");
  expect_error({"solve", "x.obf", "--position", kStart4}, kUsage,
               "expected FILE.obf or --position, got both");
  expect_error({"solve", "no.obf"}, kFailure, "no.obf: cannot be read: No such file or directory");
  expect_error({"solve", "/"}, kFailure, "/: cannot be read: Is a directory");
  const auto empty = file("% nothing\n");
  expect_error({"solve", empty}, kFailure, empty + ": no position in it");
  expect_error({"solve", "--position", "X"}, kUsage,
               "--position: expected a board and the side to move, as in '-----OX--XO----- X', "
               "got 1 word");
}

TEST_F(CliSolve, NumbersHaveTheirRange) {
  for (const std::string number : {"0", "257", "-1", "two"}) {
    expect_error({"solve", "--position", kStart4, "--threads", number}, kUsage,
                 "--threads: expected 1 to 256, got " + number);
  }
  expect_error({"solve", "--position", kStart4, "--table-mb", "0"}, kUsage,
               "--table-mb: expected 1 to 65536, got 0");
}

}  // namespace
}  // namespace outflank::test
