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

TEST(LastLines, KeepsLettersOfAllLanguages) {
  LastLines lines;
  lines.add("Datei nicht geöffnet: オセロ.bin 🦏\n");
  EXPECT_EQ(lines.in_one_line(3, 100), "Datei nicht geöffnet: オセロ.bin 🦏");
}

TEST(LastLines, LetsNoBrokenCharacterThrough) {
  LastLines lines;
  // Latin-1, a control character in two bytes, overlong, a surrogate, past the last, cut off.
  lines.add(
      "ge\xF6"
      "ffnet \xC2\x9B \xC0\xAF \xED\xA0\x80 \xF4\x90\x80\x80 \xE3\x82\n");
  EXPECT_EQ(lines.in_one_line(3, 100), "ge?ffnet ?? ?? ??? ???? ??");
}

TEST(LastLines, CutsNoCharacterInHalf) {
  LastLines lines;
  lines.add("ööö");
  EXPECT_EQ(lines.in_one_line(3, 3), "...ö");
  std::string text;
  for (int i = 0; i < 3'000; ++i) text += "ö";
  LastLines many;
  many.add(text + "x");
  EXPECT_EQ(many.in_one_line(1, 10'000).find('?'), std::string::npos);
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
