// The same search gives the same again, whatever was searched before it.
#include <gtest/gtest.h>

#include "minimax.hpp"
#include "outflank/kit/random.hpp"
#include "outflank/kit/search.hpp"
#include "support/random_positions.hpp"

namespace outflank::test {
namespace {

using Summary = std::tuple<int, std::int32_t, int, int, std::uint64_t, std::size_t>;

Summary summary(const SearchResult& result) {
  return {result.move.index(),    result.value, result.depth,
          result.selective_depth, result.nodes, result.line.size()};
}

// More searches than the table has ages, through all sizes, most of them cut off by nodes.
TEST(SearchRepeatability, AUsedSearchFindsTheSameAsAFreshOne) {
  Random random(51);
  Search<Erratic> used({.table_megabytes = 1});
  for (int i = 0; i < 600; ++i) {
    const int size = std::vector{4, 6, 8}[random.below(3)];
    const auto position = random_beginning(size, random).position();
    const SearchLimits limits{.depth = static_cast<int>(1 + random.below(6)),
                              .nodes = 100 + random.below(3000)};
    Search<Erratic> fresh({.table_megabytes = 1});
    ASSERT_EQ(summary(used.find(position, limits)), summary(fresh.find(position, limits)))
        << "search " << i << " at " << position_text(position);
  }
}

TEST(SearchRepeatability, ATableThatIsFullIsRepeatableToo) {
  Random random(52);
  // The smallest there is, so that positions are replaced.
  Search<Erratic> used({.table_megabytes = 1});
  for (int i = 0; i < 3; ++i) {
    const auto position = random_beginning(8, random).position();
    const SearchLimits limits{.nodes = 400'000};
    Search<Erratic> fresh({.table_megabytes = 1});
    ASSERT_EQ(summary(used.find(position, limits)), summary(fresh.find(position, limits)));
  }
}

TEST(SearchRepeatability, AKeptTableSavesNodesAndIsForgottenWhenCleared) {
  const SearchLimits limits{.depth = 7};
  Search<DiscDifference> search({.keep_table = true});
  const auto first = search.find(Position(), limits);
  const auto second = search.find(Position(), limits);
  EXPECT_LT(second.nodes, first.nodes);
  EXPECT_EQ(second.value, first.value);
  search.clear();
  EXPECT_EQ(summary(search.find(Position(), limits)), summary(first));
}

TEST(SearchRepeatability, EveryProcessorFindsTheSame) {
  Random random(53);
  for (int i = 0; i < 60; ++i) {
    const auto position = random_beginning(8, random).position();
    const SearchLimits limits{.nodes = 3000};
    Search<Erratic> best;
    Search<Erratic> portable({.cpu = Cpu::portable});
    ASSERT_EQ(summary(best.find(position, limits)), summary(portable.find(position, limits)));
  }
}

// A change of this is a change of the search on some machine or compiler, or a change of plan: the
// one is a bug, and the other is told by a new figure in the commit that makes it.
TEST(SearchRepeatability, TheSameNodesEverywhere) {
  Search<DiscDifference> search;
  EXPECT_EQ(search.find(Position(), {.depth = 9}).nodes, 12356U);
}

}  // namespace
}  // namespace outflank::test
