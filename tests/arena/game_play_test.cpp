#include "arena/game_play.hpp"

#include <gmock/gmock.h>

#include <chrono>

#include "outflank/kit/random.hpp"
#include "outflank/rules/game.hpp"
#include "outflank/rules/score.hpp"
#include "scripted_contestant.hpp"

namespace {

using namespace outflank;
using namespace outflank::host::arena;
using test::ScriptedContestant;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr std::int64_t kSecond = 1'000'000'000;
// Black's f5 has been answered: white is to move, and may play f6, d6 or f4.
const Opening kOneMove{.start = Position::start(), .moves = {*parse_square("f5", 8)}};
struct GamePlayTest : testing::Test {
  GamePlay::Outcome play(const Opening& opening, ScriptedContestant& black,
                         ScriptedContestant& white, const GameTerms& terms = {}) {
    auto outcome = game_play.play(task, opening, {black, white}, terms);
    EXPECT_TRUE(outcome.has_value());
    return outcome.value_or(GamePlay::Outcome{});
  }
  GameRecord record(const Opening& opening, ScriptedContestant& black, ScriptedContestant& white,
                    const GameTerms& terms = {}) {
    return play(opening, black, white, terms).record;
  }

  GameTask task{.number = 3, .black = 0, .white = 1, .opening = 0, .seed = 77};
  Pulse pulse;
  std::atomic<bool> stop = false;
  GamePlay game_play{pulse, stop};
};

TEST_F(GamePlayTest, PlaysToTheEndByTheRulesAndTellsBothOfEveryPly) {
  ScriptedContestant black;
  ScriptedContestant white;
  const auto result = record(kOneMove, black, white);
  Game game(Position::start());
  for (const Move move : result.moves) ASSERT_TRUE(game.play(move)) << move_name(move);
  EXPECT_TRUE(game.over());
  EXPECT_EQ(result.ending, Ending::finished);
  EXPECT_EQ(result.black_score, final_score(game.position(), Color::black));
  EXPECT_EQ(result.opening_plies, 1U);
  EXPECT_FALSE(result.at_fault);
  for (const auto* player : {&black, &white}) {
    ASSERT_EQ(player->told.size(), result.moves.size() + 2);
    EXPECT_EQ(player->told[1], "f5");
    EXPECT_EQ(player->told.back(), "over " + std::to_string(result.black_score));
  }
  EXPECT_THAT(black.told.front(), HasSubstr(" black 77"));
  EXPECT_THAT(white.told.front(), HasSubstr(" white 77"));
}

TEST_F(GamePlayTest, PlaysForcedPassesItself) {
  ScriptedContestant black;
  ScriptedContestant white;
  const Opening opening{.start = parse_position("XO-------------- O"), .moves = {}};
  const auto result = record(opening, black, white);
  EXPECT_THAT(result.moves, ElementsAre(Move::pass(), Move(*parse_square("c1", 4))));
  EXPECT_EQ(result.black_score, 16);
  EXPECT_EQ(black.told[1], "pass");
  EXPECT_EQ(white.told[1], "pass");
  EXPECT_TRUE(white.asked.empty());
}

TEST_F(GamePlayTest, SeedsEachMoveByThePlyFromTheStart) {
  ScriptedContestant black;
  ScriptedContestant white;
  play(kOneMove, black, white);
  EXPECT_EQ(white.asked.front().limits.move_seed, mix(77, 1));
  EXPECT_EQ(black.asked.front().limits.move_seed, mix(77, 2));
}

TEST_F(GamePlayTest, PassesEachSideItsOwnLimitsAndReadsNoClockWithoutOne) {
  ScriptedContestant black;
  ScriptedContestant white;
  GameTerms terms;
  terms.limits[0].nodes = 100;
  terms.limits[1].depth = 3;
  const auto outcome = play(kOneMove, black, white, terms);
  EXPECT_EQ(black.asked.front().limits.nodes, 100U);
  EXPECT_EQ(black.asked.front().limits.depth, 0U);
  EXPECT_EQ(white.asked.front().limits.depth, 3U);
  EXPECT_EQ(white.asked.front().allowed_ns, 0);
  EXPECT_EQ(white.asked.front().limits.deadline_ns, 0);
  EXPECT_FALSE(white.asked.front().timed);
  EXPECT_FALSE(white.asked.front().limits.clock);
  EXPECT_TRUE(outcome.times.move_ns.empty());
}

TEST_F(GamePlayTest, CountsTheClockDownAndTheIncrementUp) {
  const auto takes_a_second = [](const Position& position, const MoveTerms& terms) {
    auto answer = ScriptedContestant::first_move(position, terms);
    answer.used_ns = kSecond;
    return answer;
  };
  ScriptedContestant black(takes_a_second);
  ScriptedContestant white(takes_a_second);
  GameTerms terms;
  for (auto& limits : terms.limits) {
    limits.main_ns = 100 * kSecond;
    limits.increment_ns = kSecond / 2;
  }
  const auto outcome = play(kOneMove, black, white, terms);
  ASSERT_GE(black.asked.size(), 2U);
  ASSERT_GE(white.asked.size(), 2U);
  EXPECT_EQ(white.asked[0].allowed_ns, 100 * kSecond);
  EXPECT_EQ(black.asked[0].allowed_ns, 100 * kSecond);
  EXPECT_EQ(black.asked[1].allowed_ns, 100 * kSecond - kSecond / 2);
  ASSERT_TRUE(black.asked[1].limits.clock);
  EXPECT_EQ(black.asked[1].limits.clock->own_left_ns, 100 * kSecond - kSecond / 2);
  // White has moved twice, and has both increments.
  EXPECT_EQ(black.asked[1].limits.clock->opponent_left_ns, 99 * kSecond);
  EXPECT_EQ(black.asked[1].limits.clock->increment_ns, kSecond / 2);
  EXPECT_GT(black.asked[1].limits.deadline_ns, 0);
  EXPECT_EQ(outcome.times.move_ns.size(), outcome.record.moves.size() - 1);
}

TEST_F(GamePlayTest, BeginsWithTheIncrementWhereThereIsNoMainTime) {
  ScriptedContestant black;
  ScriptedContestant white;
  GameTerms terms;
  for (auto& limits : terms.limits) limits.increment_ns = kSecond;
  play(kOneMove, black, white, terms);
  EXPECT_EQ(white.asked[0].allowed_ns, kSecond);
  EXPECT_EQ(black.asked[0].allowed_ns, kSecond);
  ASSERT_TRUE(black.asked[0].limits.clock);
  EXPECT_EQ(black.asked[0].limits.clock->opponent_left_ns, 2 * kSecond);
}

TEST_F(GamePlayTest, TimesBothSidesWhereOneHasAClock) {
  ScriptedContestant black;
  ScriptedContestant white([](const Position& position, const MoveTerms& terms) {
    auto answer = ScriptedContestant::first_move(position, terms);
    answer.used_ns = kSecond;
    return answer;
  });
  GameTerms terms;
  terms.limits[0].move_ns = kSecond;
  const auto outcome = play(kOneMove, black, white, terms);
  EXPECT_TRUE(black.asked.front().timed);
  EXPECT_TRUE(white.asked.front().timed);
  EXPECT_EQ(white.asked.front().allowed_ns, 0);
  EXPECT_EQ(outcome.record.ending, Ending::finished);
  ASSERT_FALSE(outcome.times.move_ns.empty());
  EXPECT_EQ(outcome.times.move_ns.front(), kSecond);
}

TEST_F(GamePlayTest, KeepsTheTimeOfAMoveThatWasNeverAnswered) {
  ScriptedContestant black;
  ScriptedContestant white([](const Position&, const MoveTerms&) -> Answer {
    const auto begin = std::chrono::steady_clock::now();
    while (std::chrono::steady_clock::now() == begin) continue;
    throw Forfeit(Ending::hung, "silent");
  });
  GameTerms terms;
  terms.limits[1].move_ns = kSecond;
  const auto outcome = play(kOneMove, black, white, terms);
  EXPECT_EQ(outcome.record.ending, Ending::hung);
  ASSERT_EQ(outcome.times.move_ns.size(), 1U);
  EXPECT_GT(outcome.times.move_ns.front(), 0);
  EXPECT_GE(outcome.times.overhead_ns, 0);
}

TEST_F(GamePlayTest, LosesByTimeWhoeverTakesLongerThanAllowedAndTheGrace) {
  const auto slow = [](const Position& position, const MoveTerms& terms) {
    auto answer = ScriptedContestant::first_move(position, terms);
    if (count(position.empties()) == 59) answer.used_ns = kSecond + 5;
    return answer;
  };
  GameTerms terms;
  terms.limits[1].move_ns = kSecond;
  for (const std::int64_t grace_ns : {4, 5}) {
    ScriptedContestant black;
    ScriptedContestant white(slow);
    terms.grace_ns = grace_ns;
    const auto result = record(kOneMove, black, white, terms);
    if (grace_ns == 5) {
      EXPECT_EQ(result.ending, Ending::finished);
      continue;
    }
    EXPECT_EQ(result.ending, Ending::timeout);
    EXPECT_EQ(result.at_fault, Color::white);
    EXPECT_EQ(result.black_score, 64);
    EXPECT_EQ(result.reason, "took 1.00 s for a move, 5 ns more than it had");
  }
}

TEST_F(GamePlayTest, GivesItsGraceOnceToASideOfAGame) {
  GameTerms terms;
  terms.limits[1].move_ns = kSecond;
  terms.grace_ns = 10;
  ScriptedContestant black;
  ScriptedContestant white([](const Position& position, const MoveTerms& of_move) {
    auto answer = ScriptedContestant::first_move(position, of_move);
    answer.used_ns = kSecond + 4;
    return answer;
  });
  const auto result = record(kOneMove, black, white, terms);
  EXPECT_EQ(result.ending, Ending::timeout);
  EXPECT_EQ(result.at_fault, Color::white);
  std::vector<std::int64_t> grace;
  for (const auto& asked : white.asked) grace.push_back(asked.grace_ns);
  EXPECT_THAT(grace, ElementsAre(10, 6, 2));
}

TEST_F(GamePlayTest, LosesOnAClockThatHasRunOutWhenTheGraceHas) {
  GameTerms terms;
  terms.limits[1].main_ns = kSecond;
  terms.grace_ns = 10'000'000;
  ScriptedContestant black;
  ScriptedContestant white([](const Position& position, const MoveTerms& of_move) {
    auto answer = ScriptedContestant::first_move(position, of_move);
    const bool first = of_move.allowed_ns == kSecond;
    answer.used_ns = first ? kSecond : 6'000'000;
    return answer;
  });
  const auto result = record(kOneMove, black, white, terms);
  EXPECT_EQ(result.ending, Ending::timeout);
  ASSERT_EQ(white.asked.size(), 3U);
  ASSERT_TRUE(white.asked.back().limits.clock);
  EXPECT_EQ(white.asked.back().limits.clock->own_left_ns, 0);
  EXPECT_EQ(result.reason, "took 6.00 ms for a move, 6.00 ms more than it had");
}

TEST_F(GamePlayTest, LosesTheWholeBoardByAnIllegalMove) {
  for (const Move move :
       {Move(*parse_square("a1", 8)), Move(*parse_square("d4", 8)), Move::pass()}) {
    ScriptedContestant black;
    ScriptedContestant white(
        [move](const Position&, const MoveTerms&) { return Answer{.move = move, .used_ns = 0}; });
    const auto outcome = play(kOneMove, black, white);
    EXPECT_EQ(outcome.record.ending, Ending::illegal_move);
    EXPECT_EQ(outcome.record.at_fault, Color::white);
    EXPECT_EQ(outcome.record.black_score, 64);
    EXPECT_EQ(outcome.record.reason, "played " + move_name(move));
    EXPECT_EQ(outcome.record.moves.size(), 1U);
    EXPECT_EQ(black.told.back(), "over 64");
  }
}

TEST_F(GamePlayTest, LosesByAForfeitInAnyCallAndReplacesWhoeverForfeited) {
  for (const std::string call : {"new_game", "observe"}) {
    ScriptedContestant black;
    ScriptedContestant white;
    black.fails_in = call;
    const auto outcome = play(kOneMove, black, white);
    EXPECT_EQ(outcome.record.ending, Ending::crashed) << call;
    EXPECT_EQ(outcome.record.at_fault, Color::black);
    EXPECT_EQ(outcome.record.black_score, -64);
    EXPECT_EQ(outcome.record.reason, "in " + call);
    EXPECT_THAT(outcome.record.moves, ElementsAre(kOneMove.moves.front()));
    EXPECT_THAT(outcome.broken, ElementsAre(true, false));
  }
}

TEST_F(GamePlayTest, KeepsTheResultWhenAContestantFailsAfterTheEnd) {
  ScriptedContestant black;
  ScriptedContestant white;
  white.fails_in = "game_over";
  const auto outcome = play(kOneMove, black, white);
  EXPECT_EQ(outcome.record.ending, Ending::finished);
  EXPECT_FALSE(outcome.record.at_fault);
  EXPECT_THAT(outcome.broken, ElementsAre(false, true));
}

TEST_F(GamePlayTest, AdjudicatesWithTheValueOfBestPlay) {
  const Opening opening{.start = Position::start(4), .moves = {}};
  GameTerms terms;
  terms.adjudicate_empties = 12;
  ScriptedContestant black;
  ScriptedContestant white;
  const auto result = record(opening, black, white, terms);
  EXPECT_EQ(result.ending, Ending::adjudicated);
  EXPECT_EQ(result.black_score, -10);
  EXPECT_TRUE(result.moves.empty());
  EXPECT_FALSE(result.at_fault);
}

TEST_F(GamePlayTest, GivesUpWhenStopped) {
  ScriptedContestant black;
  ScriptedContestant white([this](const Position& position, const MoveTerms& terms) {
    stop = true;
    return ScriptedContestant::first_move(position, terms);
  });
  EXPECT_FALSE(game_play.play(task, kOneMove, {black, white}, {}));
}

}  // namespace
