// The same again gives the same again: for two instances, after other games,
// and beside another thread.
#include <future>
#include <latch>

#include "conformance.hpp"
#include "outflank/kit/random.hpp"
#include "rounds.hpp"
#include "support/random_positions.hpp"
#include "transcript.hpp"

namespace outflank::test {

TEST_P(BoardConformance, SameSeedAndLimitsGiveTheSameDecision) {
  Random random(mix(5, static_cast<std::uint64_t>(size())));
  for (int i = 0; i < rounds(200); ++i) {
    const auto position = random_beginning(size(), random).position();
    const auto seed = random.next();
    Limits limits{.nodes = kNodes, .move_seed = random.next()};
    // With a limit of depth as well, and nodes to spare.
    if (i % 2 == 1) {
      limits.depth = 1 + static_cast<unsigned>(random.below(3));
      limits.nodes = 50 * kNodes;
    }
    const auto one = fresh();
    const auto two = fresh();
    one->new_game(position, seed);
    two->new_game(position, seed);
    const auto decision = one->choose(position, limits);
    ASSERT_EQ(decision_text(decision), decision_text(two->choose(position, limits)))
        << position_text(position);
    ASSERT_TRUE(limits.depth == 0 || decision.depth.value_or(0) <= limits.depth);
  }
}

// What it learned is brought back to where a fresh instance begins: that alone
// may outlive a game.
TEST_P(BoardConformance, ReusedInstancePlaysTheSameGameAsAFreshOne) {
  const auto used = fresh();
  const bool learns = strategy().state != nullptr;
  const auto knows_nothing = learns ? used->save_state() : "";
  Random random(6);
  for (int i = 0; i < rounds(40); ++i) {
    const auto& sizes = strategy().board_sizes;
    const int other_size = sizes[random.below(sizes.size())];
    static_cast<void>(play(*used, numbered_setup(other_size, 1000 + i)));
    // One more that breaks off.
    const auto abandoned = random_beginning(other_size, random);
    used->new_game(abandoned.start(), random.next());
    for (const Move move : abandoned.moves()) used->observe(move);
    if (i % 2 == 0) used->game_over({});

    if (learns) used->load_state(knows_nothing);
    const auto setup = numbered_setup(size(), i);
    ASSERT_EQ(play(*used, setup), play(*fresh(), setup)) << "game " << i;
  }
}

TEST_P(BoardConformance, TwoInstancesOnTwoThreadsDoNotDisturbEachOther) {
  const int games = rounds(30);
  const auto other_size = strategy().board_sizes.front();
  const auto alone_here = play_several(*fresh(), size(), 0, games);
  const auto alone_there = play_several(*fresh(), other_size, games, games);

  const auto here = fresh();
  const auto there = fresh();
  std::latch both_are_ready(2);
  const auto run = [&](host::Instance& instance, int board, int first) {
    both_are_ready.arrive_and_wait();
    return play_several(instance, board, first, games);
  };
  auto beside = std::async(std::launch::async, run, std::ref(*there), other_size, games);
  auto game_here = std::async(std::launch::async, run, std::ref(*here), size(), 0);
  EXPECT_EQ(game_here.get(), alone_here);
  EXPECT_EQ(beside.get(), alone_there);
}

TEST_P(BoardConformance, InstancesCanBeMadeAndUsedOnAnyThread) {
  const auto expected = play_several(*fresh(), size(), 0, 2);
  const auto run = [&] { return play_several(*fresh(), size(), 0, 2); };
  auto one = std::async(std::launch::async, run);
  auto two = std::async(std::launch::async, run);
  EXPECT_EQ(one.get(), expected);
  EXPECT_EQ(two.get(), expected);
}

}  // namespace outflank::test
