// Node counts of searches, and the signature made of them.
#include <gmock/gmock.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "cli_run.hpp"
#include "support/plugin_dir.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;

// Visits every position up to the depth, for each depth anew.
std::string slow() { return (good_dir() / "slow.so").string(); }
std::string plumb() { return (good_dir() / "plumb.so").string(); }

// The speed goes to standard error, whatever it is.
std::string counted(const std::string& subcommand, const std::vector<std::string>& arguments) {
  const auto ended = run(outflank_with_plugins(subcommand, arguments));
  EXPECT_EQ(ended.status, kSuccess);
  EXPECT_THAT(own_errors(ended), MatchesRegex(".* s, .* million nodes a second\n"));
  return ended.output;
}

void expect_failure(const std::vector<std::string>& arguments, const std::string& complaint) {
  const auto ended = run(outflank_with_plugins("nodes", arguments));
  EXPECT_EQ(ended.output, "");
  EXPECT_EQ(own_errors(ended), "outflank: " + complaint + "\n");
  EXPECT_EQ(ended.status, kFailure);
}

TEST(CliNodes, CountsOneSearchForEachDepth) {
  EXPECT_EQ(counted("nodes", {slow(), "--depth", "3,1,2"}),
            "DEPTH       NODES  MOVE\n"
            "    3          92  d3\n"
            "    1           4  d3\n"
            "    2          20  d3\n");
}

TEST(CliNodes, StartsAnywhere) {
  EXPECT_EQ(counted("nodes", {slow(), "--depth", "1", "--size", "4"}),
            "DEPTH       NODES  MOVE\n    1           4  b1\n");
  EXPECT_EQ(counted("nodes", {slow(), "--depth", "1", "--position", "XXXXXXXXOXX-XXXX O"}),
            "DEPTH       NODES  MOVE\n    1           1  d3\n");
}

TEST(CliNodes, SpeaksJson) {
  const nlohmann::json search{{"depth", 2}, {"nodes", 20}, {"move", "b1"}, {"value", 0}};
  EXPECT_EQ(
      nlohmann::json::parse(counted("nodes", {slow(), "--depth", "2", "--size", "4", "--json"})),
      nlohmann::json(
          {{"strategy", slow()}, {"position", "-----OX--XO----- X"}, {"searches", {search}}}));
}

TEST(CliNodes, SetsADepthOfTheStrategysOwn) {
  EXPECT_THAT(counted("nodes", {plumb(), "--depth", "4"}), HasSubstr(" 404 "));
}

TEST(CliNodes, LeavesADepthThatTheUserHasSet) {
  EXPECT_THAT(counted("nodes", {plumb() + ":depth=2", "--depth", "4"}), HasSubstr(" 204 "));
  EXPECT_THAT(counted("nodes", {plumb(), "--set", "plumb.depth=3", "--depth", "4"}),
              HasSubstr(" 304 "));
}

TEST(CliNodes, ADepthInAFileWasMeantForPlay) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "settings.toml";
  std::ofstream(file) << "strategy = \"" + plumb() + "\"\n[parameters.plumb]\ndepth = 3\n";
  EXPECT_THAT(counted("nodes", {plumb(), "--config", file.string(), "--depth", "4"}),
              HasSubstr(" 404 "));
  EXPECT_THAT(counted("bench", {"--config", file.string(), "--depth", "1"}),
              testing::Not(HasSubstr(counted("bench", {"--depth", "1"}))));
}

TEST(CliNodes, NamesAStrategyThatCannotGoSoDeep) {
  expect_failure({plumb(), "--depth", "10"}, "plumb.depth: expected integer from 1 to 9, got 10");
}

TEST(CliNodes, NamesAStrategyThatDoesNotCount) {
  expect_failure({"random", "--depth", "2"}, "random does not report the nodes it searches");
}

TEST(CliNodes, NeedsAStrategyAndDepths) {
  expect_error({"nodes"}, kUsage, "expected SPEC, the strategy that searches");
  expect_error({"nodes", "greedy"}, kUsage, "expected --depth, as in --depth 4,6,8");
  for (const std::string depth : {"deep", "0", "61", "-1", "4.5"}) {
    expect_error({"nodes", "greedy", "--depth", depth}, kUsage,
                 "--depth: expected depths from 1 to 60 such as 4,6,8, got " + depth);
  }
  expect_error({"nodes", "greedy", "--depth", "4,,8"}, kUsage,
               "--depth: expected depths from 1 to 60 such as 4,6,8, got nothing");
  expect_error({"nodes", "greedy", "--depth", "4", "--position", "XXXXXXXXXXXXXXX- X"}, kUsage,
               "--position: the side to move has no move to search");
}

TEST(CliBench, PrintsTheSignature) {
  // Twice the legal moves of each position and what follows them, as perft counts.
  EXPECT_EQ(counted("bench", {"--strategy", slow(), "--depth", "2"}), "Nodes: 1744\n");
}

TEST(CliBench, SpeaksJson) {
  const auto json =
      nlohmann::json::parse(counted("bench", {"--strategy", slow(), "--depth", "1", "--json"}));
  EXPECT_EQ(json["strategy"], slow());
  EXPECT_EQ(json["depth"], 1);
  EXPECT_GT(json["seconds"], 0.0);
  std::uint64_t nodes = 0;
  for (const auto& position : json["positions"]) nodes += position["nodes"].get<std::uint64_t>();
  EXPECT_EQ(json["nodes"], nodes);
  EXPECT_EQ(json["positions"][0],
            (nlohmann::json{
                {"position", "---------------------------OX------XO--------------------------- X"},
                {"nodes", 4},
                {"move", "d3"}}));
}

TEST(CliBench, NeedsADepthThatExists) {
  for (const std::string depth : {"0", "61", "-1", "x"}) {
    expect_error({"bench", "--depth", depth}, kUsage, "--depth: expected 1 to 60, got " + depth);
  }
}

}  // namespace
}  // namespace outflank::test
