#include <gtest/gtest.h>

#include <map>
#include <string>

#include "outflank/kit/random.hpp"
#include "outflank/kit/solver.hpp"
#include "plugins/plugin_error.hpp"
#include "support/random_positions.hpp"
#include "tree_plugins.hpp"

namespace outflank::test {
namespace {

class AlphaBetaStrategy : public testing::Test {
 protected:
  [[nodiscard]] std::unique_ptr<host::Instance> make(const std::string& parameters) {
    return plugins_.make("alphabeta" + (parameters.empty() ? "" : ":" + parameters));
  }
  [[nodiscard]] Decision choose(const std::string& parameters, const Position& position,
                                const Limits& limits = {}) {
    return make(parameters)->choose(position, limits);
  }

  TreePlugins plugins_;
};

// A position of a random game with so many empty squares and two moves at least.
Position late_position(int size, int empties, Random& random) {
  while (true) {
    auto game = random_game(Position::start(size), random);
    while (count(game.position().empties()) < empties) game.undo();
    const auto& position = game.position();
    if (count(position.empties()) == empties && count(legal_moves(position)) > 1) return position;
  }
}

// Everything off over greedy's evaluation is greedy with that depth: through the evaluator of
// another plugin the search is still the search.
TEST_F(AlphaBetaStrategy, PlainOverGreedyVisitsTheNodesOfGreedy) {
  const std::string plain =
      "evaluator=greedy,deepening=false,null_windows=false,table=false,last_best=false,"
      "table_move=false,corners=false,killers=false,mobility=0,history=false,"
      "final_score=discs,empties_to_winner=false,";
  const auto start = Position::start(8);
  EXPECT_EQ(choose(plain + "shallow_evaluation=0", start, {.depth = 4}).nodes, 136U);
  EXPECT_EQ(choose(plain + "shallow_evaluation=0,depth=6", start).nodes, 1347U);
  EXPECT_EQ(choose(plain + "shallow_evaluation=1,depth=6", start).nodes, 792U);
  Random random(81);
  const auto greedy = plugins_.make("greedy:depth=4");
  for (int i = 0; i < 30; ++i) {
    const auto position = random_beginning(8, random).position();
    const auto one = choose(plain + "shallow_evaluation=0,depth=4", position);
    const auto two = greedy->choose(position, {});
    EXPECT_EQ(one.move, two.move);
    EXPECT_EQ(one.value, two.value);
    EXPECT_EQ(one.nodes, two.nodes);
    EXPECT_EQ(one.units_per_disc, 1U);
  }
}

TEST_F(AlphaBetaStrategy, SearchesTheEvaluationItIsGiven) {
  Random random(82);
  const auto squares_player = plugins_.make("squares");
  for (int i = 0; i < 30; ++i) {
    const auto position = random_beginning(8, random).position();
    if (count(position.empties()) < 20) continue;
    const auto decision = choose("evaluator=squares,depth=1", position);
    const auto next = position.after(decision.move);
    if (!has_move(next)) continue;
    EXPECT_EQ(decision.value, -squares_player->evaluate(next));
  }
}

TEST_F(AlphaBetaStrategy, PassesOnTheJudgementItSearches) {
  Random random(83);
  const auto squares_player = plugins_.make("squares");
  const auto over_squares = make("evaluator=squares");
  const auto own = make("");
  EXPECT_EQ(over_squares->evaluator_info().maximum, squares_player->evaluator_info().maximum);
  EXPECT_STREQ(own->evaluator_info().unit, "points");
  bool differs = false;
  for (int i = 0; i < 50; ++i) {
    const auto position = random_setup(8, random);
    EXPECT_EQ(over_squares->evaluate(position), squares_player->evaluate(position));
    differs = differs || own->evaluate(position) != squares_player->evaluate(position);
  }
  EXPECT_TRUE(differs);
}

TEST_F(AlphaBetaStrategy, SaysSoIfThereIsNoSuchEvaluator) {
  EXPECT_THROW(static_cast<void>(choose("evaluator=no_such", Position())), host::PluginError);
  EXPECT_THROW(static_cast<void>(choose("evaluator=random", Position())), host::PluginError);
  EXPECT_THROW(static_cast<void>(choose("evaluator=alphabeta", Position())), host::PluginError);
}

TEST_F(AlphaBetaStrategy, AChangedParameterHoldsFromTheNextMove) {
  const auto player = make("depth=2");
  EXPECT_EQ(player->choose(Position(), {}).depth, 2U);
  player->set_parameter("depth", "5");
  EXPECT_EQ(player->choose(Position(), {}).depth, 5U);
  const auto own = player->choose(Position(), {}).value;
  player->set_parameter("evaluator", "greedy");
  EXPECT_EQ(player->choose(Position(), {}).units_per_disc, 1U);
  player->set_parameter("evaluator", "");
  EXPECT_EQ(player->choose(Position(), {}).value, own);
}

TEST_F(AlphaBetaStrategy, HasABudgetOfNodesWhereThereIsNoLimit) {
  EXPECT_EQ(choose("", Position()).nodes, 300'000U);
  EXPECT_EQ(choose("nodes=5000", Position()).nodes, 5000U);
  // Any limit takes its place.
  EXPECT_EQ(choose("nodes=5000", Position(), {.nodes = 9000}).nodes, 9000U);
  EXPECT_GT(choose("nodes=5000", Position(), {.depth = 9}).nodes, 5000U);
}

TEST_F(AlphaBetaStrategy, MovesDoNotDependOnThoseBefore) {
  Random random(84);
  const auto used = make("");
  for (int i = 0; i < 20; ++i) {
    const auto position = random_beginning(8, random).position();
    const auto again = used->choose(position, {.nodes = 4000});
    const auto fresh = choose("", position, {.nodes = 4000});
    EXPECT_EQ(again.move, fresh.move);
    EXPECT_EQ(again.nodes, fresh.nodes);
    EXPECT_EQ(again.line, fresh.line);
  }
}

TEST_F(AlphaBetaStrategy, AKeptTableIsForgottenWithTheGame) {
  const auto player = make("keep_table=true");
  const auto first = player->choose(Position(), {.depth = 7});
  EXPECT_LT(player->choose(Position(), {.depth = 7}).nodes, first.nodes);
  player->new_game(Position(), 1);
  EXPECT_EQ(player->choose(Position(), {.depth = 7}).nodes, first.nodes);
}

TEST_F(AlphaBetaStrategy, ThreadsFindTheSameValue) {
  Random random(85);
  for (int i = 0; i < 10; ++i) {
    const auto position = random_beginning(8, random).position();
    EXPECT_EQ(choose("threads=2,endgame_empties=0", position, {.depth = 6}).value,
              choose("endgame_empties=0", position, {.depth = 6}).value);
  }
}

TEST_F(AlphaBetaStrategy, PlaysTheEndExactly) {
  Random random(86);
  for (const bool to_winner : {true, false}) {
    for (int i = 0; i < 15; ++i) {
      const auto position = late_position(8, 6 + i % 6, random);
      Solver solver({.plain = !to_winner, .table_megabytes = 1});
      const int value = solver.solve(position).value;
      const auto decision = choose(
          std::string("evaluator=greedy,empties_to_winner=") + (to_winner ? "true" : "false"),
          position);
      EXPECT_EQ(decision.value, value) << position_text(position);
      EXPECT_EQ(-solver.solve(position.after(decision.move)).value, value);
      EXPECT_EQ(decision.depth, static_cast<unsigned>(count(position.empties())));
      const auto margin = std::to_string(std::abs(value));
      EXPECT_EQ(decision.comment, value > 0   ? "wins by " + margin
                                  : value < 0 ? "loses by " + margin
                                              : "");
    }
  }
}

TEST_F(AlphaBetaStrategy, SearchesOnIfTheEndCannotBeSolvedWithinTheLimits) {
  Random random(87);
  for (int i = 0; i < 10; ++i) {
    const auto position = late_position(8, 18, random);
    const auto decision = choose("", position, {.nodes = 8000});
    EXPECT_LT(decision.depth, 18U);
    EXPECT_GE(decision.depth, 4U);
    EXPECT_LE(decision.nodes, 8000U + 2 * 1024);
  }
}

TEST_F(AlphaBetaStrategy, ADepthThatDoesNotReachTheEndIsKept) {
  Random random(88);
  const auto position = late_position(8, 10, random);
  EXPECT_EQ(choose("", position, {.depth = 6}).depth, 6U);
  EXPECT_EQ(choose("depth=6", position).depth, 6U);
  EXPECT_EQ(choose("", position, {.depth = 10}).depth, 10U);
}

TEST_F(AlphaBetaStrategy, AnalysisOfTheEndIsExact) {
  Random random(89);
  for (int i = 0; i < 10; ++i) {
    const auto position = late_position(6, 9, random);
    std::map<int, MoveValue> last;
    make("evaluator=greedy")->analyze(position, {}, [&](const MoveValue& report) {
      last[report.move.index()] = report;
    });
    Solver solver({.table_megabytes = 1});
    EXPECT_EQ(last.size(), static_cast<std::size_t>(count(legal_moves(position))));
    for (const auto& [square, report] : last) {
      EXPECT_EQ(report.value, -solver.solve(position.after(square)).value);
      EXPECT_EQ(report.depth, 9U);
    }
  }
}

TEST_F(AlphaBetaStrategy, AnalysisNeverFallsBackInDepth) {
  Random random(91);
  for (const std::uint64_t nodes : {2000U, 20000U, 200000U}) {
    const auto position = late_position(8, 14, random);
    std::map<int, unsigned> depths;
    make("")->analyze(position, {.nodes = nodes}, [&](const MoveValue& report) {
      auto& last = depths[report.move.index()];
      EXPECT_GT(report.depth.value_or(0), last) << nodes;
      last = report.depth.value_or(0);
    });
    EXPECT_FALSE(depths.empty());
  }
}

TEST_F(AlphaBetaStrategy, SpeaksOfTimeOnlyWhereThereIsADeadline) {
  const auto untimed = choose("", Position(), {.nodes = 5000});
  EXPECT_EQ(untimed.comment, "");
  // Long past: depth 1 and no more.
  const auto timed = choose("", Position(), {.deadline_ns = 1});
  EXPECT_NE(timed.comment.find("nodes a second"), std::string::npos);
  EXPECT_EQ(timed.depth, 1U);
}

// Games from random openings of eight plies, each played with both colours.
int games_won(host::Instance& player, host::Instance& other, int openings, const Limits& limits) {
  Random random(90);
  int won = 0;
  Game opening;
  for (int i = 0; i < 2 * openings; ++i) {
    if (i % 2 == 0) {
      opening = Game();
      while (opening.ply() < 8) {
        EXPECT_TRUE(opening.play(random_square(legal_moves(opening.position()), random)));
      }
    }
    Game game = opening;
    const auto side = i % 2 == 0 ? Color::black : Color::white;
    for (auto* each : {&player, &other}) each->new_game(game.position(), 1);
    while (!game.over()) {
      const auto& position = game.position();
      Move move;
      if (has_move(position)) {
        move = position.to_move() == side ? player.choose(position, limits).move
                                          : other.choose(position, {}).move;
      }
      EXPECT_TRUE(game.play(move));
    }
    won += disc_difference(game.position(), side) > 0 ? 1 : 0;
  }
  return won;
}

TEST_F(AlphaBetaStrategy, BeatsTheSimpleStrategies) {
  const auto player = make("");
  for (const char* spec : {"greedy:depth=3", "greedy:depth=5", "squares"}) {
    const auto other = plugins_.make(spec);
    EXPECT_GE(games_won(*player, *other, 10, {.nodes = 3000}), 18) << spec;
  }
}

TEST_F(AlphaBetaStrategy, LookingAheadMakesSquaresStronger) {
  const auto player = make("evaluator=squares,endgame_empties=0");
  const auto other = plugins_.make("squares");
  EXPECT_GE(games_won(*player, *other, 10, {.depth = 4}), 18);
}

TEST_F(AlphaBetaStrategy, ItsOwnEvaluationIsStrongerThanSquaresAtTheSameNodes) {
  const auto player = make("nodes=3000");
  const auto other = make("evaluator=squares,nodes=3000");
  EXPECT_GE(games_won(*player, *other, 10, {}), 18);
}

}  // namespace
}  // namespace outflank::test
