// Strategies that load and then misbehave: the host names the strategy and the
// reason, and goes on.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ostream>

#include "plugins/plugin_error.hpp"
#include "support/plugin_dir.hpp"
#include "test_host.hpp"

namespace outflank::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;
using testing::SizeIs;

struct BadChoice {
  const char* file;
  const char* id;
  std::string error;

  friend void PrintTo(const BadChoice& choice, std::ostream* out) { *out << choice.id; }
};

class BadChooser : public testing::TestWithParam<BadChoice> {
 protected:
  TestHost host_{{hostile_dir(GetParam().file), plugin_dir()}};
};

TEST_P(BadChooser, FailsWithItsNameAndTheReason) {
  const auto instance = host_.create(GetParam().id);
  const auto position = Position::start();
  instance->new_game(position, 1);
  const auto error = message_of([&] { (void)instance->choose(position, {}); });
  EXPECT_EQ(error, GetParam().error);
}

TEST_P(BadChooser, CanBeAskedAgainAndFailsAgain) {
  const auto instance = host_.create(GetParam().id);
  for (const int size : {4, 6, 8}) {
    const auto position = Position::start(size);
    instance->new_game(position, 1);
    EXPECT_THROW((void)instance->choose(position, {}), host::PluginError);
    instance->observe(Move(first_square(legal_moves(position))));
    instance->game_over({});
  }
}

TEST_P(BadChooser, LeavesOthersUnharmed) {
  const auto bad = host_.create(GetParam().id);
  const auto black = host_.create("greedy");
  const auto white = host_.create("random");
  EXPECT_THROW((void)bad->choose(Position::start(), {}), host::PluginError);
  EXPECT_TRUE(play_game(*black, *white, Position::start(), 7).over());
}

INSTANTIATE_TEST_SUITE_P(
    Hostile, BadChooser,
    testing::Values(
        BadChoice{"throws", "throws", "throws: choose failed: lost my notes and more"},
        BadChoice{"throws_odd", "throws_odd",
                  "throws_odd: choose failed: threw something that is no std::exception"},
        BadChoice{"raw_throw", "raw_throw",
                  "raw_throw: choose failed: threw across the boundary: raw boom"},
        BadChoice{"illegal_move", "illegal_move",
                  "illegal_move: chose a1, which is not a legal move"},
        BadChoice{"passes", "passes", "passes: chose a pass, which is not a legal move"},
        BadChoice{"off_board", "off_board_999",
                  "off_board_999: chose square number 999, which is not a legal move"},
        BadChoice{"off_board", "off_board_minus_5",
                  "off_board_minus_5: chose square number -5, which is not a legal move"},
        BadChoice{"off_board", "off_board_64",
                  "off_board_64: chose a pass, which is not a legal move"},
        BadChoice{"off_board", "off_board_lowest",
                  "off_board_lowest: chose square number -2147483648, which is not a legal move"},
        BadChoice{"wrong_status", "wrong_status",
                  "wrong_status: choose failed: returned status 77, which does not exist"},
        BadChoice{"says_nothing", "says_nothing",
                  "says_nothing: chose square number -1, which is not a legal move"},
        BadChoice{"error_without_end", "error_without_end",
                  "error_without_end: choose failed: bad  = F5  ?" + std::string(499, 'y')}),
    [](const auto& one) { return std::string(one.param.id); });

TEST(HostilePlay, SquareOfALargerBoardIsNotPlayedOnASmallerOne) {
  TestHost host({hostile_dir("off_board")});
  const auto instance = host.create("off_board_e1");
  EXPECT_EQ(message_of([&] { (void)instance->choose(Position::start(4), {}); }),
            "off_board_e1: chose e1, which is not a legal move");
}

TEST(HostilePlay, CommentWithoutEndIsCutAndMadeOneLine) {
  TestHost host({hostile_dir("comment_without_end")});
  const auto instance = host.create("comment_without_end");
  const auto decision = instance->choose(Position::start(), {});
  EXPECT_EQ(decision.move, Move(*parse_square("d3", 8)));
  EXPECT_EQ(decision.comment, "a  = b   ?" + std::string(246, 'x'));
  // The first move of the line is legal, the same again is not.
  EXPECT_THAT(decision.line, ElementsAre(decision.move));
}

TEST(HostilePlay, CreateThatFailsNamesTheStrategy) {
  TestHost host({hostile_dir("create_fails"), hostile_dir("create_nothing")});
  EXPECT_EQ(message_of([&] { (void)host.create("create_fails"); }),
            "create_fails: create failed: no such luck");
  EXPECT_EQ(message_of([&] { (void)host.create("create_nothing"); }),
            "create_nothing: create returned nothing");
}

TEST(HostilePlay, NewGameThatFailsNamesTheStrategy) {
  TestHost host({hostile_dir("new_game_fails")});
  const auto instance = host.create("new_game_fails");
  EXPECT_EQ(message_of([&] { instance->new_game(Position::start(), 1); }),
            "new_game_fails: new_game failed: not in the mood");
}

TEST(HostilePlay, HugeParameterValueIsRefused) {
  TestHost host({hostile_dir("huge_value")});
  const auto instance = host.create("huge_value");
  EXPECT_EQ(instance->parameter("essay"), "short");
  instance->new_game(Position::start(), 1);
  EXPECT_EQ(message_of([&] { (void)instance->parameter("essay"); }),
            "huge_value: reading a parameter failed: the value was not taken");
  instance->set_parameter("essay", "short again");
  EXPECT_EQ(instance->parameter("essay"), "short again");
}

TEST(HostilePlay, EvaluationOutsideItsRangeIsRefused) {
  TestHost host({hostile_dir("wild_evaluator"), good_dir()});
  const auto wild = host.create("wild_evaluator");
  EXPECT_EQ(message_of([&] { (void)wild->evaluate(Position::start()); }),
            "wild_evaluator: evaluated the position as 1000, outside the range it declares");

  const auto consult = host.create("consult:evaluator=wild_evaluator");
  consult->new_game(Position::start(), 1);
  EXPECT_EQ(message_of([&] { (void)consult->choose(Position::start(), {}); }),
            "consult: choose failed: wild_evaluator: evaluated a position as 1000, outside the "
            "range it declares");
}

TEST(HostilePlay, EvaluatorThatThrowsPastItsGuardFailsWithItsName) {
  TestHost host({hostile_dir("raw_throw"), good_dir(), plugin_dir()});
  const auto instance = host.create("raw_throw");
  EXPECT_EQ(message_of([&] { (void)instance->evaluate(Position::start()); }),
            "raw_throw: evaluating failed: threw across the boundary");
  const auto consult = host.create("consult:evaluator=raw_throw");
  consult->new_game(Position::start(), 1);
  EXPECT_EQ(message_of([&] { (void)consult->choose(Position::start(), {}); }),
            "consult: choose failed: raw_throw: threw across the boundary");
}

TEST(HostilePlay, EvaluatorWithoutARangeIsRefusedWhenItIsOpened) {
  TestHost host({hostile_dir("rangeless_evaluator"), good_dir()});
  const auto consult = host.create("consult:evaluator=rangeless_evaluator");
  EXPECT_EQ(
      message_of([&] { consult->new_game(Position::start(), 1); }),
      "consult: new_game failed: rangeless_evaluator: declares an evaluation without a range");
}

TEST(HostilePlay, MetricsThatAreNoNumbersAreIgnoredWithAWarning) {
  TestHost host({hostile_dir("nan_metric")});
  const auto instance = host.create("nan_metric");
  (void)instance->choose(Position::start(), {});
  EXPECT_THAT(host.metrics(), ElementsAre(Pair("hope", 0.5)));
  EXPECT_THAT(host.lines(), ElementsAre("nan_metric: metric hope is not a finite number, ignored",
                                        "nan_metric: metric hope is not a finite number, ignored"));
}

TEST(HostilePlay, AnalysisOfIllegalMovesIsPassedOver) {
  TestHost host({hostile_dir("bad_analysis")});
  const auto instance = host.create("bad_analysis");
  std::vector<MoveValue> values;
  instance->analyze(Position::start(), {},
                    [&](const MoveValue& value) { values.push_back(value); });
  ASSERT_THAT(values, SizeIs(1));
  EXPECT_EQ(values[0].move, Move(*parse_square("d3", 8)));
  EXPECT_EQ(values[0].value, 5);
  EXPECT_EQ(values[0].depth, 3U);
  EXPECT_EQ(values[0].nodes, 17U);
  EXPECT_THAT(values[0].line, ElementsAre(values[0].move));
}

// Leaks would be found by the sanitizers; here the library must go too.
TEST(HostilePlay, ForgottenEvaluatorsAreClosedWithTheInstance) {
  TestHost host({hostile_dir("forgets_handles"), plugin_dir()});
  const auto strategy = host.registry().resolve({.id = "greedy", .path = {}, .parameters = {}});
  const auto held_by_others = strategy.use_count();
  auto instance = host.create("forgets_handles");
  for (int i = 0; i < 5; ++i) (void)instance->choose(Position::start(), {});
  EXPECT_TRUE(instance->consults("greedy"));
  EXPECT_EQ(strategy.use_count(), held_by_others + 5);
  instance.reset();
  EXPECT_EQ(strategy.use_count(), held_by_others);
}

TEST(HostilePlay, CircleOfEvaluatorsIsRefused) {
  TestHost host({good_dir()});
  for (const auto& [id, other] : {std::pair{"cycle_a", "cycle_b"}, {"cycle_b", "cycle_a"}}) {
    const auto instance = host.create(id);
    instance->new_game(Position::start(), 1);
    const auto circle = std::string(id) + " -> " + other + " -> " + id;
    EXPECT_EQ(message_of([&] { (void)instance->choose(Position::start(), {}); }),
              std::string(id) + ": choose failed: evaluators in a circle: " + circle);
    EXPECT_EQ(message_of([&] { (void)instance->evaluate(Position::start()); }),
              std::string(id) + ": evaluating failed: evaluators in a circle: " + circle);
  }
}

TEST(HostilePlay, EvaluatorThatIsNotThereIsAnErrorOfNewGame) {
  TestHost host({good_dir(), plugin_dir()});
  const auto unknown = host.create("consult:evaluator=gredy");
  EXPECT_EQ(message_of([&] { unknown->new_game(Position::start(), 1); }),
            "consult: new_game failed: unknown strategy: gredy; did you mean 'greedy'?");
  const auto itself = host.create("consult:evaluator=consult");
  EXPECT_THAT(message_of([&] { itself->new_game(Position::start(), 1); }),
              HasSubstr("evaluators in a circle: consult -> consult"));
  const auto dumb = host.create("consult:evaluator=random");
  EXPECT_EQ(message_of([&] { dumb->new_game(Position::start(), 1); }),
            "consult: new_game failed: random: offers no evaluation");
}

TEST(HostilePlay, AbilityThatIsNotThereIsAnErrorThatSaysSo) {
  TestHost host({plugin_dir()});
  const auto instance = host.create("random");
  EXPECT_EQ(message_of([&] { (void)instance->save_state(); }), "random: offers no state to save");
  EXPECT_EQ(message_of([&] { instance->load_state("x"); }), "random: offers no state to load");
  EXPECT_EQ(message_of([&] { (void)instance->evaluate(Position::start()); }),
            "random: offers no evaluation");
  EXPECT_EQ(message_of([&] { instance->analyze(Position::start(), {}, [](const MoveValue&) {}); }),
            "random: offers no analysis");
  EXPECT_EQ(message_of([&] { (void)instance->parameter("x"); }), "random: offers no parameters");
  EXPECT_THAT(host.lines(), IsEmpty());
}

}  // namespace
}  // namespace outflank::test
