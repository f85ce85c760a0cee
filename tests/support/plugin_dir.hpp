// Where tests find plugins. The program links outflank_fixtures.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

namespace outflank::test {

// The plugins of the tree: those of this build, or of another compiler's if
// OUTFLANK_TEST_PLUGIN_DIR names its folder.
[[nodiscard]] inline std::filesystem::path plugin_dir() {
  const char* other = std::getenv("OUTFLANK_TEST_PLUGIN_DIR");
  return other != nullptr && *other != '\0' ? other : OUTFLANK_TREE_PLUGIN_DIR;
}

// The SDK's examples.
[[nodiscard]] inline std::filesystem::path example_dir() { return OUTFLANK_FIXTURE_DIR; }

// Plugins made for tests that keep to the contract.
[[nodiscard]] inline std::filesystem::path good_dir() { return example_dir() / "good"; }

// One that does not, alone in its folder.
[[nodiscard]] inline std::filesystem::path hostile_dir(const std::string& name) {
  return example_dir() / "hostile" / name;
}
[[nodiscard]] inline std::filesystem::path hostile_file(const std::string& name) {
  return hostile_dir(name) / (name + ".so");
}

}  // namespace outflank::test
