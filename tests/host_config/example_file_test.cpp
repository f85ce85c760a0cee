// configs/gtp.toml and configs/README.md say what the program does.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "config/setting_keys.hpp"
#include "config/settings.hpp"
#include "config/settings_table.hpp"

namespace outflank::host {
namespace {

using testing::HasSubstr;

const std::filesystem::path kFolder = OUTFLANK_CONFIGS_DIR;

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  EXPECT_TRUE(file) << path;
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

TEST(ExampleFile, SetsEverythingToItsDefault) {
  auto settings = read_settings(kFolder / "gtp.toml");
  ASSERT_EQ(settings.parameters.size(), 1U);
  const auto& parameter = settings.parameters[0];
  EXPECT_EQ(parameter.strategy, "squares");
  EXPECT_EQ(parameter.name, "reading");
  EXPECT_EQ(parameter.value, "difference");
  EXPECT_EQ(parameter.kind, ValueKind::text);
  settings.parameters.clear();
  EXPECT_EQ(settings, Settings{});
}

TEST(ExampleFile, ExplainsEveryKeyWithItsDefaultAndRange) {
  const auto text = text_of(kFolder / "gtp.toml");
  const Settings defaults;
  for (const auto& key : config::setting_keys()) {
    const auto value = key.rule.text(defaults);
    EXPECT_THAT(text, HasSubstr("\n# " + std::string(key.help) + ".\n# Default: " + value +
                                ". Value: " + key.rule.expected + ".\n" + std::string(key.name) +
                                " = " + value + "\n"));
  }
}

TEST(ExampleFile, TellsMistakesAsTheReadmeShows) {
  const auto readme = text_of(kFolder / "README.md");
  const auto text = text_of(kFolder / "gtp.toml");
  const auto expect_shown = [&](const std::string& line, const std::string& mistake) {
    auto changed = text;
    const auto at = changed.find("\n" + line + "\n");
    ASSERT_NE(at, changed.npos) << line;
    changed.replace(at + 1, line.size(), mistake);
    try {
      static_cast<void>(parse_settings(changed, "configs/gtp.toml"));
      ADD_FAILURE() << "no mistake: " << mistake;
    } catch (const SettingsError& error) {
      EXPECT_THAT(readme, HasSubstr(error.what()));
    }
  };
  expect_shown("depth = 0", "dpeth = 0");
  expect_shown("board_size = 8", "board_size = 7");
  expect_shown("strategy = \"alphabeta\"", "strategy = alphabeta");
}

TEST(ConfigsReadme, HoldsTheTableOfKeys) {
  EXPECT_THAT(text_of(kFolder / "README.md"), HasSubstr("\n\n" + settings_table() + "\n"));
}

}  // namespace
}  // namespace outflank::host
