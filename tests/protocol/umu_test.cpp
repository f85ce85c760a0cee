#include "oneshot/umu.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "outflank/rules/notation.hpp"

namespace outflank::oneshot {
namespace {

using ::testing::StrEq;
using ::testing::ThrowsMessage;

const std::string kStart =
    "EEEEEEEE"
    "EEEEEEEE"
    "EEEEEEEE"
    "EEEOXEEE"
    "EEEXOEEE"
    "EEEEEEEE"
    "EEEEEEEE"
    "EEEEEEEE";

std::string with(std::string board, std::size_t at, char letter) {
  board[at] = letter;
  return board;
}

void expect_refused(const std::string& text, const std::string& why) {
  EXPECT_THAT([&] { static_cast<void>(parse_umu_position(text)); },
              ThrowsMessage<QuestionError>(StrEq("POS: " + why)));
}

void expect_no_seconds(const std::string& text, const std::string& shown) {
  EXPECT_THAT(
      [&] { static_cast<void>(parse_umu_seconds(text)); },
      ThrowsMessage<QuestionError>(StrEq(
          "SECONDS: expected a number above 0 and up to 86400, such as 5 or 0.5, got " + shown)))
      << text;
}

TEST(UmuPosition, SaysWhoMoves) {
  EXPECT_EQ(parse_umu_position("B" + kStart), Position());
  const auto white = parse_umu_position("W" + kStart);
  EXPECT_EQ(white.to_move(), Color::white);
  EXPECT_EQ(white.discs(), Position().discs());
}

TEST(UmuPosition, GoesRowByRowFromTheTopLeft) {
  // o is white on b1, x black on a2.
  const auto position = parse_umu_position("B" + with(with(kStart, 1, 'O'), 8, 'X'));
  EXPECT_EQ(position.white() & ~Position().white(), bit(*parse_square("b1", 8)));
  EXPECT_EQ(position.black() & ~Position().black(), bit(*parse_square("a2", 8)));
}

TEST(UmuPosition, NeedsASideToMove) {
  const std::string expected = "expected W or B as its first letter, the side to move, got ";
  expect_refused("X" + kStart, expected + "'X'");
  expect_refused("w" + kStart, expected + "'w'");
  expect_refused(kStart, expected + "'E'");
  expect_refused("", "expected W or B and then 64 of E, O and X, got nothing");
}

TEST(UmuPosition, NeedsSixtyFourSquares) {
  const std::string expected = "expected W or B and then 64 of E, O and X, got ";
  expect_refused("W", expected + "0 squares");
  expect_refused("WE", expected + "1 square");
  expect_refused("W" + kStart + "E", expected + "65 squares");
  expect_refused("W" + kStart.substr(1), expected + "63 squares");
}

TEST(UmuPosition, KnowsThreeLetters) {
  expect_refused("W" + with(kStart, 0, '-'), "expected E, O or X in row 1, column 1, got '-'");
  expect_refused("W" + with(kStart, 63, 'x'), "expected E, O or X in row 8, column 8, got 'x'");
  expect_refused("W" + with(kStart, 10, '0'), "expected E, O or X in row 2, column 3, got '0'");
  expect_refused("W" + with(kStart, 10, '\n'), "expected E, O or X in row 2, column 3, got '?'");
}

TEST(UmuPosition, NoGameLeadsToAnEmptyCentre) {
  const std::string because =
      " is empty, but the four squares of the centre are taken from the start";
  expect_refused("W" + std::string(64, 'E'), "an impossible position: row 4, column 4" + because);
  expect_refused("B" + with(kStart, 36, 'E'), "an impossible position: row 5, column 5" + because);
}

TEST(UmuSeconds, AreDecimalNumbers) {
  EXPECT_EQ(parse_umu_seconds("1"), 1'000'000'000);
  EXPECT_EQ(parse_umu_seconds("0.5"), 500'000'000);
  EXPECT_EQ(parse_umu_seconds(".25"), 250'000'000);
  EXPECT_EQ(parse_umu_seconds("10."), 10'000'000'000);
  EXPECT_EQ(parse_umu_seconds("007"), 7'000'000'000);
  EXPECT_EQ(parse_umu_seconds("0.0000000019"), 1);
  EXPECT_EQ(parse_umu_seconds("86400"), 86'400'000'000'000);
}

TEST(UmuSeconds, NothingElseIsTaken) {
  expect_no_seconds("", "nothing");
  for (const auto* text :
       {".", "0", "0.0", "-1", "+1", "5s", "1e3", "1,5", " 5", "five", "1.2.3"}) {
    expect_no_seconds(text, "'" + std::string(text) + "'");
  }
  expect_no_seconds("86400.1", "'86400.1'");
  expect_no_seconds(std::string(400, '9'), "'9999999999999999...'");
}

TEST(UmuAnswer, IsRowAndColumnFromOneOrPass) {
  EXPECT_EQ(umu_answer(*parse_square("a1", 8)), "(1,1)");
  EXPECT_EQ(umu_answer(*parse_square("f5", 8)), "(5,6)");
  EXPECT_EQ(umu_answer(*parse_square("h8", 8)), "(8,8)");
  EXPECT_EQ(umu_answer(Move::pass()), "pass");
}

}  // namespace
}  // namespace outflank::oneshot
