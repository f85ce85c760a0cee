#include "formats/transcript.hpp"

#include <gmock/gmock.h>

#include "outflank/rules/notation.hpp"
#include "support/random_positions.hpp"

namespace outflank::formats {
namespace {

using ::testing::ElementsAre;
using ::testing::ElementsAreArray;
using ::testing::IsEmpty;
using ::testing::StrEq;
using ::testing::ThrowsMessage;

Move at(std::string_view name) { return *parse_move(name, 8); }

void expect_refused(std::string_view text, const std::string& why, const Position& start = {}) {
  EXPECT_THAT([&] { static_cast<void>(parse_transcript(text, start)); },
              ThrowsMessage<FormatError>(StrEq(why)))
      << text;
}

TEST(Transcript, HoldsTheMovesInLowerCase) {
  const std::vector<Move> moves{at("f5"), at("d6"), at("c3")};
  EXPECT_EQ(transcript(moves), "f5d6c3");
  std::string text = "1. ";
  append_transcript(text, moves);
  EXPECT_EQ(text, "1. f5d6c3");
  EXPECT_EQ(transcript({}), "");
}

TEST(Transcript, IsReadInAnyCaseAndWithBlanks) {
  const auto moves = ElementsAre(at("f5"), at("d6"), at("c3"));
  EXPECT_THAT(parse_transcript("f5d6c3", {}), moves);
  EXPECT_THAT(parse_transcript("F5D6C3", {}), moves);
  EXPECT_THAT(parse_transcript(" f5 D6\tc3\r\n", {}), moves);
  EXPECT_THAT(parse_transcript("", {}), IsEmpty());
  EXPECT_THAT(parse_transcript(" \r\n", {}), IsEmpty());
}

TEST(Transcript, LeavesPassesOutAndReadingPutsThemIn) {
  // White cannot move, black takes d1, and then nobody can.
  const auto start = parse_position("XXO-XXXXXXXXXXXX O");
  const auto moves = parse_transcript("d1", start);
  EXPECT_THAT(moves, ElementsAre(Move::pass(), at("d1")));
  EXPECT_EQ(transcript(moves), "d1");
  // Behind them too: whoever is to move afterwards has a move.
  EXPECT_THAT(parse_transcript("", start), ElementsAre(Move::pass()));
}

TEST(Transcript, OfAnyGameIsReadBackAsTheSameGame) {
  Random random(20);
  std::size_t passes = 0;
  for (const int size : {4, 6, 8}) {
    for (int i = 0; i < 100; ++i) {
      const auto start = i % 2 == 0 ? Position::start(size) : test::random_setup(size, random);
      const auto game = test::random_game(start, random);
      const auto text = transcript(game.moves());
      EXPECT_THAT(parse_transcript(text, start), ElementsAreArray(game.moves()));
      passes += game.moves().size() - text.size() / 2;
    }
  }
  EXPECT_GT(passes, 20U);
}

TEST(Transcript, ThatCannotBePlayedNamesTheMoveAndWhy) {
  expect_refused("f5f6f5", "move 3, f5: the square is taken");
  expect_refused("F5A1", "move 2, a1: it flips nothing");
  expect_refused("f5z9", "move 2, 'z9': expected a square of a 8x8 board; passes are left out");
  expect_refused("f5d", "move 2, 'd': expected a square of a 8x8 board; passes are left out");
  expect_refused("f5pass", "move 2, 'pa': expected a square of a 8x8 board; passes are left out");
  expect_refused("b3g3", "move 2, 'g3': expected a square of a 6x6 board; passes are left out",
                 Position::start(6));
  expect_refused("a1", "move 1, a1: the game is over", parse_position("-XXXXXXXXXXXXXXX O"));
}

}  // namespace
}  // namespace outflank::formats
