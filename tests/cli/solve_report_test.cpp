#include "cli/solve_report.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "outflank/rules/notation.hpp"

namespace outflank::host {
namespace {

Square at(std::string_view name) { return *parse_square(name, 8); }

class SolveReportTest : public ::testing::Test {
 protected:
  // Solved with this value by b1.
  SolvedPosition solved(int value) {
    return {.number = 7,
            .asked = &asked_,
            .solution = {.finished = true,
                         .value = value,
                         .move = at("b1"),
                         .line = {at("b1"), Move::pass()},
                         .nodes = 1'500'000},
            .seconds = 0.5};
  }

  formats::ObfPosition asked_{
      .position = Position::start(4), .moves = {{at("c4"), -12}, {at("b1"), -10}}, .line = 1};
  SolveReport report_{false, false};
  SolveReport wld_{true, false};
};

TEST_F(SolveReportTest, LinesStandUnderTheirHeadings) {
  EXPECT_EQ(report_.heading(), "  # EMPTIES VALUE MOVE          NODES    SECONDS CHECK  LINE");
  EXPECT_EQ(report_.line(solved(-10)),
            "  7      12   -10 b1          1500000      0.500 ok     b1 pass");
  EXPECT_EQ(report_.line(solved(4)),
            "  7      12    +4 b1          1500000      0.500 WRONG: expected -10 b1 pass");
}

TEST_F(SolveReportTest, AMoveThatTheFileCallsWorseIsWrong) {
  asked_.moves = {{at("c4"), -8}, {at("b1"), -10}};
  report_.add(solved(-8));
  EXPECT_FALSE(report_.all_agree());
}

TEST_F(SolveReportTest, AMoveThatTheFileDoesNotValueIsAsGood) {
  asked_.moves = {{at("c4"), -8}};
  report_.add(solved(-8));
  EXPECT_TRUE(report_.all_agree());
}

TEST_F(SolveReportTest, ComparesSignsWhereOnlyTheyWereAskedFor) {
  EXPECT_EQ(wld_.line(solved(-1)),
            "  7      12  loss b1          1500000      0.500 ok     b1 pass");
  wld_.add(solved(1));
  EXPECT_FALSE(wld_.all_agree());
}

TEST_F(SolveReportTest, ComparesNothingThatCountsDiscsInAnotherWay) {
  SolveReport plain(false, true);
  EXPECT_EQ(plain.line(solved(-8)),
            "  7      12    -8 b1          1500000      0.500 -      b1 pass");
  plain.add(solved(-8));
  EXPECT_TRUE(plain.all_agree());
  EXPECT_EQ(plain.totals(), "1 position, 1500000 nodes, 0.500 s, 3.0 million nodes a second");
}

TEST_F(SolveReportTest, AddsUp) {
  report_.add(solved(-10));
  report_.add(solved(4));
  EXPECT_EQ(report_.totals(),
            "2 positions, 3000000 nodes, 1.000 s, 3.0 million nodes a second, 1 of 2 agree");
}

TEST_F(SolveReportTest, SpeaksJson) {
  const nlohmann::json expected{{"board", "-----OX--XO----- X"},
                                {"value", -10},
                                {"move", "b1"},
                                {"line", {"b1", "pass"}},
                                {"nodes", 1'500'000},
                                {"seconds", 0.5},
                                {"expected", -10},
                                {"agrees", true}};
  EXPECT_EQ(nlohmann::json::parse(report_.json(solved(-10))), expected);
  asked_.moves.clear();
  const auto without = nlohmann::json::parse(report_.json(solved(-10)));
  EXPECT_FALSE(without.contains("expected"));
  EXPECT_FALSE(without.contains("agrees"));
}

}  // namespace
}  // namespace outflank::host
