#include "formats/ggf.hpp"

#include <gtest/gtest.h>

#include "formats/transcript.hpp"
#include "outflank/rules/notation.hpp"

namespace outflank::formats {
namespace {

Record f5d6() {
  return {.black = "a", .white = "b", .start = {}, .moves = parse_transcript("f5d6", {})};
}

TEST(Ggf, HoldsNamesBoardAndMoves) {
  EXPECT_EQ(ggf_text(f5d6()),
            "(;GM[Othello]PC[Outflank]PB[a]PW[b]RE[?]TY[8]"
            "BO[8 ---------------------------O*------*O--------------------------- *]"
            "B[F5]W[D6];)");
}

TEST(Ggf, HoldsTheResultInBlacksView) {
  auto record = f5d6();
  const auto result = [&](int score, RecordEnd end) {
    record.black_score = score;
    record.end = end;
    const auto text = ggf_text(record);
    const auto begin = text.find("RE[");
    return text.substr(begin, text.find(']', begin) + 1 - begin);
  };
  EXPECT_EQ(result(12, RecordEnd::scored), "RE[+12]");
  EXPECT_EQ(result(-2, RecordEnd::scored), "RE[-2]");
  EXPECT_EQ(result(0, RecordEnd::scored), "RE[0]");
  EXPECT_EQ(result(-64, RecordEnd::timeout), "RE[-64:t]");
  EXPECT_EQ(result(64, RecordEnd::forfeit), "RE[+64:r]");
}

TEST(Ggf, HoldsTheSecondsOfMovesIfThereAreAny) {
  auto record = f5d6();
  record.move_seconds = {0.25, 61.00049};
  const auto text = ggf_text(record);
  EXPECT_EQ(text.substr(text.find("B[F5")), "B[F5//0.25]W[D6//61];)");
}

TEST(Ggf, HoldsAnyStartAndPasses) {
  const auto start = parse_position("XXO-XXXXXXXXXXXX O");
  const Record record{
      .black = "a", .white = "b", .start = start, .moves = parse_transcript("d1", start)};
  EXPECT_EQ(ggf_text(record),
            "(;GM[Othello]PC[Outflank]PB[a]PW[b]RE[?]TY[4]BO[4 **O-************ O]W[PA]B[D1];)");
  EXPECT_NE(ggf_text({.black = "", .white = "", .start = Position::start(6), .moves = {}})
                .find("PB[]PW[]RE[?]TY[6]BO[6 --------------O*----*O-------------- *];)"),
            std::string::npos);
}

TEST(Ggf, LetsNoNameEndItsProperty) {
  auto record = f5d6();
  record.black = "gtp:x [y] \\z";
  record.white = "two\nlines\x7f";
  EXPECT_NE(ggf_text(record).find("PB[gtp:x [y\\] \\\\z]PW[two lines ]"), std::string::npos);
}

}  // namespace
}  // namespace outflank::formats
