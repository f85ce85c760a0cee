// Strategies are replaced while the host runs and a game is on.
#include <gmock/gmock.h>

#include <algorithm>
#include <string>

#include "outflank/rules/rules.hpp"
#include "swap_host.hpp"

namespace outflank::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::StartsWith;

using Swap = SwapHost;

TEST_F(Swap, ReloadPlaysTheRenamedFileInMidGame) {
  start_with_a_past();
  const auto board = answer("showboard");
  put(version(2));
  expect_plays_as(1);
  answer("outflank-reload versioned");
  EXPECT_EQ(answer("showboard"), board);
  expect_plays_as(2);
  EXPECT_THAT(answer("outflank-params"), HasSubstr("label = blue "));
}

TEST_F(Swap, ReloadPlaysTheRewrittenFileInMidGame) {
  start_with_a_past();
  const auto board = answer("showboard");
  rewrite(version(2));
  expect_plays_as(1);
  answer("outflank-reload versioned");
  EXPECT_EQ(answer("showboard"), board);
  expect_plays_as(2);
}

TEST_F(Swap, ReloadWithoutAnIdMeansTheOneThatPlays) {
  start_with_a_past();
  put(version(2));
  answer("outflank-reload");
  expect_plays_as(2);
}

TEST_F(Swap, ReloadGoesBackToAnOlderVersionToo) {
  start_with_a_past();
  for (const int number : {2, 1, 2}) {
    put(version(number));
    answer("outflank-reload versioned");
    expect_plays_as(number);
  }
}

TEST_F(Swap, ReloadOfOneThatDoesNotPlayWaitsForItsTurn) {
  start("greedy");
  answer("play b f5");
  put(version(2));
  const auto before = answer("reg_genmove w");
  answer("outflank-reload versioned");
  EXPECT_EQ(answer("reg_genmove w"), before);
  answer("outflank-use versioned");
  EXPECT_EQ(answer("reg_genmove w"), legal_move(true));
}

TEST_F(Swap, UndoLeadsBackAcrossReloads) {
  start_with_a_past();
  const auto first = answer("genmove w");
  put(version(2));
  answer("outflank-reload versioned");
  answer("genmove b");
  answer("undo");
  answer("undo");
  const auto second = answer("genmove w");
  EXPECT_NE(first, second);
  answer("undo");
  answer("undo");
  EXPECT_EQ(answer("outflank-legal_moves"), "D3 C4 F5 E6");
  EXPECT_THAT(ask("undo"), StartsWith("? cannot undo"));
}

TEST_F(Swap, UseKeepsThePositionAndUndoLeadsBackAcrossIt) {
  start("versioned");
  answer("play b f5");
  answer("genmove w");
  const auto board = answer("showboard");
  answer("outflank-use greedy");
  EXPECT_EQ(answer("name"), "Outflank greedy");
  EXPECT_EQ(answer("showboard"), board);
  answer("genmove b");
  answer("outflank-use versioned:label=red");
  EXPECT_EQ(answer("name"), "Outflank versioned");
  EXPECT_THAT(decision(), HasSubstr("red: version 1.0.0, 0 games"));
  answer("undo");
  EXPECT_EQ(answer("showboard"), board);
  answer("undo");
  answer("undo");
  EXPECT_EQ(answer("outflank-legal_moves"), "D3 C4 F5 E6");
}

TEST_F(Swap, FileDroppedIntoTheFolderIsFound) {
  start("versioned");
  answer("play b f5");
  EXPECT_THAT(ask("outflank-use counter"), StartsWith("? unknown strategy: counter"));
  fs::copy_file(good_dir() / "counter.so", folder() / "counter.so");
  answer("outflank-use counter:motto=hello");
  EXPECT_THAT(decision(), HasSubstr("\"comment\":\"hello\""));
}

TEST_F(Swap, FileNamedByItsPathIsMeantByItsIdFromThenOn) {
  start("versioned");
  answer("play b f5");
  answer("outflank-use " + version(2).string() + ":label=red");
  EXPECT_THAT(decision(), HasSubstr("red: version 2.0.0"));
  answer("outflank-use greedy");
  answer("outflank-use versioned");
  EXPECT_THAT(decision(), HasSubstr("plain: version 2.0.0"));
}

// What a strategy that looks one ply ahead plays for white: the move after which
// it has most discs, or fewest; equal moves, the first.
std::string best_by_discs(const Position& position, bool most) {
  const auto less = [&](Square a, Square b) {
    const int left = disc_difference(position.after(a), Color::white);
    const int right = disc_difference(position.after(b), Color::white);
    return most ? left < right : left > right;
  };
  std::vector<Square> moves;
  for (const Square square : squares(legal_moves(position))) moves.push_back(square);
  auto name = square_name(*std::max_element(moves.begin(), moves.end(), less));
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}

class EvaluatorSwap : public Swap {
 protected:
  // As an alpha-beta search does, `consult` holds versioned's evaluator.
  void SetUp() override {
    fs::copy_file(good_dir() / "consult.so", folder() / "consult.so");
    start("consult:evaluator=versioned");
    Game game;
    for (const char* move : {"f5", "d6", "c3", "d3", "c4"}) {
      answer(std::string("play ") + (game.position().to_move() == Color::black ? "b " : "w ") +
             move);
      ASSERT_TRUE(game.play(*parse_move(move, 8)));
    }
    likes_most_ = best_by_discs(game.position(), true);
    likes_fewest_ = best_by_discs(game.position(), false);
    ASSERT_NE(likes_most_, likes_fewest_);
    ASSERT_EQ(answer("reg_genmove w"), likes_most_);
  }

  std::string likes_most_;    // version 1's judgement
  std::string likes_fewest_;  // version 2's
};

TEST_F(EvaluatorSwap, ReplacedFileChangesNothingBeforeReload) {
  put(version(2));
  EXPECT_EQ(answer("reg_genmove w"), likes_most_);
  // Undo and replay, as a new game does, keep the judgement too.
  answer("undo");
  answer("play b c4");
  EXPECT_EQ(answer("reg_genmove w"), likes_most_);
}

TEST_F(EvaluatorSwap, ReloadGivesTheHolderTheNewJudgement) {
  const auto board = answer("showboard");
  put(version(2));
  answer("outflank-reload versioned");
  EXPECT_EQ(answer("name"), "Outflank consult");
  EXPECT_EQ(answer("showboard"), board);
  EXPECT_EQ(answer("reg_genmove w"), likes_fewest_);
  EXPECT_THAT(answer("outflank-params"), HasSubstr("evaluator = versioned "));
}

TEST_F(EvaluatorSwap, ReloadOfAnotherStrategyLeavesTheHolderAlone) {
  put(version(2));
  answer("outflank-reload greedy");
  EXPECT_EQ(answer("reg_genmove w"), likes_most_);
}

TEST_F(EvaluatorSwap, OldLibraryGoesWithItsLastHolder) {
  const auto before = mapped_plugins();
  put(version(2));
  answer("outflank-reload versioned");
  const auto after = mapped_plugins();
  EXPECT_EQ(after.size(), before.size());
  EXPECT_NE(after, before);
}

TEST_F(Swap, OldLibraryIsUnmappedAndTheOthersStay) {
  start_with_a_past();
  const auto before = mapped_plugins();
  EXPECT_GE(before.size(), 4U);  // versioned and the three of the tree
  put(version(2));
  answer("outflank-reload versioned");
  const auto after = mapped_plugins();
  EXPECT_EQ(after.size(), before.size());
  std::vector<std::string> kept;
  std::ranges::set_intersection(before, after, std::back_inserter(kept));
  EXPECT_EQ(kept.size(), before.size() - 1);
}

TEST_F(Swap, LibraryInUseIsWholeWhileItsFileIsRewritten) {
  start_with_a_past();
  rewrite(hostile_file("text"));
  expect_plays_as(1);
  fs::remove(file());
  expect_plays_as(1);
}

TEST_F(Swap, TwoHundredReloadsLeaveNothingBehind) {
  start_with_a_past();
  const auto reload = [&](int number) {
    put(version(number));
    answer("outflank-reload versioned");
  };
  for (const int number : {2, 1}) reload(number);
  const auto plugins = mapped_plugins().size();
  const auto files = mapped_files();
  const auto descriptors = open_descriptors();
  for (int i = 0; i < 100; ++i) {
    reload(2);
    reload(1);
  }
  expect_plays_as(1);
  EXPECT_EQ(mapped_plugins().size(), plugins);
  EXPECT_EQ(mapped_files(), files);
  EXPECT_EQ(open_descriptors(), descriptors);
  EXPECT_EQ(temporary_files(), 0U);
}

}  // namespace
}  // namespace outflank::test
