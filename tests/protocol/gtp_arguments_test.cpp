#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <string_view>

#include "gtp/arguments.hpp"
#include "gtp/command.hpp"
#include "gtp/failure.hpp"

namespace outflank::gtp {
namespace {

using testing::StrEq;
using testing::ThrowsMessage;

// The arguments of the line `run TEXT`.
class Line {
 public:
  explicit Line(const std::string& text) { EXPECT_TRUE(command_.read("run " + text)); }

  Arguments operator*() const { return command_.arguments(); }

 private:
  Command command_;
};

auto fails_with(const std::string& message) { return ThrowsMessage<Failure>(StrEq(message)); }

TEST(GtpArguments, TextIsTheWordItself) {
  const Line line("Some words");
  EXPECT_EQ((*line).text(0), "Some");
  EXPECT_EQ((*line).text(1), "words");
}

TEST(GtpArguments, MissingWordIsASyntaxError) {
  const Line line("one");
  EXPECT_THAT([&] { (void)(*line).text(1); },
              fails_with("syntax error: run: argument 2 is missing"));
  EXPECT_THAT([&] { (void)(*line).color(1); },
              fails_with("syntax error: run: argument 2 is missing"));
}

TEST(GtpArguments, IntegersHave31Bits) {
  EXPECT_EQ((*Line("0")).integer(0), 0);
  EXPECT_EQ((*Line("2147483647")).integer(0), 2147483647);
  EXPECT_EQ((*Line("008")).integer(0), 8);
}

TEST(GtpArguments, OtherThingsAreNoIntegers) {
  for (const std::string word : {"-1", "+1", "2147483648", "99999999999999999999", "x", "8x", "0x8",
                                 "8.0", "1e3", "\xD9\xA8"}) {
    EXPECT_THAT(
        [&] { (void)(*Line(word)).integer(0); },
        fails_with("syntax error: run: expected an integer from 0 to 2147483647, got " + word));
  }
}

TEST(GtpArguments, IntegerRangeIsTheCallers) {
  EXPECT_EQ((*Line("-5")).integer(0, -5, 5), -5);
  EXPECT_EQ((*Line("5")).integer(0, -5, 5), 5);
  EXPECT_THAT([] { (void)(*Line("6")).integer(0, -5, 5); },
              fails_with("syntax error: run: expected an integer from -5 to 5, got 6"));
  EXPECT_THAT([] { (void)(*Line("-6")).integer(0, -5, 5); },
              fails_with("syntax error: run: expected an integer from -5 to 5, got -6"));
}

TEST(GtpArguments, UnsignedIntegersHave64Bits) {
  EXPECT_EQ((*Line("0")).unsigned_integer(0), 0U);
  EXPECT_EQ((*Line("18446744073709551615")).unsigned_integer(0),
            std::numeric_limits<std::uint64_t>::max());
  for (const std::string word : {"18446744073709551616", "-1", "seed"}) {
    EXPECT_THAT(
        [&] { (void)(*Line(word)).unsigned_integer(0); },
        fails_with("syntax error: run: expected an integer from 0 to 18446744073709551615, got " +
                   word));
  }
}

TEST(GtpArguments, RealNumbers) {
  EXPECT_EQ((*Line("0")).real(0), 0.0);
  EXPECT_EQ((*Line("6.5")).real(0), 6.5);
  EXPECT_EQ((*Line("-0.25")).real(0), -0.25);
  EXPECT_EQ((*Line(".5")).real(0), 0.5);
  EXPECT_EQ((*Line("1e3")).real(0), 1000.0);
}

TEST(GtpArguments, RealNumbersAreFiniteAndWhole) {
  for (const std::string word :
       {"nan", "inf", "-inf", "infinity", "1e999", "6,5", "6.5x", "+1", "0x10", "."}) {
    EXPECT_THAT([&] { (void)(*Line(word)).real(0); },
                fails_with("syntax error: run: expected a number such as 2.5, got " + word));
  }
}

TEST(GtpArguments, ColorsInAnyCase) {
  for (const std::string word : {"b", "B", "black", "BLACK", "Black", "bLaCk"}) {
    EXPECT_EQ((*Line(word)).color(0), Color::black);
  }
  for (const std::string word : {"w", "W", "white", "WHITE", "White", "whITe"}) {
    EXPECT_EQ((*Line(word)).color(0), Color::white);
  }
}

TEST(GtpArguments, OtherWordsAreNoColors) {
  for (const std::string word : {"x", "bl", "blacks", "whit", "1", "bw"}) {
    EXPECT_THAT([&] { (void)(*Line(word)).color(0); },
                fails_with("syntax error: run: expected b, w, black or white, got " + word));
  }
}

TEST(GtpArguments, VerticesInAnyCase) {
  EXPECT_EQ((*Line("a1")).vertex(0, 8), Move(0));
  EXPECT_EQ((*Line("F5")).vertex(0, 8), Move(37));
  EXPECT_EQ((*Line("h8")).vertex(0, 8), Move(63));
  EXPECT_EQ((*Line("a2")).vertex(0, 4), Move(8));
  for (const std::string word : {"pass", "PASS", "Pass"}) {
    EXPECT_TRUE((*Line(word)).vertex(0, 8).is_pass());
  }
}

TEST(GtpArguments, VerticesAreOnTheBoard) {
  for (const std::string word : {"a9", "i1", "a0", "f", "5f", "f55", "resign", "pas"}) {
    EXPECT_THAT(
        [&] { (void)(*Line(word)).vertex(0, 8); },
        fails_with("syntax error: run: expected a vertex from a1 to h8 or pass, got " + word));
  }
  EXPECT_THAT([] { (void)(*Line("e5")).vertex(0, 4); },
              fails_with("syntax error: run: expected a vertex from a1 to d4 or pass, got e5"));
}

TEST(GtpArguments, RestOfTheLineKeepsItsSpaces) {
  const Line line("file  /a  folder/with \t spaces  ");
  EXPECT_EQ((*line).rest_from(0), "file  /a  folder/with   spaces");
  EXPECT_EQ((*line).rest_from(1), "/a  folder/with   spaces");
  EXPECT_EQ((*line).rest_from(3), "spaces");
  EXPECT_EQ((*line).rest_from(4), "");
  EXPECT_EQ((*Line("")).rest_from(0), "");
}

TEST(GtpArguments, RejectSaysWhatWasExpected) {
  EXPECT_THAT([] { (*Line("dead")).reject(0, "live or nothing"); },
              fails_with("syntax error: run: expected live or nothing, got dead"));
}

TEST(GtpArguments, LongWordsAreCutInMessages) {
  EXPECT_THAT([] { (*Line(std::string(1000, 'x'))).reject(0, "y"); },
              fails_with("syntax error: run: expected y, got " + std::string(60, 'x') + "..."));
}

}  // namespace
}  // namespace outflank::gtp
