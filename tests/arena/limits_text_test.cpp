#include "arena/limits_text.hpp"

#include <gtest/gtest.h>

#include <string>

namespace outflank::host::arena {
namespace {

std::string time_control_error(const std::string& text) {
  try {
    static_cast<void>(parse_time_control(text));
    return "";
  } catch (const LimitsError& error) {
    return error.what();
  }
}

std::string move_time_error(const std::string& text) {
  try {
    static_cast<void>(parse_move_time(text));
    return "";
  } catch (const LimitsError& error) {
    return error.what();
  }
}

TEST(TimeControl, IsSecondsForTheGameAndForEachMove) {
  EXPECT_EQ(parse_time_control("60+0.5"),
            (TimeControl{.main_ns = 60'000'000'000, .increment_ns = 500'000'000}));
  EXPECT_EQ(parse_time_control("0.25"), (TimeControl{.main_ns = 250'000'000, .increment_ns = 0}));
  EXPECT_EQ(parse_time_control("86400+86400").increment_ns, 86'400'000'000'000);
  EXPECT_EQ(parse_time_control("0.001+0.000000001"),
            (TimeControl{.main_ns = 1'000'000, .increment_ns = 1}));
}

TEST(TimeControl, SaysWhatToTypeInstead) {
  const std::string expected =
      "expected seconds for the game, from 0.001 to 86400, and for each move behind a plus, such "
      "as 60+0.5, got ";
  for (const std::string text : {"",       "+",       "60+",          "+1",
                                 "0",      "0+1",     "-1",           "60+-1",
                                 "1e3",    "60s",     " 60",          "60+0.5+1",
                                 "1.",     ".5",      "nan",          "86400.000000001",
                                 "0.0009", "1+86401", "0.0000000001", "99999999999999999999"}) {
    EXPECT_EQ(time_control_error(text), expected + text);
  }
}

TEST(TimeControl, ReadsBackAsItIsShown) {
  for (const std::string text : {"60+0.5", "1+0", "0.001+0.000000001", "86399.999999999+10.01"}) {
    const auto time = parse_time_control(text);
    EXPECT_EQ(time_control_text({.main_ns = time.main_ns, .increment_ns = time.increment_ns}),
              text);
  }
}

TEST(MoveTime, IsSeconds) {
  EXPECT_EQ(parse_move_time("0.1"), 100'000'000);
  EXPECT_EQ(parse_move_time("5"), 5'000'000'000);
  EXPECT_EQ(parse_move_time("007.50"), 7'500'000'000);
}

TEST(MoveTime, SaysWhatToTypeInstead) {
  for (const std::string text : {"", "0", "0.0001", "86401", "1+1", "0.1s", "1,5"}) {
    EXPECT_EQ(move_time_error(text),
              "expected seconds for each move, from 0.001 to 86400, such as 0.1, got " + text);
  }
}

TEST(LimitsText, ListsAllThatIsSet) {
  EXPECT_EQ(limits_text({}), "no limits");
  EXPECT_EQ(limits_text({.nodes = 1}), "1 node");
  EXPECT_EQ(limits_text({.depth = 4}), "depth 4");
  EXPECT_EQ(limits_text({.main_ns = 60'000'000'000,
                         .increment_ns = 500'000'000,
                         .move_ns = 100'000'000,
                         .nodes = 1000,
                         .depth = 4}),
            "60+0.5 s, 0.1 s a move, 1000 nodes, depth 4");
}

}  // namespace
}  // namespace outflank::host::arena
