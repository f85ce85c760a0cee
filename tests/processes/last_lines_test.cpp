#include "processes/last_lines.hpp"

#include <gtest/gtest.h>

namespace outflank::host {
namespace {

TEST(LastLines, SaysNothingIfNothingWasSaid) {
  EXPECT_EQ(LastLines().in_one_line(5, 100), "");
  LastLines blank;
  blank.add("\n \n\r\n");
  EXPECT_EQ(blank.in_one_line(5, 100), "");
}

TEST(LastLines, JoinsTheLastLinesInTheirOrder) {
  LastLines lines;
  lines.add("one\ntwo\n\nthr");
  lines.add("ee\nfour\n");
  EXPECT_EQ(lines.in_one_line(3, 100), "two | three | four");
}

TEST(LastLines, LetsNoControlCharacterThrough) {
  LastLines lines;
  lines.add("\x1b[1mred\x1b[0m\ttext\r\n");
  EXPECT_EQ(lines.in_one_line(3, 100), "?[1mred?[0m text");
}

TEST(LastLines, KeepsTheEndOfWhatIsTooLong) {
  LastLines lines;
  lines.add(std::string(100, 'a') + "the end");
  EXPECT_EQ(lines.in_one_line(3, 7), "...the end");
}

TEST(LastLines, StaysSmallWhateverIsSaid) {
  LastLines lines;
  for (int i = 0; i < 10'000; ++i) lines.add("again and again\n");
  lines.add(std::string(1'000'000, 'x'));
  EXPECT_EQ(lines.in_one_line(1'000'000, 10'000'000), std::string(LastLines::kMostBytes, 'x'));
}

}  // namespace
}  // namespace outflank::host
