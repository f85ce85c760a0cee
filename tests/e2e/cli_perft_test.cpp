#include <gmock/gmock.h>

#include <cstdint>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "cli_run.hpp"

namespace outflank::test {
namespace {

using testing::MatchesRegex;

// The speed goes to standard error, whatever it is.
std::string perft(const std::vector<std::string>& arguments) {
  std::vector<std::string> all{"perft"};
  all.insert(all.end(), arguments.begin(), arguments.end());
  const auto ended = run(outflank(all));
  EXPECT_EQ(ended.status, kSuccess);
  EXPECT_THAT(ended.errors, MatchesRegex(".* s, .* million leaves a second\n"));
  return ended.output;
}

void expect_leaves(const std::string& size, const std::vector<std::uint64_t>& leaves) {
  for (std::size_t i = 0; i < leaves.size(); ++i) {
    const auto depth = std::to_string(i + 1);
    EXPECT_EQ(perft({depth, "--size", size}),
              "perft " + depth + " " + std::to_string(leaves[i]) + "\n");
  }
}

TEST(CliPerft, CountsTheFullBoard) {
  expect_leaves("8", {4, 12, 56, 244, 1396, 8200, 55092, 390216});
  EXPECT_EQ(perft({"5"}), "perft 5 1396\n");
  EXPECT_EQ(perft({"0"}), "perft 0 1\n");
}

TEST(CliPerft, CountsTheBoardOfSix) {
  expect_leaves("6", {4, 12, 56, 244, 1364, 7604, 47740, 308716});
}

TEST(CliPerft, CountsTheBoardOfFourToTheEnd) {
  expect_leaves("4", {4, 12, 44, 128, 424, 1256, 3624, 9116, 20044, 36540, 50704, 57436, 59564,
                      59980, 60060, 60060});
  EXPECT_EQ(perft({"60", "--size", "4"}), "perft 60 60060\n");
}

TEST(CliPerft, StartsAnywhere) {
  EXPECT_EQ(perft({"3", "--position", "-----OX--XO----- X"}), "perft 3 44\n");
  EXPECT_EQ(perft({"2", "--position", "OOO-OOO-OOO-XXXX O", "--divide"}), "pass 2\nperft 2 2\n");
  EXPECT_EQ(perft({"5", "--position", "XXXXXXXXOOOOOOOO X"}), "perft 5 1\n");
}

TEST(CliPerft, DividesByFirstMoves) {
  EXPECT_EQ(perft({"3", "--divide"}), "d3 14\nc4 14\nf5 14\ne6 14\nperft 3 56\n");
  std::istringstream lines(perft({"7", "--divide"}));
  std::string move;
  std::uint64_t leaves = 0;
  std::uint64_t sum = 0;
  for (int i = 0; i < 4 && lines >> move >> leaves; ++i) sum += leaves;
  EXPECT_EQ(sum, 55092U);
}

TEST(CliPerft, SpeaksJson) {
  const std::string start = "-----OX--XO----- X";
  EXPECT_EQ(nlohmann::json::parse(perft({"3", "--size", "4", "--json"})),
            nlohmann::json({{"position", start}, {"depth", 3}, {"leaves", 44}}));
  EXPECT_EQ(nlohmann::json::parse(perft({"2", "--size", "4", "--json", "--divide"})),
            nlohmann::json({{"position", start},
                            {"depth", 2},
                            {"leaves", 12},
                            {"moves", {{"b1", 3}, {"a2", 3}, {"d3", 3}, {"c4", 3}}}}));
}

TEST(CliPerft, NeedsADepth) {
  expect_error({"perft"}, kUsage, "DEPTH: expected 0 to 60, got nothing");
  expect_error({"perft", "deep"}, kUsage, "DEPTH: expected 0 to 60, got deep");
  expect_error({"perft", "61"}, kUsage, "DEPTH: expected 0 to 60, got 61");
  expect_error({"perft", "3.5"}, kUsage, "DEPTH: expected 0 to 60, got 3.5");
}

TEST(CliPerft, NeedsABoardThatExists) {
  expect_error({"perft", "3", "--size", "5"}, kUsage, "--size: expected 4, 6 or 8, got 5");
  expect_error({"perft", "3", "--position", "-----OX--XO-----"}, kUsage,
               "--position: expected a board and the side to move, as in '-----OX--XO----- X', "
               "got 1 word");
  expect_error({"perft", "3", "--position", "-----OX--XO---- X"}, kUsage,
               "--position: expected 16, 36 or 64 squares, got 15");
  expect_error({"perft", "3", "--position", "-----OX--XO----- Z"}, kUsage,
               "--position: expected X or O as the side to move, got 'Z'");
  expect_error({"perft", "3", "--size", "4", "--position", "-----OX--XO----- X"}, kUsage,
               "--position says the size already: drop --size");
}

}  // namespace
}  // namespace outflank::test
