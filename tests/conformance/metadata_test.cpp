// What a strategy says of itself, and what is said of it.
#include <algorithm>
#include <fstream>
#include <iterator>

#include "conformance.hpp"

namespace outflank::test {

namespace fs = std::filesystem;

namespace {

void expect_one_line(const std::string& text, const std::string& what) {
  EXPECT_FALSE(text.empty()) << what;
  EXPECT_EQ(text.find_first_of("\r\n"), std::string::npos) << what;
}

std::string contents(const fs::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

TEST(ConformanceFolder, HoldsAStrategyAtLeast) {
  EXPECT_FALSE(find_subjects().found.empty()) << "no strategy in " << subject_dir();
}

TEST(ConformanceFolder, EveryFileCanBeLoaded) {
  for (const auto& complaint : find_subjects().complaints) ADD_FAILURE() << complaint;
}

TEST(ConformanceFolder, EveryPluginOfTheTreeIsThere) {
  if (!runs_over_the_tree()) GTEST_SKIP() << "these are not the tree's";
  const auto subjects = find_subjects().found;
  for (const auto& folder : fs::directory_iterator(OUTFLANK_PLUGIN_SOURCES)) {
    if (!fs::exists(folder.path() / "CMakeLists.txt")) continue;
    EXPECT_TRUE(std::ranges::any_of(
        subjects,
        [&](const auto& subject) { return subject.file.stem() == folder.path().filename(); }))
        << folder.path().filename() << " is not in " << subject_dir();
  }
}

TEST_P(Conformance, SaysWhatItIs) {
  expect_one_line(strategy().id, "id");
  expect_one_line(strategy().name, "name");
  expect_one_line(strategy().version, "version");
  expect_one_line(strategy().summary, "summary");
  EXPECT_FALSE(strategy().board_sizes.empty());
  for (const auto& parameter : strategy().parameters) {
    expect_one_line(parameter.help, "help of " + parameter.name);
  }
}

TEST_P(Conformance, HasAReadmeThatNamesItsParameters) {
  if (!runs_over_the_tree()) GTEST_SKIP() << "not a plugin of the tree";
  const auto readme = fs::path(OUTFLANK_PLUGIN_SOURCES) / GetParam().file.stem() / "README.md";
  const auto text = contents(readme);
  ASSERT_FALSE(text.empty()) << readme << " is missing or empty";
  for (const auto& parameter : strategy().parameters) {
    EXPECT_NE(text.find("`" + parameter.name + "`"), std::string::npos) << parameter.name;
  }
}

}  // namespace outflank::test
