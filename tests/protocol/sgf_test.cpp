#include "formats/sgf.hpp"

#include <gtest/gtest.h>

#include "formats/transcript.hpp"
#include "outflank/rules/notation.hpp"

namespace outflank::formats {
namespace {

Record f5d6() {
  return {.black = "a", .white = "b", .start = {}, .moves = parse_transcript("f5d6", {})};
}

TEST(Sgf, CountsRowsFromTheTop) {
  EXPECT_EQ(sgf_text(f5d6()), "(;FF[4]GM[2]CA[UTF-8]AP[Outflank]SZ[8]PB[a]PW[b]RE[?];B[fe];W[df])");
}

TEST(Sgf, HoldsTheWinner) {
  auto record = f5d6();
  const auto result = [&](int score, RecordEnd end) {
    record.black_score = score;
    record.end = end;
    const auto text = sgf_text(record);
    const auto begin = text.find("RE[");
    return text.substr(begin, text.find(']', begin) + 1 - begin);
  };
  EXPECT_EQ(result(12, RecordEnd::scored), "RE[B+12]");
  EXPECT_EQ(result(-2, RecordEnd::scored), "RE[W+2]");
  EXPECT_EQ(result(0, RecordEnd::scored), "RE[0]");
  EXPECT_EQ(result(-64, RecordEnd::timeout), "RE[W+T]");
  EXPECT_EQ(result(64, RecordEnd::forfeit), "RE[B+F]");
}

TEST(Sgf, SetsUpAnotherStart) {
  const auto start = parse_position("XXO-XXXXXXXXXXXX O");
  const Record record{
      .black = "a", .white = "b", .start = start, .moves = parse_transcript("d1", start)};
  EXPECT_EQ(sgf_text(record),
            "(;FF[4]GM[2]CA[UTF-8]AP[Outflank]SZ[4]PB[a]PW[b]RE[?]"
            "AB[aa][ba][ab][bb][cb][db][ac][bc][cc][dc][ad][bd][cd][dd]AW[ca]PL[W]"
            ";W[];B[da])");
}

TEST(Sgf, ClearsTheCentreThatReadersFill) {
  const auto start = parse_position("XO-------------- X");
  EXPECT_NE(sgf_text({.black = "a", .white = "b", .start = start, .moves = {}})
                .find("AB[aa]AW[ba]AE[bb][cb][bc][cc]PL[B])"),
            std::string::npos);
}

TEST(Sgf, LetsNoNameEndItsProperty) {
  auto record = f5d6();
  record.black = "gtp:x [y] \\z";
  record.white = "two\nlines";
  EXPECT_NE(sgf_text(record).find("PB[gtp:x [y\\] \\\\z]PW[two lines]"), std::string::npos);
}

}  // namespace
}  // namespace outflank::formats
