#include "sessions/game_clock.hpp"

#include <gtest/gtest.h>

namespace outflank::host {
namespace {

constexpr std::int64_t kSecond = 1'000'000'000;

TEST(GameClock, HasNoLimitUntilItIsConfigured) {
  const GameClock clock;
  EXPECT_FALSE(clock.view(Color::black).has_value());
  EXPECT_FALSE(clock.time_left(Color::black).has_value());
}

TEST(GameClock, PeriodWithoutMovesMeansNoLimit) {
  GameClock clock;
  clock.configure(60 * kSecond, 10 * kSecond, 0);
  EXPECT_FALSE(clock.view(Color::black).has_value());
}

TEST(GameClock, AbsoluteTimeIsAllThereIs) {
  GameClock clock;
  clock.configure(60 * kSecond, 0, 0);
  clock.spend(Color::white, 12 * kSecond);
  EXPECT_EQ(clock.view(Color::white), (Clock{60 * kSecond, 0, 48 * kSecond, 60 * kSecond, 0}));
  clock.spend(Color::white, 100 * kSecond);
  EXPECT_EQ(clock.view(Color::white)->own_left_ns, 0);
}

TEST(GameClock, PeriodsFollowTheMainTime) {
  GameClock clock;
  clock.configure(10 * kSecond, 30 * kSecond, 3);
  EXPECT_EQ(clock.view(Color::black)->moves_in_left, 0U);
  clock.spend(Color::black, 9 * kSecond);
  EXPECT_EQ(clock.view(Color::black)->moves_in_left, 0U);
  clock.spend(Color::black, 6 * kSecond);
  EXPECT_EQ(clock.view(Color::black)->own_left_ns, 25 * kSecond) << "5 s ran over";
  EXPECT_EQ(clock.view(Color::black)->moves_in_left, 2U);
  clock.spend(Color::black, 5 * kSecond);
  EXPECT_EQ(clock.view(Color::black)->own_left_ns, 20 * kSecond);
  EXPECT_EQ(clock.view(Color::black)->moves_in_left, 1U);
  clock.spend(Color::black, 5 * kSecond);
  EXPECT_EQ(clock.view(Color::black)->own_left_ns, 30 * kSecond);
  EXPECT_EQ(clock.view(Color::black)->moves_in_left, 3U);
}

TEST(GameClock, WithoutMainTimeThePeriodBeginsAtOnce) {
  GameClock clock;
  clock.configure(0, 30 * kSecond, 5);
  EXPECT_EQ(clock.view(Color::black)->own_left_ns, 30 * kSecond);
  EXPECT_EQ(clock.view(Color::black)->moves_in_left, 5U);
}

TEST(GameClock, TimeLeftOfTheRefereeCounts) {
  GameClock clock;
  clock.configure(60 * kSecond, 0, 0);
  clock.set_left(Color::black, 7 * kSecond, 0);
  EXPECT_EQ(clock.view(Color::black)->own_left_ns, 7 * kSecond);
  EXPECT_EQ(clock.view(Color::white)->opponent_left_ns, 7 * kSecond);
  clock.restart();
  EXPECT_EQ(clock.view(Color::black)->own_left_ns, 60 * kSecond);
}

TEST(GameClock, TimeLeftWithoutSettingsHoldsForThatColourAndThatGame) {
  GameClock clock;
  clock.set_left(Color::black, 300 * kSecond, 0);
  EXPECT_EQ(clock.view(Color::black)->own_left_ns, 300 * kSecond);
  EXPECT_FALSE(clock.view(Color::white).has_value());
  clock.restart();
  EXPECT_FALSE(clock.view(Color::black).has_value());
}

TEST(GameClock, TimeLeftDoesNotLimitAGameThatHasNoLimit) {
  GameClock clock;
  clock.configure(0, 10 * kSecond, 0);
  clock.set_left(Color::black, 1 * kSecond, 0);
  EXPECT_FALSE(clock.view(Color::black).has_value());
}

TEST(GameClock, OwnCountStaysIfTheRefereeHasRoundedUp) {
  GameClock clock;
  clock.configure(10 * kSecond, 0, 0);
  clock.spend(Color::black, 2 * kSecond + kSecond / 2);
  clock.set_left(Color::black, 8 * kSecond, 0);
  EXPECT_EQ(clock.view(Color::black)->own_left_ns, 7 * kSecond + kSecond / 2);
  clock.set_left(Color::black, 7 * kSecond, 0);
  EXPECT_EQ(clock.view(Color::black)->own_left_ns, 7 * kSecond) << "less than we thought";
  clock.set_left(Color::black, 8 * kSecond, 0);
  EXPECT_EQ(clock.view(Color::black)->own_left_ns, 8 * kSecond) << "a second more is no rounding";
}

TEST(GameClock, TellsWhatFollowsTheMainTime) {
  GameClock clock;
  clock.configure(10 * kSecond, 30 * kSecond, 3);
  EXPECT_EQ(clock.time_left(Color::white), (TimeLeft{.left_ns = 10 * kSecond,
                                                     .moves = 0,
                                                     .increment_ns = 0,
                                                     .period_ns = 30 * kSecond,
                                                     .period_moves = 3}));
}

}  // namespace
}  // namespace outflank::host
