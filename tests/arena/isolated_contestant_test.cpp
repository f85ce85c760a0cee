// A strategy behind a pipe plays as it does in this process.
#include <gmock/gmock.h>

#include "children.hpp"
#include "outflank/kit/random.hpp"
#include "plugins/environment.hpp"

namespace outflank::host::arena {
namespace {

using ::testing::HasSubstr;

class IsolatedContestantTest : public Children {
 protected:
  // Plays a whole game, in which both sides' moves are the in-process instance's, and asks
  // both for every move of black.
  void expect_the_same(const std::string& spec, const Position& start, const Limits& limits) {
    const auto child = isolated(spec);
    const auto environment = quiet_environment();
    for (const std::uint64_t seed : {7U, 8U}) {
      SCOPED_TRACE(spec + ", seed " + std::to_string(seed));
      const auto instance = factory_.create(spec, environment);
      child->new_game(start, Color::black, seed);
      instance->new_game(start, seed);
      Random white(seed);
      Game game(start);
      while (!game.over()) {
        const auto& position = game.position();
        Move move = Move::pass();
        if (has_move(position) && position.to_move() == Color::black) {
          MoveTerms terms{.limits = limits};
          terms.limits.move_seed = mix(seed, static_cast<std::uint64_t>(game.ply()));
          move = instance->choose(position, terms.limits).move;
          ASSERT_EQ(child->choose(position, terms).move, move) << "at ply " << game.ply();
        } else if (has_move(position)) {
          move = random_square(legal_moves(position), white);
        }
        instance->observe(move);
        child->observe(move);
        ASSERT_TRUE(game.play(move));
      }
      const Result result{.finished = true,
                          .black_score = final_score(game.position(), Color::black)};
      instance->game_over(result);
      child->game_over(result);
    }
  }
};

TEST_F(IsolatedContestantTest, PlaysAsInThisProcess) {
  expect_the_same("random", Position(), {});
  expect_the_same("greedy:depth=2", Position::start(6), {});
  expect_the_same("alphabeta", Position(), {.depth = 3});
  expect_the_same("alphabeta", Position(), {.nodes = 500});
}

TEST_F(IsolatedContestantTest, ForgetsWhatItLearnedInAnotherGame) {
  expect_the_same("learner", Position(), {});
}

TEST_F(IsolatedContestantTest, BeginsAtAnyPosition) {
  const auto odd =
      parse_position("---------------------------OXO-----XXX----O--------------------- X");
  expect_the_same("random", odd, {});
}

// It says in its log what clock it was given; as much as a strategy can see of it.
TEST_F(IsolatedContestantTest, AnswersInTimeOnAClock) {
  const PlayLimits limits{.main_ns = 20'000'000'000, .increment_ns = 10'000'000};
  const auto child = isolated("alphabeta", limits);
  child->new_game(Position(), Color::black, 1);
  MoveTerms terms{.limits = {}, .allowed_ns = limits.main_ns};
  terms.limits.depth = 2;
  terms.limits.clock = Clock{.main_time_ns = limits.main_ns,
                             .increment_ns = limits.increment_ns,
                             .own_left_ns = limits.main_ns,
                             .opponent_left_ns = limits.main_ns};
  const auto answer = child->choose(Position(), terms);
  EXPECT_TRUE(is_legal(Position(), answer.move));
  EXPECT_GT(answer.used_ns, 0);
}

// The opponent's clock is enough: both times stand in the report.
TEST_F(IsolatedContestantTest, SaysHowLongItTookWithoutAClockOfItsOwn) {
  MoveTerms terms;
  terms.legal_moves = legal_moves(Position());
  terms.timed = true;
  terms.limits.depth = 2;
  const auto here = make_strategy_contestant(parse_participant("alphabeta"), surroundings_);
  const auto child = isolated("alphabeta");
  for (auto* contestant : {here.get(), child.get()}) {
    contestant->new_game(Position(), Color::black, 1);
    EXPECT_GT(contestant->choose(Position(), terms).used_ns, 0);
  }
}

TEST_F(IsolatedContestantTest, StrategyThatDoesNotExistIsItsOwnersMistake) {
  try {
    static_cast<void>(isolated("no-such-strategy"));
    FAIL();
  } catch (const ParticipantError& error) {
    EXPECT_THAT(error.what(), HasSubstr("isolated:no-such-strategy: outflank: "));
  }
  EXPECT_THROW(static_cast<void>(isolated("greedy:no_such_parameter=1")), ParticipantError);
}

TEST_F(IsolatedContestantTest, StrategyThatThrowsForfeits) {
  surroundings_.host_arguments = {"--plugin-dir", test::hostile_dir("throws").string()};
  const auto child = isolated("throws");
  child->new_game(Position(), Color::black, 1);
  try {
    static_cast<void>(child->choose(Position(), {}));
    FAIL();
  } catch (const Forfeit& forfeit) {
    EXPECT_EQ(forfeit.ending(), Ending::failed);
    EXPECT_THAT(forfeit.what(), HasSubstr("refused 'genmove B': throws: "));
  }
}

}  // namespace
}  // namespace outflank::host::arena
