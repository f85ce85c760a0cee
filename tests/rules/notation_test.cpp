#include "outflank/rules/notation.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace outflank {
namespace {

// What parse_position() says about a text it cannot read.
std::string complaint(std::string_view text) {
  try {
    const Position position = parse_position(text);
    return "no complaint: " + position_text(position);
  } catch (const NotationError& error) {
    return error.what();
  }
}

std::string upper(std::string text) {
  for (char& letter : text) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  return text;
}

TEST(SquareName, CountsLettersAlongAndNumbersDown) {
  EXPECT_EQ(square_name(0), "a1");
  EXPECT_EQ(square_name(7), "h1");
  EXPECT_EQ(square_name(8), "a2");
  EXPECT_EQ(square_name(37), "f5");
  EXPECT_EQ(square_name(63), "h8");
}

TEST(ParseSquare, ReadsBackEverySquareOfEverySizeAndNoOther) {
  for (const int size : {4, 6, 8}) {
    for (Square square = 0; square < kSquares; ++square) {
      const bool on_board = (board_mask(size) & bit(square)) != 0;
      const std::string name = square_name(square);
      EXPECT_EQ(parse_square(name, size).value_or(-1), on_board ? square : -1) << name;
      EXPECT_EQ(parse_square(upper(name), size).value_or(-1), on_board ? square : -1) << name;
      EXPECT_EQ(parse_move(name, size).value_or(Move::pass()), on_board ? square : Move::pass());
    }
  }
}

TEST(ParseSquare, RefusesWhatIsNoSquare) {
  for (const std::string_view text : {"", "f", "5", "f55", "ff5", "5f", "i1", "a9", "a0", "f5 ",
                                      " f5", "@1", "`1", "f-", "pass"}) {
    EXPECT_FALSE(parse_square(text, 8)) << text;
  }
  EXPECT_FALSE(parse_square(std::string_view("a\0", 2), 8));
  EXPECT_FALSE(parse_square(std::string("\xe6") + "1", 8));
}

TEST(MoveName, NamesSquaresAndThePass) {
  EXPECT_EQ(move_name(37), "f5");
  EXPECT_EQ(move_name(Move::pass()), "pass");
}

TEST(ParseMove, ReadsAPassInAnyCase) {
  for (const std::string_view text : {"pass", "PASS", "Pass", "pAsS"}) {
    ASSERT_TRUE(parse_move(text, 8)) << text;
    EXPECT_TRUE(parse_move(text, 8)->is_pass()) << text;
  }
  for (const std::string_view text : {"", "pas", "passs", "pa", "PA", "pass ", "p1"}) {
    EXPECT_FALSE(parse_move(text, 8)) << text;
  }
}

TEST(ParsePosition, ReadsTheStartOfEverySize) {
  EXPECT_EQ(parse_position("-----OX--XO----- X"), Position::start(4));
  EXPECT_EQ(parse_position("--------------OX----XO-------------- X"), Position::start(6));
  EXPECT_EQ(parse_position("---------------------------OX------XO--------------------------- X"),
            Position::start(8));
}

TEST(ParsePosition, ReadsRowByRowFromA1) {
  const Position position = parse_position("XO--O----------X O");
  EXPECT_EQ(position.black(), bit(0) | bit(27));
  EXPECT_EQ(position.white(), bit(1) | bit(8));
  EXPECT_EQ(position.to_move(), Color::white);
}

TEST(ParsePosition, TakesOtherLettersAndSpacing) {
  const Position black = Position::start(4);
  const Position white = Position::from(4, black.black(), black.white(), Color::white).value();
  for (const std::string side : {"X", "x", "b", "B", "black", "Black", "BLACK"}) {
    EXPECT_EQ(parse_position("-----OX--XO----- " + side), black) << side;
  }
  for (const std::string side : {"O", "o", "w", "W", "white", "White", "WHITE"}) {
    EXPECT_EQ(parse_position("-----OX--XO----- " + side), white) << side;
  }
  EXPECT_EQ(parse_position(".....ox..xo..... x"), black);
  EXPECT_EQ(parse_position("  .-.-.oX--Xo.....\t \tX\r\n"), black);
}

TEST(ParsePosition, ComplainsAboutTheNumberOfWords) {
  const std::string expected =
      "position: expected a board and the side to move, as in '-----OX--XO----- X', got ";
  EXPECT_EQ(complaint(""), expected + "0 words");
  EXPECT_EQ(complaint(" \t "), expected + "0 words");
  EXPECT_EQ(complaint("-----OX--XO-----"), expected + "1 word");
  EXPECT_EQ(complaint("-----OX- -XO----- X"), expected + "3 words");
}

TEST(ParsePosition, ComplainsAboutTheNumberOfSquares) {
  for (const std::size_t number : {1u, 15u, 17u, 35u, 37u, 49u, 63u, 65u, 100000u}) {
    EXPECT_EQ(complaint(std::string(number, '-') + " X"),
              "position: expected 16, 36 or 64 squares, got " + std::to_string(number));
  }
}

TEST(ParsePosition, ComplainsAboutAnUnknownSquareByItsName) {
  EXPECT_EQ(complaint("*----OX--XO----- X"), "position: expected X, O or - on a1, got '*'");
  EXPECT_EQ(complaint("-----OX--0O----- X"), "position: expected X, O or - on b3, got '0'");
  EXPECT_EQ(complaint(std::string(35, '-') + "B X"), "position: expected X, O or - on f6, got 'B'");
  EXPECT_EQ(complaint(std::string(15, '-') + "\x01 X"),
            "position: expected X, O or - on d4, got '?'");
  EXPECT_EQ(complaint(std::string(15, '-') + "\xff X"),
            "position: expected X, O or - on d4, got '?'");
  EXPECT_EQ(complaint(std::string(15, '-') + std::string(1, '\0') + " X"),
            "position: expected X, O or - on d4, got '?'");
}

TEST(ParsePosition, ComplainsAboutTheSideToMove) {
  EXPECT_EQ(complaint("-----OX--XO----- Z"),
            "position: expected X or O as the side to move, got 'Z'");
  EXPECT_EQ(complaint("-----OX--XO----- -"),
            "position: expected X or O as the side to move, got '-'");
  EXPECT_EQ(complaint("-----OX--XO----- blacks\x1b"),
            "position: expected X or O as the side to move, got 'blacks?'");
  EXPECT_EQ(complaint("-----OX--XO----- sixteen_letters_"),
            "position: expected X or O as the side to move, got 'sixteen_letters_'");
  EXPECT_EQ(complaint("-----OX--XO----- " + std::string(1000, 'x')),
            "position: expected X or O as the side to move, got 'xxxxxxxxxxxxxxxx...'");
}

TEST(PositionText, IsTheBoardAndTheSide) {
  EXPECT_EQ(board_text(Position::start(4)), "-----OX--XO-----");
  EXPECT_EQ(position_text(Position::start(4)), "-----OX--XO----- X");
  EXPECT_EQ(position_text(Position::start(4).after(1)), "-X---XX--XO----- O");
  EXPECT_EQ(board_text(Position()).size(), 64u);
}

TEST(Draw, ShowsCoordinatesDiscsAndLegalMoves) {
  EXPECT_EQ(draw(Position()),
            "  a b c d e f g h\n"
            "1 - - - - - - - -\n"
            "2 - - - - - - - -\n"
            "3 - - - . - - - -\n"
            "4 - - . O X - - -\n"
            "5 - - - X O . - -\n"
            "6 - - - - . - - -\n"
            "7 - - - - - - - -\n"
            "8 - - - - - - - -\n"
            "black (X) to move; X 2, O 2");
}

TEST(Draw, ShowsSmallBoardsAndWhite) {
  EXPECT_EQ(draw(Position::start(4).after(1)),
            "  a b c d\n"
            "1 . X . -\n"
            "2 - X X -\n"
            "3 . X O -\n"
            "4 - - - -\n"
            "white (O) to move; X 4, O 1");
  EXPECT_EQ(draw(Position::start(6)),
            "  a b c d e f\n"
            "1 - - - - - -\n"
            "2 - - . - - -\n"
            "3 - . O X - -\n"
            "4 - - X O . -\n"
            "5 - - - . - -\n"
            "6 - - - - - -\n"
            "black (X) to move; X 2, O 2");
}

TEST(Draw, SaysWhenASideMustPassAndWhenTheGameIsOver) {
  EXPECT_EQ(draw(parse_position("XO-------------- O")),
            "  a b c d\n"
            "1 X O - -\n"
            "2 - - - -\n"
            "3 - - - -\n"
            "4 - - - -\n"
            "white (O) must pass; X 1, O 1");
  EXPECT_EQ(draw(parse_position("XXX------------- O")),
            "  a b c d\n"
            "1 X X X -\n"
            "2 - - - -\n"
            "3 - - - -\n"
            "4 - - - -\n"
            "game over; X 3, O 0");
}

}  // namespace
}  // namespace outflank
