// The examples of the SDK and the fixtures that keep to the contract, in the
// host of today.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <thread>

#include "support/plugin_dir.hpp"
#include "test_host.hpp"

namespace outflank::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Lt;

Square last_square(Bitboard set) {
  Square last = 0;
  for (const auto square : squares(set)) last = square;
  return last;
}

TEST(Example, InCAndInCppPlayTheSameGameOnEverySize) {
  TestHost host({example_dir(), plugin_dir()});
  const auto in_c = host.create("first_c");
  const auto in_cpp = host.create("first");
  const auto opponent = host.create("random");
  for (const int size : {4, 6, 8}) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const auto start = Position::start(size);
      const auto one = play_game(*in_c, *opponent, start, seed);
      const auto two = play_game(*in_cpp, *opponent, start, seed);
      EXPECT_TRUE(std::ranges::equal(one.moves(), two.moves())) << size << " " << seed;
    }
  }
  EXPECT_THAT(host.lines(), Contains("first_c: a new game"));
}

TEST(Example, SmallestStrategyHasAtMost25Lines) {
  std::ifstream file(OUTFLANK_SDK_EXAMPLES "/first/first.cpp");
  int lines = 0;
  for (std::string line; std::getline(file, line);) ++lines;
  EXPECT_GT(lines, 0);
  EXPECT_LE(lines, 25);
}

TEST(Counter, CountsFinishedGamesInItsState) {
  TestHost host({good_dir(), plugin_dir()});
  const auto counter = host.create("counter");
  const auto opponent = host.create("greedy");
  EXPECT_EQ(counter->save_state(), "games 0\n");
  play_game(*counter, *opponent, Position::start(), 1);
  play_game(*opponent, *counter, Position::start(), 2);
  counter->game_over({});  // abandoned
  EXPECT_EQ(counter->save_state(), "games 2\n");
  const auto other = host.create("counter");
  other->load_state("games 2\n");
  EXPECT_EQ(other->save_state(), "games 2\n");
  for (const char* bad : {"", "games", "games \n", "games 1", "games 1x\n", "x"}) {
    EXPECT_EQ(message_of([&] { other->load_state(bad); }),
              "counter: loading its state failed: expected a line 'games NUMBER'");
  }
  EXPECT_EQ(other->save_state(), "games 2\n");
}

TEST(Counter, HasAParameterOfEveryType) {
  TestHost host({good_dir()});
  const auto& declared =
      host.registry().resolve({.id = "counter", .path = {}, .parameters = {}})->parameters;
  std::vector<std::uint32_t> types;
  for (const auto& parameter : declared) types.push_back(parameter.type);
  EXPECT_THAT(types, ElementsAre(OUTFLANK_PARAMETER_BOOL, OUTFLANK_PARAMETER_INTEGER,
                                 OUTFLANK_PARAMETER_REAL, OUTFLANK_PARAMETER_TEXT,
                                 OUTFLANK_PARAMETER_CHOICE));
  const auto instance = host.create("counter:loud=true,step=-5,share=0.125,motto=(a, b),take=last");
  for (const auto& [name, value] : {std::pair{"loud", "true"},
                                    {"step", "-5"},
                                    {"share", "0.125"},
                                    {"motto", "a, b"},
                                    {"take", "last"}}) {
    EXPECT_EQ(instance->parameter(name), value);
  }
  const auto decision = instance->choose(Position::start(), {});
  EXPECT_EQ(decision.move, Move(last_square(legal_moves(Position::start()))));
  EXPECT_EQ(decision.comment, "a, b 0");
}

TEST(Consult, PlaysAsTheOneItAsks) {
  TestHost host({good_dir(), plugin_dir()});
  const auto consult = host.create("consult:evaluator=greedy");
  const auto greedy = host.create("greedy");
  const auto opponent = host.create("random");
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto one = play_game(*consult, *opponent, Position::start(), seed);
    const auto two = play_game(*greedy, *opponent, Position::start(), seed);
    EXPECT_TRUE(std::ranges::equal(one.moves(), two.moves())) << seed;
  }
  EXPECT_TRUE(consult->consults("greedy"));
  EXPECT_FALSE(consult->consults("squares"));
}

TEST(Consult, TakesParametersOfTheOneItAsks) {
  TestHost host({good_dir(), plugin_dir()});
  const auto consult = host.create("consult:evaluator=(squares:reading=own)");
  consult->new_game(Position::start(), 1);
  EXPECT_EQ(consult->choose(Position::start(), {}).comment, "as squares:reading=own sees it");
}

void wait_for_search(const TestHost& host) {
  while (std::ranges::count(host.lines(), "slow: searching") == 0) std::this_thread::yield();
}

TEST(Slow, ReturnsALegalMoveWhenToldToStop) {
  TestHost host({good_dir()});
  const auto slow = host.create("slow");
  slow->new_game(Position::start(), 1);
  Decision decision;
  std::thread search([&] { decision = slow->choose(Position::start(), {}); });
  wait_for_search(host);
  host.stop() = true;
  search.join();
  EXPECT_TRUE(is_legal(Position::start(), decision.move));
}

TEST(Slow, ReturnsAtTheDeadline) {
  TestHost host({good_dir()});
  const auto slow = host.create("slow");
  slow->new_game(Position::start(), 1);
  Decision decision;
  std::thread search([&] { decision = slow->choose(Position::start(), {.deadline_ns = 1000}); });
  wait_for_search(host);
  host.now_ns() = 1000;
  search.join();
  EXPECT_TRUE(is_legal(Position::start(), decision.move));
}

TEST(Slow, KeepsToNodesAndDepthAndRepeatsItself) {
  TestHost host({good_dir()});
  const auto slow = host.create("slow");
  slow->new_game(Position::start(), 1);
  const auto one = slow->choose(Position::start(), {.nodes = 5000});
  const auto two = slow->choose(Position::start(), {.nodes = 5000});
  EXPECT_EQ(one.move, two.move);
  EXPECT_EQ(one.nodes, two.nodes);
  EXPECT_THAT(*one.nodes, Lt(5100U));
  EXPECT_EQ(slow->choose(Position::start(), {.depth = 3}).depth, 3U);
}

TEST(Versioned, TwoFilesOfOneIdPlayDifferently) {
  TestHost host({});
  const auto old_one = host.create((good_dir() / "versioned_1.so").string() + ":label=a");
  old_one->load_state("7");
  EXPECT_EQ(old_one->choose(Position::start(), {}).move,
            Move(first_square(legal_moves(Position::start()))));
  EXPECT_EQ(old_one->choose(Position::start(), {}).comment, "a: version 1.0.0, 7 games");

  const auto new_one = host.create((good_dir() / "versioned_2.so").string() + ":label=b");
  new_one->load_state(old_one->save_state());
  EXPECT_EQ(new_one->choose(Position::start(), {}).move,
            Move(last_square(legal_moves(Position::start()))));
  EXPECT_EQ(new_one->choose(Position::start(), {}).comment, "b: version 2.0.0, 7 games");
  // Both are in memory: the old one still plays its own way.
  EXPECT_EQ(old_one->choose(Position::start(), {}).comment, "a: version 1.0.0, 7 games");
}

}  // namespace
}  // namespace outflank::test
