#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "config/settings.hpp"
#include "settings_error_of.hpp"

namespace outflank::host {
namespace {

std::vector<ParameterSetting> parameters_of(std::string_view toml) {
  return parse_settings(toml, "x.toml").parameters;
}

ParameterSetting parameter(std::string strategy, std::string name, std::string value,
                           ValueKind kind, int line) {
  return {.strategy = strategy,
          .name = name,
          .value = value,
          .kind = kind,
          .origin = {.file = "x.toml", .line = line}};
}

TEST(ParameterSettings, KeepKindAndLine) {
  const auto parameters = parameters_of(R"([parameters.search]
quick = true
careful = false

depth = -12
rate = 0.125
book = "a = b"
)");
  EXPECT_EQ(parameters, (std::vector<ParameterSetting>{
                            parameter("search", "quick", "true", ValueKind::boolean, 2),
                            parameter("search", "careful", "false", ValueKind::boolean, 3),
                            parameter("search", "depth", "-12", ValueKind::integer, 5),
                            parameter("search", "rate", "0.125", ValueKind::real, 6),
                            parameter("search", "book", "a = b", ValueKind::text, 7)}));
}

TEST(ParameterSettings, KeepTheOrderOfTheFile) {
  const auto parameters = parameters_of(R"(parameters.b.z = 1
[parameters.a]
y = 2
x = 3
[limits]
depth = 1
[parameters.c]
w = 4
)");
  EXPECT_EQ(parameters,
            (std::vector<ParameterSetting>{parameter("b", "z", "1", ValueKind::integer, 1),
                                           parameter("a", "y", "2", ValueKind::integer, 3),
                                           parameter("a", "x", "3", ValueKind::integer, 4),
                                           parameter("c", "w", "4", ValueKind::integer, 8)}));
}

TEST(ParameterSettings, WriteNumbersInDecimal) {
  const auto text = [](const std::string& value) {
    return parameters_of("parameters.a.b = " + value).at(0).value;
  };
  EXPECT_EQ(text("0x1F"), "31");
  EXPECT_EQ(text("1_000"), "1000");
  EXPECT_EQ(text("-9223372036854775808"), "-9223372036854775808");
  EXPECT_EQ(text("0.1"), "0.1");
  EXPECT_EQ(text("2.0"), "2");
  EXPECT_EQ(text("1e300"), "1e+300");
  EXPECT_EQ(text("0.30000000000000004"), "0.30000000000000004");
}

TEST(ParameterSettings, KeepAnyNameForTheLaterCheck) {
  EXPECT_EQ(parameters_of("[parameters.\"no such\"]\n\"a.b\" = \"\"\n"),
            (std::vector<ParameterSetting>{parameter("no such", "a.b", "", ValueKind::text, 2)}));
}

TEST(ParameterSettings, MayBeNone) {
  EXPECT_TRUE(parameters_of("[parameters]").empty());
  EXPECT_TRUE(parameters_of("[parameters.squares]").empty());
}

TEST(ParameterSettings, RefuseWhatNoParameterTakes) {
  const std::string expected =
      "x.toml:2: parameters.a.b: expected true, false, a finite number or a line of text, ";
  const auto error = [](const std::string& value) {
    return error_of("[parameters.a]\nb = " + value);
  };
  EXPECT_EQ(error("[1, 2]"), expected + "got a list");
  EXPECT_EQ(error("{ c = 1 }"), expected + "got a table");
  EXPECT_EQ(error("2026-01-31T07:30:00Z"), expected + "got a date or time");
  EXPECT_EQ(error("-inf"), expected + "got -inf");
  EXPECT_EQ(error("nan"), expected + "got nan");
  EXPECT_EQ(error("\"a\\u0000b\""), expected + "got \"a\\u0000b\"");
  EXPECT_EQ(error("\"a\\nb\""), expected + "got \"a\\nb\"");
}

TEST(ParameterSettings, RefuseTablesInTheWrongPlace) {
  EXPECT_EQ(error_of("[parameters.a]\n[parameters.a.b]\nc = 1"),
            "x.toml:2: parameters.a.b: expected true, false, a finite number or a line of text, "
            "got a table");
  EXPECT_EQ(error_of("parameters.a.b.c.d = 1"),
            "x.toml:1: parameters.a.b: expected true, false, a finite number or a line of text, "
            "got a table");
}

TEST(ParameterSettings, RefuseAValueWhereAStrategyIsExpected) {
  EXPECT_EQ(error_of("parameters = 3"),
            "x.toml:1: parameters: expected a table such as [parameters.squares], got 3");
  EXPECT_EQ(error_of("[parameters]\nreading = \"own\""),
            "x.toml:2: parameters.reading: expected a table such as [parameters.reading], "
            "got \"own\"");
  EXPECT_EQ(error_of("[[parameters.squares]]"),
            "x.toml:1: parameters.squares: expected a table such as [parameters.squares], "
            "got a list");
}

}  // namespace
}  // namespace outflank::host
