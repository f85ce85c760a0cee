#include "outflank/kit/search/search_table.hpp"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace outflank::test {
namespace {

// Keys that meet in one bucket of any table: they differ in the high bits only.
std::uint64_t colliding(std::uint64_t number) { return number << 40 | 5; }

class SearchTableTest : public testing::Test {
 protected:
  SearchTableTest() { table_.begin(false); }

  [[nodiscard]] bool has(std::uint64_t key) const { return table_.find(key).has_value(); }
  void store(std::uint64_t key, int depth) { table_.store(key, {.depth = depth}); }

  SearchTable table_{1};
};

TEST_F(SearchTableTest, GivesBackWhatWasStored) {
  for (const std::int32_t value : {0, 1, -1, 2'000'000'000, -2'000'000'000}) {
    for (const Bound bound : {Bound::lower, Bound::upper, Bound::exact}) {
      table_.store(77, {.value = value, .depth = 64, .bound = bound, .move = 63});
      const auto entry = table_.find(77).value();
      EXPECT_EQ(entry.value, value);
      EXPECT_EQ(entry.depth, 64);
      EXPECT_EQ(entry.bound, bound);
      EXPECT_EQ(entry.move, Move(63));
    }
  }
  table_.store(78, {.move = Move::pass()});
  EXPECT_TRUE(table_.find(78)->move.is_pass());
}

TEST_F(SearchTableTest, DoesNotKnowWhatWasNotStored) {
  EXPECT_FALSE(has(0));
  EXPECT_FALSE(has(colliding(1)));
  store(colliding(1), 3);
  EXPECT_FALSE(has(colliding(2)));
}

TEST_F(SearchTableTest, KeepsTheDeepestOfABucket) {
  for (std::uint64_t i = 1; i <= 4; ++i) store(colliding(i), static_cast<int>(10 * i));
  store(colliding(9), 1);
  EXPECT_FALSE(has(colliding(1)));
  for (const std::uint64_t i : {2U, 3U, 4U, 9U}) EXPECT_TRUE(has(colliding(i))) << i;
  store(colliding(10), 1);
  EXPECT_FALSE(has(colliding(9)));
}

TEST_F(SearchTableTest, ReplacesTheSamePosition) {
  store(colliding(1), 8);
  store(colliding(1), 2);
  EXPECT_EQ(table_.find(colliding(1))->depth, 2);
}

TEST_F(SearchTableTest, ANewSearchSeesNothingOfTheLastUnlessItIsKept) {
  store(colliding(1), 8);
  table_.begin(true);
  EXPECT_TRUE(has(colliding(1)));
  table_.begin(false);
  EXPECT_FALSE(has(colliding(1)));
}

TEST_F(SearchTableTest, OldEntriesGoFirst) {
  store(colliding(1), 10);
  table_.begin(true);
  table_.begin(true);
  for (std::uint64_t i = 2; i <= 4; ++i) store(colliding(i), 2);
  store(colliding(5), 1);
  EXPECT_FALSE(has(colliding(1)));
  EXPECT_TRUE(has(colliding(2)));
}

TEST_F(SearchTableTest, IsForgottenWhenCleared) {
  store(colliding(1), 8);
  table_.clear();
  EXPECT_FALSE(has(colliding(1)));
  table_.begin(true);
  EXPECT_FALSE(has(colliding(1)));
}

TEST_F(SearchTableTest, SurvivesMoreSearchesThanItHasAges) {
  for (int i = 0; i < 1000; ++i) {
    table_.begin(i % 3 != 0);
    store(colliding(1), 1);
    EXPECT_TRUE(has(colliding(1)));
  }
}

TEST_F(SearchTableTest, WithoutMemoryItRemembersNothing) {
  SearchTable none(0);
  for (int i = 0; i < 600; ++i) {
    none.begin(true);
    none.store(colliding(1), {.depth = 1});
    ASSERT_FALSE(none.find(colliding(1)));
  }
}

TEST_F(SearchTableTest, PositionsDifferByDiscsSizeAndSide) {
  const auto start = Position::start(8);
  const auto other_side = Position::from(8, start.black(), start.white(), Color::white).value();
  const auto swapped = Position::from(8, start.white(), start.black(), Color::white).value();
  const auto small = Position::from(4, 1, 2, Color::black).value();
  const auto large = Position::from(8, 1, 2, Color::black).value();
  EXPECT_NE(SearchTable::key_of(start), SearchTable::key_of(other_side));
  EXPECT_NE(SearchTable::key_of(start), SearchTable::key_of(swapped));
  EXPECT_NE(SearchTable::key_of(small), SearchTable::key_of(large));
}

// Value and depth of an entry are made from its key: an entry of two halves would show.
TEST_F(SearchTableTest, TwoThreadsNeverReadATornEntry) {
  const auto work = [this](std::uint64_t seed) {
    for (std::uint64_t i = 0; i < 20'000; ++i) {
      const auto key = colliding((i * 7 + seed) % 16);
      if (const auto entry = table_.find(key)) {
        ASSERT_EQ(entry->value, static_cast<std::int32_t>(key >> 40));
      }
      table_.store(key, {.value = static_cast<std::int32_t>(key >> 40), .depth = 3});
    }
  };
  std::thread one(work, 1);
  std::thread two(work, 5);
  one.join();
  two.join();
}

}  // namespace
}  // namespace outflank::test
