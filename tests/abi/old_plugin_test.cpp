// The host of today and plugins that were compiled against the frozen headers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/plugin_dir.hpp"
#include "test_host.hpp"

namespace outflank::test {
namespace {

using testing::ElementsAre;
using testing::Pair;
using testing::SizeIs;

class OldPlugin : public testing::Test {
 protected:
  TestHost host_{{OUTFLANK_OLD_PLUGIN_DIR, plugin_dir()}};
};

TEST_F(OldPlugin, PlaysOnEverySizeAgainstThePluginsOfToday) {
  for (const char* id : {"old_c", "old_cpp"}) {
    const auto old_one = host_.create(id);
    for (const char* other : {"random", "greedy", "squares"}) {
      const auto opponent = host_.create(other);
      for (const int size : {4, 6, 8}) {
        EXPECT_TRUE(play_game(*old_one, *opponent, Position::start(size), 3).over());
        EXPECT_TRUE(play_game(*opponent, *old_one, Position::start(size), 4).over());
      }
    }
  }
  EXPECT_THAT(host_.lines(), SizeIs(0));
}

TEST_F(OldPlugin, ShowsTheAbilitiesItHad) {
  EXPECT_THAT(host_.create("old_c")->strategy().abilities(), ElementsAre("parameters", "state"));
  EXPECT_THAT(host_.create("old_cpp")->strategy().abilities(),
              ElementsAre("parameters", "state", "evaluator", "analysis"));
}

TEST_F(OldPlugin, InCKeepsParametersAndState) {
  const auto instance = host_.create("old_c:loud=true");
  EXPECT_EQ(instance->parameter("loud"), "true");
  const auto decision = instance->choose(Position::start(), {.move_seed = 5});
  EXPECT_EQ(decision.comment, "seed 5");
  EXPECT_EQ(decision.nodes, 1U);
  EXPECT_THAT(decision.line, ElementsAre(decision.move));
  EXPECT_THAT(host_.lines(), ElementsAre("old_c: chosen"));
  const auto other = host_.create("old_c");
  other->load_state(instance->save_state());
  EXPECT_EQ(other->choose(Position::start(), {}).nodes, 2U);
  EXPECT_EQ(message_of([&] { other->load_state("xyz"); }),
            "old_c: loading its state failed: expected four bytes");
}

TEST_F(OldPlugin, InCppKeepsEverythingItHad) {
  const auto instance = host_.create("old_cpp:weight=-2,noise=0.5,taste=few,ask=,record=true");
  EXPECT_EQ(instance->parameter("weight"), "-2");
  EXPECT_EQ(instance->parameter("noise"), "0.5");
  EXPECT_EQ(instance->parameter("taste"), "few");
  instance->new_game(Position::start(), 1);
  const auto decision = instance->choose(Position::start(), {.move_seed = 5});
  EXPECT_EQ(decision.comment, "old but able");
  EXPECT_EQ(decision.nodes, 4U);
  EXPECT_THAT(host_.metrics(), ElementsAre(Pair("value", *decision.value)));
  EXPECT_EQ(instance->evaluate(Position::start()), 0);
  EXPECT_EQ(instance->evaluator_info().maximum, 192);
  instance->game_over({.finished = true});
  EXPECT_EQ(instance->save_state(), "g");
  instance->load_state("ggg");
  EXPECT_EQ(instance->save_state(), "ggg");
  int reported = 0;
  instance->analyze(Position::start(), {}, [&](const MoveValue&) { ++reported; });
  EXPECT_EQ(reported, 4);
}

TEST_F(OldPlugin, AsksThePluginsOfTodayForTheirJudgement) {
  const auto instance = host_.create("old_cpp:ask=greedy");
  const auto greedy = host_.create("greedy");
  const auto opponent = host_.create("random");
  const auto one = play_game(*instance, *opponent, Position::start(), 9);
  const auto two = play_game(*greedy, *opponent, Position::start(), 9);
  EXPECT_TRUE(std::ranges::equal(one.moves(), two.moves()));
}

}  // namespace
}  // namespace outflank::test
