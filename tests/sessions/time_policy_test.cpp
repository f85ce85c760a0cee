#include "sessions/time_policy.hpp"

#include <gtest/gtest.h>

#include <array>
#include <functional>

#include "sessions/game_clock.hpp"
#include "support/random_positions.hpp"

namespace outflank::host {
namespace {

constexpr std::int64_t kMs = 1'000'000;
constexpr std::int64_t kSecond = 1'000 * kMs;
constexpr std::int64_t kLateNs = 20 * kMs;

std::int64_t thinking(const TimeLeft& clock, const Position& position = {},
                      std::int64_t limit_ns = 0) {
  return TimePolicy().thinking_ns(position, clock, limit_ns).value();
}

Position with_empties(int empties) {
  Random random(7);
  while (true) {
    auto game = test::random_game(Position(), random);
    while (count(game.position().empties()) < empties) game.undo();
    if (has_move(game.position())) return game.position();
  }
}

// A referee's own account of one side's time.
class Account {
 public:
  explicit Account(const TimeLeft& rules) : rules_(rules), left_(rules) {
    if (rules.left_ns == 0 && rules.period_moves > 0) begin_period(0);
  }
  [[nodiscard]] const TimeLeft& left() const { return left_; }

  // False if the time did not last.
  [[nodiscard]] bool pay(std::int64_t used_ns) {
    left_.left_ns -= used_ns;
    if (left_.left_ns < 0 && left_.moves == 0 && rules_.period_moves > 0) {
      begin_period(left_.left_ns);
    }
    if (left_.left_ns < 0) return false;
    if (left_.moves > 0 && --left_.moves == 0) begin_period(0);
    left_.left_ns += rules_.increment_ns;
    return true;
  }

 private:
  void begin_period(std::int64_t overrun_ns) {
    left_.left_ns = rules_.period_ns + overrun_ns;
    left_.moves = rules_.period_moves;
  }

  TimeLeft rules_;
  TimeLeft left_;
};

// Both sides of 20 random games use all they are given and are late on top.
int overruns(const TimeLeft& rules, int size, std::int64_t limit_ns,
             const std::function<std::int64_t(Random&)>& lateness) {
  const TimePolicy policy;
  Random random(static_cast<std::uint64_t>(size));
  int count = 0;
  for (int i = 0; i < 20; ++i) {
    const auto game = test::random_game(Position::start(size), random);
    std::array accounts{Account(rules), Account(rules)};
    Position position = game.start();
    for (const Move move : game.moves()) {
      auto& account = accounts[static_cast<std::size_t>(position.to_move())];
      if (!move.is_pass()) {
        const auto used =
            policy.thinking_ns(position, account.left(), limit_ns).value() + lateness(random);
        if (!account.pay(used) || (limit_ns > 0 && used > limit_ns)) ++count;
      }
      position = position.after(move);
    }
  }
  return count;
}

void expect_in_time(const TimeLeft& rules, int size = 8, std::int64_t limit_ns = 0) {
  EXPECT_EQ(overruns(rules, size, limit_ns, [](Random&) { return kLateNs; }), 0);
  EXPECT_EQ(overruns(rules, size, limit_ns, [](Random&) { return std::int64_t{0}; }), 0);
  EXPECT_EQ(overruns(rules, size, limit_ns,
                     [](Random& random) {
                       return static_cast<std::int64_t>(random.below(std::uint64_t{kLateNs}));
                     }),
            0);
}

TEST(TimePolicy, WithoutClockAndLimitThereIsNoDeadline) {
  EXPECT_FALSE(TimePolicy().thinking_ns(Position(), std::nullopt, 0).has_value());
}

TEST(TimePolicy, ALimitPerMoveKeepsTheMargin) {
  const TimePolicy policy;
  EXPECT_EQ(policy.thinking_ns(Position(), std::nullopt, 100 * kMs), 70 * kMs);
  EXPECT_EQ(policy.thinking_ns(Position(), std::nullopt, 5 * kSecond), 4970 * kMs);
  EXPECT_EQ(policy.thinking_ns(Position(), std::nullopt, 40 * kMs), 20 * kMs);
  EXPECT_EQ(policy.thinking_ns(Position(), std::nullopt, 1), 1);
}

TEST(TimePolicy, ALimitPerMoveHoldsBesideTheClock) {
  EXPECT_EQ(thinking({.left_ns = 3600 * kSecond}, {}, 100 * kMs), 70 * kMs);
  EXPECT_LT(thinking({.left_ns = kSecond}, {}, 100 * kMs), 70 * kMs);
}

TEST(TimePolicy, APeriodIsSharedEvenly) {
  EXPECT_EQ(thinking({.left_ns = 10 * kSecond, .moves = 10}), 970 * kMs);
  EXPECT_EQ(thinking({.left_ns = 2 * kSecond, .moves = 1}), 1970 * kMs);
}

TEST(TimePolicy, APeriodLongerThanTheGameIsSharedOverTheGame) {
  // Three of the four empty squares may be ours.
  EXPECT_EQ(thinking({.left_ns = 3 * kSecond, .moves = 30}, with_empties(4)), 970 * kMs);
}

TEST(TimePolicy, TheMiddleOfTheGameGetsTheLargerShares) {
  const TimeLeft clock{.left_ns = 600 * kSecond};
  // Left over the moves to come: what each gets if the time were shared evenly.
  EXPECT_LT(thinking(clock, with_empties(60)), 600 * kSecond / 30);
  EXPECT_GT(thinking(clock, with_empties(40)), 600 * kSecond / 20);
  EXPECT_GT(thinking(clock, with_empties(24)), 600 * kSecond / 12);
}

TEST(TimePolicy, NeverMoreThanAQuarterOfWhatIsLeft) {
  for (int empties = 1; empties <= 60; ++empties) {
    EXPECT_LE(thinking({.left_ns = 8 * kSecond}, with_empties(empties)), 2 * kSecond) << empties;
  }
}

TEST(TimePolicy, AnIncrementIsSpentToo) {
  const auto without = thinking({.left_ns = kSecond});
  const auto with = thinking({.left_ns = kSecond, .increment_ns = kSecond});
  EXPECT_GT(with, without);
  EXPECT_LE(with, 970 * kMs) << "it comes after the move";
}

TEST(TimePolicy, ThereIsAlwaysSomething) {
  EXPECT_EQ(thinking({.left_ns = 0}), 1);
  EXPECT_EQ(thinking({.left_ns = -5 * kSecond}), 1);
  EXPECT_EQ(thinking({.left_ns = 0, .moves = 3}), 1);
  EXPECT_GT(thinking({.left_ns = 100 * kMs}), 100'000) << "for one that looks more often";
}

TEST(TimePolicy, TheLongestClockThatCanBeSetIsNoTrouble) {
  constexpr std::int64_t kLongest = std::int64_t{2147483647} * kSecond;
  EXPECT_GT(thinking({.left_ns = kLongest}), 0);
  EXPECT_GT(thinking({.left_ns = kLongest, .increment_ns = kLongest}), 0);
  EXPECT_GT(thinking({.left_ns = kLongest, .moves = 2147483647}), 0);
  EXPECT_GT(thinking({.left_ns = 1, .period_ns = kLongest, .period_moves = 1}), 0);
}

TEST(TimePolicy, TenSecondsLastForAWholeGame) {
  for (const int size : {4, 6, 8}) expect_in_time({.left_ns = 10 * kSecond}, size);
}

TEST(TimePolicy, TenSecondsAreNotHoarded) {
  Random random(3);
  const auto game = test::random_game(Position(), random);
  Account account({.left_ns = 10 * kSecond});
  Position position = game.start();
  for (const Move move : game.moves()) {
    if (position.to_move() == Color::black && !move.is_pass()) {
      ASSERT_TRUE(account.pay(thinking(account.left(), position)));
    }
    position = position.after(move);
  }
  EXPECT_LT(account.left().left_ns, 3 * kSecond);
}

TEST(TimePolicy, ATenthOfASecondPerMoveIsKept) {
  expect_in_time({.left_ns = 3600 * kSecond}, 8, 100 * kMs);
  expect_in_time({.left_ns = 3600 * kSecond}, 8, 40 * kMs);
}

TEST(TimePolicy, ManyMovesInAPeriodAreMadeInTime) {
  for (const unsigned moves : {1U, 2U, 5U, 10U, 40U}) {
    for (const int size : {4, 6, 8}) {
      expect_in_time({.period_ns = 2 * kSecond, .period_moves = moves}, size);
      expect_in_time({.left_ns = 3 * kSecond, .period_ns = 2 * kSecond, .period_moves = moves},
                     size);
    }
  }
}

TEST(TimePolicy, AClockWithIncrementLasts) {
  expect_in_time({.left_ns = kSecond, .increment_ns = 100 * kMs});
  expect_in_time({.left_ns = 100 * kMs, .increment_ns = 50 * kMs});
  expect_in_time({.left_ns = 900 * kMs, .increment_ns = 1 * kMs});
}

// 30 ms for each of its 30 moves: the least that can be promised.
TEST(TimePolicy, NineTenthsOfASecondLastForAWholeGame) { expect_in_time({.left_ns = 900 * kMs}); }

}  // namespace
}  // namespace outflank::host
