#include "formats/obf.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "outflank/rules/notation.hpp"

namespace outflank::formats {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::StrEq;
using ::testing::ThrowsMessage;

const std::string kStart4 = "-----OX--XO----- X;";

Square at(std::string_view name) { return *parse_square(name, 8); }

std::vector<ObfPosition> parse(const std::string& text) { return parse_obf(text, "x.obf"); }

void expect_refused(const std::string& text, const std::string& why) {
  EXPECT_THAT([&] { static_cast<void>(parse(text)); },
              ThrowsMessage<FormatError>(StrEq("x.obf:" + why)))
      << text;
}

TEST(Obf, ReadsAPositionWithItsMoves) {
  const auto read = parse(kStart4 + " B1:-8; a2:+8; D3:0;\n");
  ASSERT_THAT(read, SizeIs(1));
  EXPECT_EQ(read[0].position, Position::start(4));
  EXPECT_THAT(read[0].moves,
              ElementsAre(ObfMove{at("b1"), -8}, ObfMove{at("a2"), 8}, ObfMove{at("d3"), 0}));
  EXPECT_EQ(read[0].value(), 8);
  EXPECT_EQ(read[0].line, 1);
}

TEST(Obf, AValueNeedsAMove) {
  EXPECT_EQ(parse(kStart4).at(0).value(), std::nullopt);
  EXPECT_EQ(parse("-----OX--XO----- X").at(0).value(), std::nullopt);
  EXPECT_EQ(parse(kStart4 + "B1:-8; A2:-10").at(0).value(), -8);
}

TEST(Obf, ReadsAForcedPass) {
  const auto read = parse("OOO-OOO-OOO-XXXX O; PS:-2;\n");
  EXPECT_THAT(read.at(0).moves, ElementsAre(ObfMove{Move::pass(), -2}));
}

TEST(Obf, SkipsCommentsAndBlankLines) {
  const auto read = parse("% a file; X\r\n\r\n \t\n" + kStart4 + "% B1:-8;\r\n%\n" + kStart4);
  ASSERT_THAT(read, SizeIs(2));
  EXPECT_THAT(read[0].moves, IsEmpty());
  EXPECT_EQ(read[0].line, 4);
  EXPECT_EQ(read[1].line, 6);
  EXPECT_THAT(parse(""), IsEmpty());
}

TEST(Obf, NamesTheLineThatCannotBeRead) {
  expect_refused("%\n\n-----OX--XO---- X;\n", "3: position: expected 16, 36 or 64 squares, got 15");
  expect_refused("-----OX--XO-----; B1:-8;",
                 "1: position: expected a board and the side to move, as in '-----OX--XO----- X', "
                 "got 1 word");
  expect_refused(kStart4 + "\n" + kStart4 + " B1;",
                 "2: expected a move and its value, as in A2:+38, got 'B1'");
  expect_refused(kStart4 + " Z9:+1;", "1: expected a move such as A2:+38, got 'Z9'");
  expect_refused(kStart4 + " A1:+1;", "1: 'A1' is no legal move here");
  expect_refused(kStart4 + " PS:+1;", "1: 'PS' is no legal move here");
}

TEST(Obf, ValuesAreDiscs) {
  for (const auto* value : {"", "x", "65", "-65", "+-1", "++1", "1.5", "1 2"}) {
    expect_refused(kStart4 + " B1:" + value + ";",
                   "1: expected a value from -64 to +64, got '" + std::string(value) + "'");
  }
}

TEST(Obf, ReadsTheFfoPositions) {
  std::ifstream file(OUTFLANK_TEST_DATA "/ffo-40-59.obf");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const auto read = parse(text);
  ASSERT_THAT(read, SizeIs(20));
  std::vector<int> values;
  for (const auto& position : read) values.push_back(position.value().value());
  // The published values of #40 to #59.
  EXPECT_THAT(values, ElementsAre(38, 0, 6, -12, -14, 6, -8, 4, 28, 16, 10, 6, 0, -2, -2, 0, 2, -10,
                                  4, 64));
  EXPECT_EQ(count(read[0].position.empties()), 20);
  EXPECT_EQ(count(read[19].position.empties()), 34);
}

}  // namespace
}  // namespace outflank::formats
