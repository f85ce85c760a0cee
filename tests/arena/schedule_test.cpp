#include "arena/schedule.hpp"

#include <gmock/gmock.h>

#include <set>

namespace {

using namespace outflank::host::arena;
using testing::ElementsAre;
using testing::Pair;

TEST(Schedule, PlaysEachOpeningTwiceWithTheColoursSwapped) {
  const Schedule schedule({{0, 1}}, 3, 7);
  ASSERT_EQ(schedule.games(), 6U);
  for (std::uint64_t number = 0; number < schedule.games(); number += 2) {
    const auto first = schedule.task(number);
    const auto second = schedule.task(number + 1);
    EXPECT_EQ(first.opening, number / 2);
    EXPECT_EQ(first.opening, second.opening);
    EXPECT_EQ(first.black, 0U);
    EXPECT_EQ(first.white, 1U);
    EXPECT_EQ(second.black, 1U);
    EXPECT_EQ(second.white, 0U);
  }
}

TEST(Schedule, GivesEveryPairingTheSameOpenings) {
  const Schedule schedule(round_robin(3), 2, 7);
  ASSERT_EQ(schedule.games(), 12U);
  for (std::uint64_t number = 0; number < schedule.games(); ++number) {
    const auto task = schedule.task(number);
    EXPECT_EQ(task.opening, number / 6);
    EXPECT_EQ(schedule.pairing_of(number), number / 2 % 3);
  }
  EXPECT_EQ(schedule.task(4).black, 1U);
  EXPECT_EQ(schedule.task(4).white, 2U);
}

TEST(Schedule, GivesEveryGameASeedOfItsOwn) {
  const Schedule schedule(round_robin(3), 100, 7);
  std::set<std::uint64_t> seeds;
  for (std::uint64_t number = 0; number < schedule.games(); ++number) {
    seeds.insert(schedule.task(number).seed);
  }
  EXPECT_EQ(seeds.size(), schedule.games());
  EXPECT_NE(Schedule({{0, 1}}, 1, 8).task(0).seed, schedule.task(0).seed);
}

TEST(Schedule, PairsEverybodyOrTheFirstWithTheOthers) {
  EXPECT_THAT(round_robin(3), ElementsAre(Pair(0U, 1U), Pair(0U, 2U), Pair(1U, 2U)));
  EXPECT_THAT(gauntlet(3), ElementsAre(Pair(0U, 1U), Pair(0U, 2U)));
}

}  // namespace
