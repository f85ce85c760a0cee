#include "config/nearest.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace outflank::host {
namespace {

using Words = std::vector<std::string>;

const Words kKeys = {"nodes", "depth", "move_seconds"};

TEST(Nearest, TakesALetterMoreLessOrChangedAsASlip) {
  EXPECT_EQ(nearest("node", kKeys), "nodes");
  EXPECT_EQ(nearest("noodes", kKeys), "nodes");
  EXPECT_EQ(nearest("nades", kKeys), "nodes");
}

TEST(Nearest, TakesSwappedNeighboursAsOneSlip) {
  EXPECT_EQ(nearest("dpeth", kKeys), "depth");
  EXPECT_EQ(nearest("dept", Words{"dpet", "dep"}), "dpet");
  // Two slips if a swap were two; five letters allow one.
  EXPECT_EQ(nearest("abcde", Words{"abdce"}), "abdce");
  EXPECT_EQ(nearest("abcde", Words{"badce"}), std::nullopt);
}

TEST(Nearest, IgnoresCase) {
  EXPECT_EQ(nearest("DEPTH", kKeys), "depth");
  EXPECT_EQ(nearest("X", Words{"x"}), "x");
}

TEST(Nearest, AllowsOneSlipForThreeLetters) {
  EXPECT_EQ(nearest("dep", Words{"deq"}), "deq");
  EXPECT_EQ(nearest("de", Words{"dq"}), std::nullopt);
  EXPECT_EQ(nearest("move-secnds", kKeys), "move_seconds");
  EXPECT_EQ(nearest("move_time", kKeys), std::nullopt);
}

TEST(Nearest, PrefersFewerSlipsThenTheFirst) {
  EXPECT_EQ(nearest("searhc", Words{"serach_", "search"}), "search");
  EXPECT_EQ(nearest("bat", Words{"cat", "hat"}), "cat");
}

TEST(Nearest, FindsNothingWhereThereIsNothing) {
  EXPECT_EQ(nearest("depth", Words{}), std::nullopt);
  EXPECT_EQ(nearest("", kKeys), std::nullopt);
  EXPECT_EQ(nearest(std::string(1'000'000, 'd'), kKeys), std::nullopt);
}

TEST(DidYouMean, NamesTheNearest) {
  EXPECT_EQ(did_you_mean("dpeth", kKeys), "; did you mean 'depth'?");
}

TEST(DidYouMean, ListsFewCandidatesIfNoneIsNear) {
  EXPECT_EQ(did_you_mean("time", kKeys), "; expected one of nodes, depth, move_seconds");
  EXPECT_EQ(did_you_mean("time", Words{"directories"}), "; expected directories");
}

TEST(DidYouMean, SaysNothingIfThereAreNoneOrMany) {
  EXPECT_EQ(did_you_mean("time", Words{}), "");
  EXPECT_EQ(did_you_mean("time", Words(8, "depth")).substr(0, 17), "; expected one of");
  EXPECT_EQ(did_you_mean("time", Words(9, "depth")), "");
}

}  // namespace
}  // namespace outflank::host
