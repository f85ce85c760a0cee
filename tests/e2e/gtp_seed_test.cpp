// The seed decides the game, and nothing else does.
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "outflank/kit/random.hpp"
#include "support/host_process.hpp"

namespace outflank::test {
namespace {

// A full game of the strategy with itself: more moves than there can be.
std::string full_game(int size) {
  std::string commands;
  for (int i = 0; i < size * size / 2; ++i) commands += "genmove b\ngenmove w\n";
  return commands;
}

const std::vector<std::string> kRandom{"--strategy", "random"};

TEST(GtpSeed, SameSeedPlaysTheSameGame) {
  const auto game = "outflank-seed 42\n" + full_game(8);
  EXPECT_EQ(gtp(game, kRandom), gtp(game, kRandom));
}

TEST(GtpSeed, OtherSeedPlaysAnotherGame) {
  EXPECT_NE(gtp("outflank-seed 42\n" + full_game(8), kRandom),
            gtp("outflank-seed 43\n" + full_game(8), kRandom));
}

TEST(GtpSeed, CommandAndOptionMeanTheSame) {
  EXPECT_EQ(gtp("boardsize 8\n" + full_game(8), {"--strategy", "random", "--seed", "42"}),
            gtp("outflank-seed 42\n" + full_game(8), kRandom));
}

TEST(GtpSeed, DefaultIsOne) {
  EXPECT_EQ(gtp("outflank-seed\n", kRandom), "= 1\n\n");
  EXPECT_EQ(gtp("boardsize 8\n" + full_game(8), kRandom),
            gtp("outflank-seed 1\n" + full_game(8), kRandom));
}

TEST(GtpSeed, GamesOfARunDifferAndComeAgain) {
  const auto run_of_three = [] {
    GtpClient client({"--strategy", "random", "--seed", "7", "--size", "6"});
    std::vector<std::string> games;
    for (int i = 0; i < 3; ++i) {
      std::string game;
      EXPECT_EQ(client.ask("clear_board"), "=\n\n");
      std::istringstream commands(full_game(6));
      for (std::string command; std::getline(commands, command);) {
        game += client.answer(command) + " ";
      }
      games.push_back(game);
    }
    return games;
  };
  const auto first = run_of_three();
  EXPECT_EQ(first, run_of_three());
  EXPECT_NE(first[0], first[1]);
  EXPECT_NE(first[0], first[2]);
  EXPECT_NE(first[1], first[2]);
}

TEST(GtpSeed, OfALaterGameFollowsFromTheFirstAndItsNumber) {
  EXPECT_EQ(gtp("outflank-seed 5\ngenmove b\nclear_board\noutflank-seed\ngenmove b\n"
                "boardsize 6\noutflank-seed\n"),
            "=\n\n= D3\n\n=\n\n= " + std::to_string(mix(5, 1)) +
                "\n\n= D3\n\n=\n\n= " + std::to_string(mix(5, 2)) + "\n\n");
}

TEST(GtpSeed, TellsHowToPlayALaterGameAgain) {
  GtpClient client({"--strategy", "random"});
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(client.ask("clear_board"), "=\n\n");
    EXPECT_EQ(client.ask("genmove b").front(), '=');
  }
  EXPECT_EQ(client.ask("clear_board"), "=\n\n");
  const auto seed = client.answer("outflank-seed");
  std::string commands;
  std::string moves;
  for (int i = 0; i < 10; ++i) {
    const std::string command = i % 2 == 0 ? "genmove b" : "genmove w";
    commands += command + "\n";
    moves += client.ask(command);
  }
  EXPECT_EQ(gtp("outflank-seed " + seed + "\n" + commands, kRandom), "=\n\n" + moves);
}

// Clients send boardsize and clear_board before a game, some of them twice.
TEST(GtpSeed, GamesWithoutAMoveDoNotCount) {
  EXPECT_EQ(gtp("outflank-seed 9\nboardsize 8\nclear_board\nclear_board\noutflank-seed\n"
                "genmove b\nundo\nclear_board\noutflank-seed\n"),
            "=\n\n=\n\n=\n\n=\n\n= 9\n\n= D3\n\n=\n\n=\n\n= 9\n\n");
}

TEST(GtpSeed, MoveTakenBackComesAgain) {
  GtpClient client({"--strategy", "random"});
  std::vector<std::string> moves;
  for (int i = 0; i < 6; ++i) moves.push_back(client.ask(i % 2 == 0 ? "genmove b" : "genmove w"));
  for (int i = 0; i < 6; ++i) EXPECT_EQ(client.ask("undo"), "=\n\n");
  for (int i = 0; i < 6; ++i) {
    EXPECT_EQ(client.ask(i % 2 == 0 ? "genmove b" : "genmove w"), moves[static_cast<size_t>(i)]);
  }
}

TEST(GtpSeed, TakesTheWholeRangeAndNothingElse) {
  EXPECT_EQ(gtp("outflank-seed 18446744073709551615\noutflank-seed\noutflank-seed 0\n"
                "outflank-seed\noutflank-seed 18446744073709551616\noutflank-seed -1\n"
                "outflank-seed lucky\noutflank-seed\n"),
            "=\n\n= 18446744073709551615\n\n=\n\n= 0\n\n"
            "? syntax error: outflank-seed: expected an integer from 0 to 18446744073709551615, "
            "got 18446744073709551616\n\n"
            "? syntax error: outflank-seed: expected an integer from 0 to 18446744073709551615, "
            "got -1\n\n"
            "? syntax error: outflank-seed: expected an integer from 0 to 18446744073709551615, "
            "got lucky\n\n"
            "= 0\n\n");
}

}  // namespace
}  // namespace outflank::test
