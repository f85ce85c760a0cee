// Whole games on a clock that only a sleeping strategy moves: it looks whether
// to stop every 20 ms, and never before.
#include <gtest/gtest.h>

#include "witness_session.hpp"

namespace outflank::host {
namespace {

constexpr std::int64_t kMs = 1'000'000;
constexpr std::int64_t kSecond = 1'000 * kMs;

class SessionClock : public ::testing::Test {
 protected:
  SessionClock() { session_.set_parameter("sleeps", "true"); }

  // How long the strategy of the session took for its move.
  std::int64_t move_ns() {
    const auto begin = around_.now_ns;
    session_.choose(session_.position().to_move(), true);
    return around_.now_ns - begin;
  }

  WitnessSession around_;
  Session& session_ = around_.session;
};

TEST_F(SessionClock, TenSecondsLastForAWholeGame) {
  session_.clock().configure(10 * kSecond, 0, 0);
  std::int64_t used[2] = {};
  while (!session_.game().over()) {
    const auto side = static_cast<std::size_t>(session_.position().to_move());
    used[side] += move_ns();
  }
  EXPECT_LE(used[0], 10 * kSecond);
  EXPECT_LE(used[1], 10 * kSecond);
  EXPECT_GT(used[0], 5 * kSecond) << "it did use its time";
}

TEST_F(SessionClock, ATenthOfASecondPerMoveIsKept) {
  session_.limits().move_seconds = 0.1;
  while (!session_.game().over()) {
    const auto used = move_ns();
    EXPECT_LE(used, 100 * kMs);
    EXPECT_TRUE(used >= 70 * kMs || used == 0) << used;
  }
}

TEST_F(SessionClock, SevenMovesInASecondAreMadeInTime) {
  session_.clock().configure(0, 1 * kSecond, 7);
  std::int64_t used[2] = {};
  int moves[2] = {};
  while (!session_.game().over()) {
    const auto side = static_cast<std::size_t>(session_.position().to_move());
    const bool passes = !has_move(session_.position());
    used[side] += move_ns();
    if (passes) continue;
    EXPECT_LE(used[side], 1 * kSecond);
    if (++moves[side] % 7 == 0) used[side] = 0;
  }
}

TEST_F(SessionClock, TheRefereesWordCounts) {
  session_.clock().configure(600 * kSecond, 0, 0);
  session_.clock().set_left(Color::black, 1 * kSecond, 0);
  EXPECT_LE(move_ns(), kSecond / 4 + 20 * kMs);
}

}  // namespace
}  // namespace outflank::host
