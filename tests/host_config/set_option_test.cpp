#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "config/settings.hpp"

namespace outflank::host {
namespace {

ParameterSetting parameter(std::string strategy, std::string name, std::string value) {
  return {.strategy = strategy, .name = name, .value = value, .kind = ValueKind::any, .origin = {}};
}

std::string set_error_of(std::string_view option) {
  try {
    static_cast<void>(parse_set_option(option));
    return "";
  } catch (const SettingsError& error) {
    return error.what();
  }
}

TEST(SetOption, SplitsStrategyParameterAndValue) {
  EXPECT_EQ(parse_set_option("squares.reading=own"), parameter("squares", "reading", "own"));
}

TEST(SetOption, LeavesTheValueAsItIs) {
  EXPECT_EQ(parse_set_option("a.b=0.5"), parameter("a", "b", "0.5"));
  EXPECT_EQ(parse_set_option("a.b=x=y.z, \"q\" "), parameter("a", "b", "x=y.z, \"q\" "));
  EXPECT_EQ(parse_set_option("a.b="), parameter("a", "b", ""));
}

TEST(SetOption, SaysWhatToTypeIfAPartIsMissing) {
  const std::string expected = ": expected strategy.parameter=value, such as squares.reading=own";
  EXPECT_EQ(set_error_of("reading=own"), "--set \"reading=own\"" + expected);
  EXPECT_EQ(set_error_of("squares.reading"), "--set \"squares.reading\"" + expected);
  EXPECT_EQ(set_error_of("reading=1.5"), "--set \"reading=1.5\"" + expected);
  EXPECT_EQ(set_error_of(".reading=own"), "--set \".reading=own\"" + expected);
  EXPECT_EQ(set_error_of("squares.=own"), "--set \"squares.=own\"" + expected);
  EXPECT_EQ(set_error_of("=own"), "--set \"=own\"" + expected);
  EXPECT_EQ(set_error_of(""), "--set \"\"" + expected);
}

TEST(Location, NamesFileAndLineOrTheOption) {
  EXPECT_EQ(location({.file = "configs/gtp.toml", .line = 12}), "configs/gtp.toml:12");
  EXPECT_EQ(location({.file = "configs/gtp.toml"}), "configs/gtp.toml");
  EXPECT_EQ(location({}), "--set");
  EXPECT_EQ(location(parse_set_option("a.b=1").origin), "--set");
}

}  // namespace
}  // namespace outflank::host
