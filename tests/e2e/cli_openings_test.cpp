// Openings made, and the sets that come with the program.
#include <gmock/gmock.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>

#include "cli_run.hpp"

namespace outflank::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

std::string shipped(const std::string& name) {
  std::ifstream file(OUTFLANK_CONFIG_DIR "/openings/" + name);
  EXPECT_TRUE(file) << name;
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(CliOpenings, PrintsALineToEachPositionUpToSymmetry) {
  EXPECT_EQ(printed({"openings", "--plies", "2"}),
            "# all 3 positions after 2 plies\n"
            "# outflank openings --plies 2\n"
            "d3c3\nd3e3\nd3c5\n");
}

// The commands stand in the files.
TEST(CliOpenings, MakesTheShippedSetsAgain) {
  EXPECT_EQ(printed({"openings", "--plies", "6"}), shipped("8x8-all.txt"));
  EXPECT_EQ(printed({"openings", "--plies", "6", "--size", "6"}), shipped("6x6-all.txt"));
  EXPECT_EQ(printed({"openings", "--plies", "6", "--size", "4"}), shipped("4x4-all.txt"));
  EXPECT_EQ(
      printed({"openings", "--plies", "7", "--size", "4", "--near-zero", "0", "--depth", "12"}),
      shipped("4x4-balanced.txt"));
}

TEST(CliOpenings, TakesASampleOfThoseNearZero) {
  const std::vector<std::string> arguments{"openings", "--plies",    "5",      "--near-zero",
                                           "2",        "--strategy", "greedy", "--depth",
                                           "3",        "--sample",   "5",      "--seed"};
  const auto with_seed = [&](const std::string& seed) {
    auto all = arguments;
    all.push_back(seed);
    return printed(all);
  };
  const auto text = with_seed("7");
  EXPECT_THAT(text, StartsWith("# 5 of the 322 positions after 5 plies, at most 2 from 0\n"
                               "# outflank openings --plies 5 --near-zero 2 --strategy greedy "
                               "--depth 3 --sample 5 --seed 7\n"));
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 7);
  EXPECT_EQ(with_seed("7"), text);
  EXPECT_NE(with_seed("8"), text);
}

TEST(CliOpenings, ListsTheSets) {
  EXPECT_THAT(printed({"openings", "--list"}),
              AllOf(StartsWith("BOARD  NAME        OPENINGS  WHAT\n"
                               "8x8    all             1773  all 1773 positions after 6 plies\n"
                               "8x8    balanced        1000  "),
                    HasSubstr("\n6x6    balanced "), HasSubstr("\n4x4    all ")));
}

TEST(CliOpenings, ThatCannotBeMadeSayWhatToType) {
  expect_error({"openings"}, kUsage, "expected --plies K, as in --plies 6, or --list");
  expect_error({"openings", "--plies", "few"}, kUsage,
               "--plies: expected an integer from 1 to 64, got few");
  expect_error({"openings", "--plies", "12", "--size", "4"}, kUsage,
               "--plies: on 4x4 every game is over after 12 plies");
  expect_error({"openings", "--plies", "3", "--near-zero", "1"}, kUsage,
               "--near-zero needs --depth, as in --depth 12");
  expect_error({"openings", "--plies", "3", "--near-zero", "-1", "--depth", "4"}, kUsage,
               "--near-zero: expected a number from 0 on such as 1 or 0.5, got -1");
  expect_error({"openings", "--plies", "3", "--depth", "4"}, kUsage,
               "--depth says how --near-zero searches: add it");
  expect_error({"openings", "--plies", "3", "--sample", "0"}, kUsage,
               "--sample: expected an integer from 1 to 3000000, got 0");
  expect_error({"openings", "--plies", "3", "--size", "5"}, kUsage,
               "--size: expected 4, 6 or 8, got 5");
  expect_error(
      {"openings", "--plies", "1", "--near-zero", "1", "--depth", "4", "--strategy", "random"},
      kFailure, "random does not report the nodes it searches");
}

// Whether it would no longer be ended by Ctrl-C, but look at it.
bool watches_interrupts(pid_t process) {
  std::ifstream status("/proc/" + std::to_string(process) + "/status");
  for (std::string line; std::getline(status, line);) {
    constexpr std::string_view kBlocked = "SigBlk:\t";
    if (!line.starts_with(kBlocked)) continue;
    return (std::stoull(line.substr(kBlocked.size()), nullptr, 16) & 1U << (SIGINT - 1)) != 0;
  }
  ADD_FAILURE() << "the process has ended";
  return true;
}

TEST(CliOpenings, AnInterruptEndsTheSearch) {
  // Years of work: it ends because it is told to.
  Process process(outflank({"openings", "--plies", "8", "--near-zero", "1", "--depth", "40"}));
  while (!watches_interrupts(process.pid())) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  ASSERT_EQ(::kill(process.pid(), SIGINT), 0);
  const auto ended = process.wait();
  EXPECT_EQ(ended.output, "");
  EXPECT_EQ(ended.errors, "stopped after 0 of 67245 positions; nothing was printed\n");
  EXPECT_EQ(ended.status, 128 + SIGINT);
}

}  // namespace
}  // namespace outflank::test
