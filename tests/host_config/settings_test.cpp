// What the keys mean, and the message for each kind of mistake in them.
#include "config/settings.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "settings_error_of.hpp"

namespace outflank::host {
namespace {

TEST(Settings, ReadsEveryKey) {
  const auto settings = parse_settings(R"(
strategy = "squares:reading=own"
seed = 42
board_size = 6
[limits]
nodes = 1_000_000
depth = 7
move_seconds = 0.25
[plugins]
directories = ["/opt/plugins"]
[parameters.squares]
reading = "own"
)",
                                       "x.toml");
  Settings expected;
  expected.strategy = "squares:reading=own";
  expected.seed = 42;
  expected.board_size = 6;
  expected.limits = {.nodes = 1'000'000, .depth = 7, .move_seconds = 0.25};
  expected.plugin_directories = {"/opt/plugins"};
  expected.parameters = {{.strategy = "squares",
                          .name = "reading",
                          .value = "own",
                          .kind = ValueKind::text,
                          .origin = {.file = "x.toml", .line = 12}}};
  EXPECT_EQ(settings, expected);
}

TEST(Settings, KeepsDefaultsForWhatIsNotSet) {
  Settings expected;
  expected.limits.depth = 3;
  EXPECT_EQ(parse_settings("[limits]\ndepth = 3\n", "x.toml"), expected);
}

TEST(Settings, ReadsDottedKeysAndInlineTablesLikeTables) {
  EXPECT_EQ(parse_settings("limits.depth = 3", "x.toml").limits.depth, 3U);
  EXPECT_EQ(parse_settings("limits = { depth = 3 }", "x.toml").limits.depth, 3U);
}

TEST(Settings, AcceptsTheEndsOfEveryRange) {
  EXPECT_EQ(parse_settings("seed = 9223372036854775807", "x.toml").seed, INT64_MAX);
  EXPECT_EQ(parse_settings("seed = 0", "x.toml").seed, 0U);
  EXPECT_EQ(parse_settings("board_size = 4", "x.toml").board_size, 4);
  EXPECT_EQ(parse_settings("limits.nodes = 9223372036854775807", "x.toml").limits.nodes, INT64_MAX);
  EXPECT_EQ(parse_settings("limits.depth = 2147483647", "x.toml").limits.depth, 2147483647U);
  EXPECT_EQ(parse_settings("limits.move_seconds = 86400.0", "x.toml").limits.move_seconds, 86400);
}

TEST(Settings, TakesAnIntegerForARealNumber) {
  EXPECT_EQ(parse_settings("limits.move_seconds = 5", "x.toml").limits.move_seconds, 5);
}

TEST(Settings, StartsRelativePluginFoldersAtTheFolderOfTheFile) {
  const auto folders = [](const std::string& file) {
    return parse_settings(R"(plugins.directories = ["mine", "../ours", "/theirs"])", file)
        .plugin_directories;
  };
  EXPECT_EQ(folders("configs/x.toml"),
            (std::vector<std::string>{"configs/mine", "configs/../ours", "/theirs"}));
  EXPECT_EQ(folders("/etc/x.toml"),
            (std::vector<std::string>{"/etc/mine", "/etc/../ours", "/theirs"}));
  EXPECT_EQ(folders("x.toml"), (std::vector<std::string>{"mine", "../ours", "/theirs"}));
}

TEST(Settings, NamesTheNearestKeyForAnUnknownOne) {
  EXPECT_EQ(error_of("[limits]\ndpeth = 3"),
            "x.toml:2: limits.dpeth: unknown key; did you mean 'depth'?");
  EXPECT_EQ(error_of("Seed = 3"), "x.toml:1: Seed: unknown key; did you mean 'seed'?");
  EXPECT_EQ(error_of("board-size = 8"),
            "x.toml:1: board-size: unknown key; did you mean 'board_size'?");
  EXPECT_EQ(error_of("\n[limit]"), "x.toml:2: limit: unknown key; did you mean 'limits'?");
  EXPECT_EQ(error_of("[limit.deep]\nx = 1"),
            "x.toml:1: limit: unknown key; did you mean 'limits'?");
  EXPECT_EQ(error_of("[parameter.squares]"),
            "x.toml:1: parameter: unknown key; did you mean 'parameters'?");
}

TEST(Settings, ListsTheKeysIfNoneIsNear) {
  EXPECT_EQ(error_of("time = 3"),
            "x.toml:1: time: unknown key; expected one of strategy, seed, board_size, limits, "
            "plugins, parameters");
  EXPECT_EQ(error_of("[limits]\ntime = 3"),
            "x.toml:2: limits.time: unknown key; expected one of nodes, depth, move_seconds");
  EXPECT_EQ(error_of("plugins.path = 3"),
            "x.toml:1: plugins.path: unknown key; expected directories");
}

TEST(Settings, SaysWhereAMisplacedKeyBelongs) {
  EXPECT_EQ(error_of("depth = 3"), "x.toml:1: depth: unknown key; it belongs in [limits]");
  EXPECT_EQ(error_of("[limits]\nseed = 3"),
            "x.toml:2: limits.seed: unknown key; it belongs above the first [table]");
}

TEST(Settings, ShowsUnknownKeysAsTomlSpellsThem) {
  EXPECT_EQ(error_of("limits.\"a b\" = 3"),
            "x.toml:1: limits.\"a b\": unknown key; expected one of nodes, depth, move_seconds");
  EXPECT_EQ(error_of("limits.\"a\\nb\\u0000\" = 3"),
            "x.toml:1: limits.\"a\\nb\\u0000\": unknown key; expected one of nodes, depth, "
            "move_seconds");
  EXPECT_EQ(error_of("limits.\"\" = 3"),
            "x.toml:1: limits.\"\": unknown key; expected one of nodes, depth, move_seconds");
  EXPECT_EQ(error_of("limits." + std::string(100'000, 'k') + " = 3"),
            "x.toml:1: limits." + std::string(120, 'k') +
                "...: unknown key; expected one of nodes, depth, move_seconds");
}

TEST(Settings, RefusesWrongTypesForAnInteger) {
  const std::string expected =
      "x.toml:3: seed: expected an integer from 0 to 9223372036854775807, ";
  EXPECT_EQ(error_of("\n\nseed = \"one\""), expected + "got \"one\"");
  EXPECT_EQ(error_of("\n\nseed = 1.5"), expected + "got 1.5");
  EXPECT_EQ(error_of("\n\nseed = 1.0"), expected + "got 1.0");
  EXPECT_EQ(error_of("\n\nseed = true"), expected + "got true");
  EXPECT_EQ(error_of("\n\nseed = [1]"), expected + "got a list");
  EXPECT_EQ(error_of("\n\nseed = {}"), expected + "got a table");
  EXPECT_EQ(error_of("\n\n[seed]"), expected + "got a table");
  EXPECT_EQ(error_of("\n\nseed = 2026-01-31"), expected + "got a date or time");
  EXPECT_EQ(error_of("\n\nseed = 07:30:00"), expected + "got a date or time");
}

TEST(Settings, RefusesIntegersOutOfRange) {
  EXPECT_EQ(error_of("seed = -1"),
            "x.toml:1: seed: expected an integer from 0 to 9223372036854775807, got -1");
  EXPECT_EQ(error_of("limits.nodes = -5"),
            "x.toml:1: limits.nodes: expected an integer from 0 to 9223372036854775807, got -5");
  EXPECT_EQ(error_of("limits.depth = 2147483648"),
            "x.toml:1: limits.depth: expected an integer from 0 to 2147483647, got 2147483648");
  EXPECT_EQ(error_of("\n\n\nboard_size = 7"), "x.toml:4: board_size: expected 4, 6 or 8, got 7");
  EXPECT_EQ(error_of("board_size = \"8\""), "x.toml:1: board_size: expected 4, 6 or 8, got \"8\"");
}

TEST(Settings, RefusesRealNumbersOutOfRange) {
  const std::string expected = "x.toml:1: limits.move_seconds: expected a number from 0 to 86400, ";
  EXPECT_EQ(error_of("limits.move_seconds = -0.5"), expected + "got -0.5");
  EXPECT_EQ(error_of("limits.move_seconds = 86401"), expected + "got 86401");
  EXPECT_EQ(error_of("limits.move_seconds = nan"), expected + "got nan");
  EXPECT_EQ(error_of("limits.move_seconds = inf"), expected + "got inf");
  EXPECT_EQ(error_of("limits.move_seconds = \"1\""), expected + "got \"1\"");
}

TEST(Settings, RefusesTextThatIsNotOneLine) {
  const std::string expected = "x.toml:1: strategy: expected text such as \"alphabeta\", ";
  EXPECT_EQ(error_of("strategy = 5"), expected + "got 5");
  EXPECT_EQ(error_of("strategy = \"\""), expected + "got \"\"");
  EXPECT_EQ(error_of("strategy = \"a\\nb\""), expected + "got \"a\\nb\"");
  EXPECT_EQ(error_of("strategy = \"a\\u0000\\\"\""), expected + "got \"a\\u0000\\\"\"");
}

TEST(Settings, RefusesWhatIsNotAListOfFolders) {
  EXPECT_EQ(error_of("plugins.directories = \"mine\""),
            "x.toml:1: plugins.directories: expected a list of folders such as [\"plugins\"], "
            "got \"mine\"");
  EXPECT_EQ(error_of("[[plugins.directories]]"),
            "x.toml:1: plugins.directories: expected a folder such as \"plugins\", got a table");
}

TEST(Settings, NamesTheLineOfABadFolder) {
  const std::string expected = "plugins.directories: expected a folder such as \"plugins\", ";
  EXPECT_EQ(error_of("[plugins]\ndirectories = [\n  \"mine\",\n  \"\",\n]"),
            "x.toml:4: " + expected + "got \"\"");
  EXPECT_EQ(error_of("plugins.directories = [\"mine\", 3]"), "x.toml:1: " + expected + "got 3");
  EXPECT_EQ(error_of("plugins.directories = [\n[\"mine\"]]"),
            "x.toml:2: " + expected + "got a list");
}

TEST(Settings, RefusesAValueInPlaceOfATable) {
  EXPECT_EQ(error_of("limits = 5"), "x.toml:1: limits: expected a table [limits], got 5");
  EXPECT_EQ(error_of("[[plugins]]"), "x.toml:1: plugins: expected a table [plugins], got a list");
}

TEST(Settings, ReportsTheFirstMistakeOfTheFile) {
  EXPECT_EQ(error_of("[parameters.a]\nx = 1\n[limits]\ndepth = -1\n[parameters.b]\ny = []\n"),
            "x.toml:4: limits.depth: expected an integer from 0 to 2147483647, got -1");
  EXPECT_EQ(error_of("strategy = 1\nboard_size = 2\nabc = 3\n"),
            "x.toml:1: strategy: expected text such as \"alphabeta\", got 1");
  EXPECT_EQ(error_of("limits = { nodes = -1, depth = -1 }"),
            "x.toml:1: limits.nodes: expected an integer from 0 to 9223372036854775807, got -1");
}

}  // namespace
}  // namespace outflank::host
