#include "arena/shown_numbers.hpp"

#include <gtest/gtest.h>

namespace {

using namespace outflank::host::arena;

TEST(ShownNumbers, GroupsThousands) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1000), "1,000");
  EXPECT_EQ(grouped(1234567), "1,234,567");
}

TEST(ShownNumbers, HaveASignUnlessTheyAreShownAsZero) {
  EXPECT_EQ(with_sign(12.34, 1), "+12.3");
  EXPECT_EQ(with_sign(-12.36, 1), "-12.4");
  EXPECT_EQ(with_sign(0.04, 1), "0.0");
  EXPECT_EQ(with_sign(-0.04, 1), "0.0");
  EXPECT_EQ(fixed(-0.0001, 2), "0.00");
  EXPECT_EQ(percent(0.5284), "52.8 %");
  EXPECT_EQ(points_text(1234.5), "1,234.5");
  EXPECT_EQ(points_text(0), "0.0");
}

TEST(ShownNumbers, HaveThreeDigitsOfATime) {
  EXPECT_EQ(duration_text(0), "0 ns");
  EXPECT_EQ(duration_text(999.4), "999 ns");
  EXPECT_EQ(duration_text(999.6), "1.00 us");
  EXPECT_EQ(duration_text(12'345), "12.3 us");
  EXPECT_EQ(duration_text(999'600), "1.00 ms");
  EXPECT_EQ(duration_text(123'456'789), "123 ms");
  EXPECT_EQ(duration_text(9.999e9), "10.0 s");
  EXPECT_EQ(duration_text(1.2345e12), "1234 s");
}

TEST(ShownNumbers, ReadAsAClock) {
  EXPECT_EQ(clock_text(4), "0:04");
  EXPECT_EQ(clock_text(754), "12:34");
  EXPECT_EQ(clock_text(3723), "1:02:03");
}

TEST(ShortName, LosesItsMiddle) {
  EXPECT_EQ(short_name("classic", 7), "classic");
  EXPECT_EQ(short_name("gtp:/usr/games/gtp-rhino -l 3", 20), "gtp:/usr/...ino -l 3");
  EXPECT_EQ(short_name("abcdef", 4), "a...");
}

TEST(ShortName, CountsCharactersAndShowsNothingThatMovesTheCursor) {
  EXPECT_EQ(width_of("k\xC3\xB6nig"), 5U);
  EXPECT_EQ(short_name("k\xC3\xB6nig", 5), "k\xC3\xB6nig");
  EXPECT_EQ(short_name("\xC3\xB6\xC3\xB6\xC3\xB6\xC3\xB6\xC3\xB6\xC3\xB6", 5),
            "\xC3\xB6...\xC3\xB6");
  EXPECT_EQ(short_name("a\x1B[31m\nb\xFF", 20), "a?[31m?b?");
}

}  // namespace
