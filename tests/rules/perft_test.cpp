#include "outflank/rules/perft.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "outflank/rules/notation.hpp"

namespace outflank {
namespace {

// The portable code and the best this machine has; they are the same on some.
class Perft : public testing::TestWithParam<Cpu> {
 protected:
  void SetUp() override {
    if (!can_run(GetParam())) GTEST_SKIP() << "this machine has no AVX2";
  }
  static std::vector<std::uint64_t> perfts(int size, int deepest) {
    std::vector<std::uint64_t> found;
    for (int depth = 1; depth <= deepest; ++depth) {
      found.push_back(perft(Position::start(size), depth, GetParam()));
    }
    return found;
  }
};
INSTANTIATE_TEST_SUITE_P(Cpus, Perft, testing::Values(Cpu::portable, Cpu::avx2),
                         [](const auto& cpu) {
                           return cpu.param == Cpu::portable ? "Portable" : "Avx2";
                         });

std::uint64_t divided_total(const Position& position, int depth) {
  std::uint64_t total = 0;
  for (const PerftEntry& entry : perft_divide(position, depth)) total += entry.leaves;
  return total;
}

TEST_P(Perft, CountsTheKnownLeavesOf8x8) {
  EXPECT_THAT(perfts(8, 9),
              testing::ElementsAre(4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288));
}

TEST_P(Perft, CountsTheKnownLeavesOf6x6) {
  EXPECT_THAT(perfts(6, 9),
              testing::ElementsAre(4, 12, 56, 244, 1364, 7604, 47740, 308716, 2114912));
}

TEST_P(Perft, CountsTheKnownLeavesOf4x4ToTheEndAndThenStays) {
  EXPECT_THAT(perfts(4, 20),
              testing::ElementsAre(4, 12, 44, 128, 424, 1256, 3624, 9116, 20044, 36540, 50704,
                                   57436, 59564, 59980, 60060, 60060, 60060, 60060, 60060, 60060));
}

TEST_P(Perft, DepthZeroIsOneLeaf) { EXPECT_EQ(perft(Position(), 0, GetParam()), 1u); }

TEST_P(Perft, AnEndedGameCountsOnceAtAnyDepth) {
  const Position ended = parse_position("XXXX------------ O");
  for (int depth = 0; depth <= 4; ++depth) EXPECT_EQ(perft(ended, depth, GetParam()), 1u);
}

TEST_P(Perft, APassIsAPly) {
  const Position forced = parse_position("XO--X----------- O");
  ASSERT_TRUE(must_pass(forced));
  EXPECT_EQ(perft(forced, 1, GetParam()), 1u);
  for (int depth = 1; depth <= 6; ++depth) {
    EXPECT_EQ(perft(forced, depth, GetParam()),
              perft(forced.after(Move::pass()), depth - 1, GetParam()));
  }
}

TEST(PerftDivide, SumsToPerft) {
  for (const int size : {4, 6, 8}) {
    for (int depth = 1; depth <= 7; ++depth) {
      EXPECT_EQ(divided_total(Position::start(size), depth), perft(Position::start(size), depth));
    }
  }
}

TEST(PerftDivide, ListsMovesInSquareOrder) {
  const Move d3 = 19;
  const Move c4 = 26;
  const Move f5 = 37;
  const Move e6 = 44;
  EXPECT_THAT(perft_divide(Position(), 5),
              testing::ElementsAre(PerftEntry{d3, 349}, PerftEntry{c4, 349}, PerftEntry{f5, 349},
                                   PerftEntry{e6, 349}));
}

TEST(PerftDivide, AForcedPassIsTheOnlyEntry) {
  const Position forced = parse_position("XO-------------- O");
  EXPECT_THAT(perft_divide(forced, 1), testing::ElementsAre(PerftEntry{Move::pass(), 1}));
}

TEST(PerftDivide, IsEmptyWhenTheGameIsOver) {
  EXPECT_THAT(perft_divide(parse_position("XXXX------------ O"), 3), testing::IsEmpty());
}

}  // namespace
}  // namespace outflank
