#include "arena/ordered_games.hpp"

#include <gmock/gmock.h>

#include <stdexcept>

namespace {

using namespace outflank::host::arena;
using testing::ElementsAre;
using testing::Optional;
using testing::Pair;

std::vector<PlayedGame> games(std::uint64_t begin, std::uint64_t end) {
  std::vector<PlayedGame> played(end - begin);
  for (auto& game : played) game.record.task.number = begin++;
  return played;
}

struct OrderedGamesTest : testing::Test {
  GameSink sink = [this](std::span<const PlayedGame> played) {
    for (const auto& game : played) taken.push_back(game.record.task.number);
    return taken.size() < enough;
  };
  std::vector<std::uint64_t> taken;
  std::size_t enough = 1000;
};

TEST_F(OrderedGamesTest, HandsOutWholePairsAlsoFromTheMiddleOfOne) {
  OrderedGames order(3, 9, sink);
  EXPECT_THAT(order.claim(1), Optional(Pair(3, 4)));
  EXPECT_THAT(order.claim(2), Optional(Pair(4, 8)));
  EXPECT_THAT(order.claim(2), Optional(Pair(8, 9)));
  EXPECT_EQ(order.claim(2), std::nullopt);
}

TEST_F(OrderedGamesTest, PassesGamesOnInOrderHoweverTheyCome) {
  OrderedGames order(0, 8, sink);
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(order.claim(1));
  order.deliver(4, games(4, 6));
  order.deliver(2, games(2, 4));
  EXPECT_THAT(taken, ElementsAre());
  order.deliver(0, games(0, 2));
  EXPECT_THAT(taken, ElementsAre(0, 1, 2, 3, 4, 5));
  order.deliver(6, games(6, 8));
  EXPECT_EQ(taken.size(), 8U);
}

TEST_F(OrderedGamesTest, EndsWhenTheSinkHasEnoughAndDropsTheRest) {
  enough = 2;
  OrderedGames order(0, 8, sink);
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(order.claim(1));
  order.deliver(2, games(2, 4));
  order.deliver(0, games(0, 2));
  EXPECT_THAT(taken, ElementsAre(0, 1));
  EXPECT_TRUE(order.ended());
  EXPECT_EQ(order.claim(1), std::nullopt);
  order.deliver(4, games(4, 6));
  EXPECT_EQ(taken.size(), 2U);
  EXPECT_EQ(order.failure(), nullptr);
}

TEST_F(OrderedGamesTest, KeepsWhatTheSinkThrows) {
  sink = [](std::span<const PlayedGame>) -> bool { throw std::runtime_error("full"); };
  OrderedGames order(0, 4, sink);
  ASSERT_TRUE(order.claim(1));
  order.deliver(0, games(0, 2));
  EXPECT_TRUE(order.ended());
  ASSERT_NE(order.failure(), nullptr);
  EXPECT_THROW(std::rethrow_exception(order.failure()), std::runtime_error);
}

}  // namespace
