#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "outflank/kit/random.hpp"
#include "outflank/rules/game.hpp"
#include "outflank/rules/notation.hpp"

namespace outflank {
namespace {

TEST(Hash, IsFrozen) {
  EXPECT_EQ(hash(Position::start(4)), 0x627239e1548df09du);
  EXPECT_EQ(hash(Position::start(6)), 0xdca884add66b4459u);
  EXPECT_EQ(hash(Position::start(8)), 0x20a363e3812bc1fau);
  EXPECT_EQ(hash(Position().after(37)), 0x4223a8a1ae3ab579u);
  EXPECT_EQ(hash(parse_position("---------------- O")), 0x974df228c59ebe71u);
}

TEST(Hash, DependsOnThePositionAndNotOnTheWayThere) {
  Game one;
  Game other;
  for (const char* name : {"f5", "f6", "e6"}) {
    ASSERT_TRUE(one.play(parse_move(name, 8).value())) << name;
  }
  for (const char* name : {"e6", "f6", "f5"}) {
    ASSERT_TRUE(other.play(parse_move(name, 8).value())) << name;
  }
  ASSERT_EQ(one.position(), other.position());
  EXPECT_EQ(hash(one.position()), hash(other.position()));
}

TEST(Hash, DiffersBySideToMoveSizeAndColor) {
  const std::uint64_t base = hash(Position::from(4, 1, 2, Color::black).value());
  EXPECT_NE(base, hash(Position::from(4, 1, 2, Color::white).value()));
  EXPECT_NE(base, hash(Position::from(6, 1, 2, Color::black).value()));
  EXPECT_NE(base, hash(Position::from(8, 1, 2, Color::black).value()));
  EXPECT_NE(base, hash(Position::from(4, 2, 1, Color::black).value()));
  EXPECT_NE(base, hash(Position::from(4, 2, 1, Color::white).value()));
}

TEST(Hash, HasNoCollisionAmongThePositionsOfRandomGames) {
  std::unordered_map<std::uint64_t, std::string> met;
  Random random(31);
  for (int i = 0; i < 3000; ++i) {
    for (const int size : {4, 6, 8}) {
      Position position = Position::start(size);
      while (!game_over(position)) {
        position = position.after(must_pass(position)
                                      ? Move::pass()
                                      : Move(random_square(legal_moves(position), random)));
        const std::string text = position_text(position);
        const auto [entry, inserted] = met.try_emplace(hash(position), text);
        ASSERT_EQ(entry->second, text);
      }
    }
  }
  EXPECT_GT(met.size(), 200000u);
}

// A table takes an entry by the low bits of the hash and a tag by the high ones: both must spread.
TEST(Hash, SpreadsOverLowAndHighBits) {
  constexpr std::size_t kBuckets = 64;
  std::unordered_set<std::uint64_t> met;
  Random random(32);
  for (int i = 0; i < 1000; ++i) {
    Position position;
    while (has_move(position)) {
      position = position.after(random_square(legal_moves(position), random));
      met.insert(hash(position));
    }
  }
  std::array<double, kBuckets> low{};
  std::array<double, kBuckets> high{};
  for (const std::uint64_t value : met) {
    low[value % kBuckets] += 1;
    high[value >> 58] += 1;
  }
  const double expected = static_cast<double>(met.size()) / static_cast<double>(kBuckets);
  ASSERT_GT(expected, 500.0);
  for (std::size_t bucket = 0; bucket < kBuckets; ++bucket) {
    EXPECT_NEAR(low[bucket], expected, expected / 5) << bucket;
    EXPECT_NEAR(high[bucket], expected, expected / 5) << bucket;
  }
}

}  // namespace
}  // namespace outflank
