// configs/tournaments says what the program does.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "arena/tournament_settings.hpp"
#include "config/keys.hpp"
#include "plugins/spec.hpp"

namespace outflank::host::arena {
namespace {

using testing::HasSubstr;

const std::filesystem::path kFolder = std::filesystem::path(OUTFLANK_CONFIGS_DIR) / "tournaments";

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  EXPECT_TRUE(file) << path;
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

TEST(TournamentExample, EveryFileCanBeRead) {
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
    if (entry.path().extension() != ".toml") continue;
    ++files;
    EXPECT_NO_THROW(static_cast<void>(read_tournament(entry.path()))) << entry.path();
  }
  EXPECT_GE(files, 2);
}

TEST(TournamentExample, OfTheStrategiesLeavesNothingToTheMachine) {
  auto settings = read_tournament(kFolder / "strategies.toml");
  EXPECT_GE(settings.players.size(), 8U);
  for (const auto& player : settings.players) {
    EXPECT_EQ(player.kind, ParticipantKind::strategy) << player.name;
    EXPECT_EQ(player.limits, std::nullopt) << player.name;
    for (const auto& [name, value] : parse_spec(player.spec).parameters) {
      EXPECT_NE(name, "threads") << player.name;
    }
  }
  // All else is as it is where nothing is said.
  settings.players.clear();
  EXPECT_EQ(settings, TournamentSettings{});
}

TEST(TournamentExample, OfTheStrategiesExplainsItsKeysAsTheTableDoes) {
  const auto text = text_of(kFolder / "strategies.toml");
  const TournamentSettings defaults;
  int explained = 0;
  for (const auto& key : tournament_keys()) {
    if (!key.table.empty()) continue;
    ++explained;
    EXPECT_THAT(text, HasSubstr("\n# " + std::string(key.help) + ".\n"));
    const auto value = key.rule.text(defaults);
    EXPECT_THAT(text, HasSubstr("\n# Default: " + value + ". Value: " + key.rule.expected + ".\n" +
                                std::string(key.name) + " = "));
  }
  EXPECT_EQ(explained, 6);
}

TEST(TournamentExample, OfACourseShowsProgramsAndPluginsUnderLimits) {
  const auto settings = read_tournament(kFolder / "course.toml");
  ASSERT_EQ(settings.players.size(), 5U);
  EXPECT_TRUE(settings.limits.timed());
  EXPECT_EQ(settings.players[0].kind, ParticipantKind::gtp);
  EXPECT_EQ(settings.players[1].command.at(0),
            std::filesystem::absolute(kFolder / "../../submissions/ben/run.sh"));
  EXPECT_EQ(settings.players[2].kind, ParticipantKind::isolated);
  EXPECT_TRUE(settings.players[3].limits.has_value());
}

TEST(TournamentReadme, HoldsTheTablesOfKeys) {
  const auto readme = text_of(kFolder / "README.md");
  EXPECT_THAT(readme, HasSubstr("\n\n" + tournament_table() + "\n"));
  EXPECT_THAT(readme, HasSubstr("\n\n" + player_table() + "\n"));
}

TEST(TournamentReadme, TellsMistakesAsTheyAre) {
  const auto readme = text_of(kFolder / "README.md");
  const auto text = text_of(kFolder / "strategies.toml");
  const auto expect_shown = [&](const std::string& line, const std::string& mistake) {
    auto changed = text;
    const auto at = changed.find("\n" + line + "\n");
    ASSERT_NE(at, changed.npos) << line;
    changed.replace(at + 1, line.size(), mistake);
    try {
      static_cast<void>(parse_tournament(changed, "configs/tournaments/strategies.toml"));
      ADD_FAILURE() << "no mistake: " << mistake;
    } catch (const SettingsError& error) {
      EXPECT_THAT(readme, HasSubstr(std::string("\n") + error.what() + "\n"));
    }
  };
  expect_shown("games = 100", "games = 99");
  expect_shown("strategy = \"squares\"", "stragety = \"squares\"");
  expect_shown("strategy = \"squares\"", "strategy = \"gtp:squares\"");
}

}  // namespace
}  // namespace outflank::host::arena
