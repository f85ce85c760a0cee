// The draft of the arena at work: what it promises can be kept.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena_asker.hpp"
#include "fake_arena.hpp"
#include "outflank/plugin/export.hpp"

namespace outflank::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

// Learns while it plays: it counts its games, and plays the first legal move in
// even ones and the last in odd ones.
class Tally final : public Strategy {
 public:
  static constexpr Info info{
      .id = "tally", .name = "Tally", .version = "1.0.0", .summary = "In this program"};

  static void parameters(Parameters<Tally>& list) {
    list.add("flaw", &Tally::flaw_, "Fail at the first move");
  }
  Decision choose(const Position& position, const Limits& /*limits*/) override {
    if (flaw_) throw std::runtime_error("as told");
    auto chosen = first_square(legal_moves(position));
    if (games_ % 2 == 1) {
      for (const auto square : squares(legal_moves(position))) chosen = square;
    }
    return {.move = chosen};
  }
  void game_over(const Result& /*result*/) override { ++games_; }
  std::string save() const { return std::to_string(games_); }
  void load(std::string_view bytes) {
    const bool digits = bytes.find_first_not_of("0123456789") == std::string_view::npos;
    if (!digits) throw std::runtime_error("not a number: " + std::string(bytes));
    games_ = std::stoi(std::string(bytes));
  }

 private:
  bool flaw_ = false;
  int games_ = 0;
};

TEST(DraftArena, ChainKeepsWhatIsLearnedAndChainsDoNotShareIt) {
  FakeArena arena({&StrategyTable<Tally>::kTable}, 3);
  ArenaAsker asker(arena);
  const ArenaAsker::Participant learner{"tally", "", "10", true};
  const ArenaAsker::Participant fresh{"tally", "", "", true};
  ASSERT_EQ(asker.play({{{learner, fresh}, {{0, 1}, {1, 0}, {0, 1}}},
                        {{learner, fresh}, {{0, 1}}},
                        {{learner, fresh}, {}}}),
            OUTFLANK_OK)
      << asker.message();
  EXPECT_THAT(
      asker.delivered(),
      ElementsAre(StartsWith("0.0: "), StartsWith("0.1: "), StartsWith("0.2: "), "0/0 = 13",
                  "0/1 = 3", StartsWith("1.0: "), "1/0 = 11", "1/1 = 1", "2/0 = 10", "2/1 = 0"));
}

TEST(DraftArena, DeliversInTheOrderOfTheChainsForAnyNumberOfWorkers) {
  std::vector<ArenaAsker::Chain> chains;
  for (std::size_t i = 0; i < 40; ++i) {
    // Long ones first, so that later ones are done before them.
    ArenaAsker::Chain chain{{{"tally", "", std::to_string(i), true}, {"tally", "", "", false}}, {}};
    chain.games.assign(i % 4 == 0 ? 30 : 1, {0U, 1U});
    chains.push_back(std::move(chain));
  }
  FakeArena one({&StrategyTable<Tally>::kTable}, 1);
  ArenaAsker alone(one);
  ASSERT_EQ(alone.play(chains), OUTFLANK_OK);
  FakeArena three({&StrategyTable<Tally>::kTable}, 3);
  ArenaAsker together(three);
  ASSERT_EQ(together.play(chains), OUTFLANK_OK);
  EXPECT_THAT(alone.delivered(), SizeIs(10 * 30 + 30 + 40));
  EXPECT_EQ(together.delivered(), alone.delivered());
}

TEST(DraftArena, PlayerThatFailsLosesTheBoardAndTheChainGoesOn) {
  FakeArena arena({&StrategyTable<Tally>::kTable}, 2);
  ArenaAsker asker(arena);
  const ArenaAsker::Participant flawed{"tally", "flaw=true", "", false};
  const ArenaAsker::Participant sound{"tally", "", "", true};
  ASSERT_EQ(asker.play({{{flawed, sound}, {{0, 1}, {1, 0}}}}), OUTFLANK_OK) << asker.message();
  EXPECT_THAT(asker.delivered(),
              ElementsAre("0.0: -16 black failed", "0.1: 16 white failed", "0/1 = 2"));
}

TEST(DraftArena, ChainThatCannotBeMadeFailsTheCallBehindThoseBeforeIt) {
  const ArenaAsker::Participant sound{"tally", "", "", false};
  const ArenaAsker::Chain good{{sound, sound}, {{0, 1}}};
  for (const auto& [bad, reason] :
       {std::pair{ArenaAsker::Participant{"nobody", "", "", false},
                  "chain 1: unknown strategy: nobody"},
        {ArenaAsker::Participant{"tally", "flaw=perhaps", "", false},
         "chain 1: expected true or false, got perhaps"},
        {ArenaAsker::Participant{"tally", "", "junk", false}, "chain 1: not a number: junk"}}) {
    FakeArena arena({&StrategyTable<Tally>::kTable}, 3);
    ArenaAsker asker(arena);
    EXPECT_EQ(asker.play({good, {{sound, bad}, {{0, 1}}}, good}), OUTFLANK_FAILED);
    EXPECT_EQ(asker.message(), reason);
    EXPECT_THAT(asker.delivered(), SizeIs(1));
  }
}

TEST(DraftArena, ChainThatIsNotWellFormedIsRefusedBeforeAnyGame) {
  const ArenaAsker::Participant sound{"tally", "", "", false};
  const ArenaAsker::Chain good{{sound, sound}, {{0, 1}}};
  FakeArena arena({&StrategyTable<Tally>::kTable}, 1);
  ArenaAsker asker(arena);
  EXPECT_EQ(asker.play({good, {{sound, sound}, {{1, 1}}}}), OUTFLANK_BAD_VALUE);
  EXPECT_EQ(asker.message(), "chain 1: a participant against itself");
  EXPECT_EQ(asker.play({{{sound, sound}, {{0, 2}}}}), OUTFLANK_BAD_VALUE);
  EXPECT_THAT(asker.delivered(), IsEmpty());
}

}  // namespace
}  // namespace outflank::test
