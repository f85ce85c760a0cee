#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "config/settings.hpp"

namespace outflank::host {
namespace {

namespace fs = std::filesystem;

class SettingsFile : public testing::Test {
 protected:
  SettingsFile() {
    auto pattern = (fs::temp_directory_path() / "outflank-config-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
    folder_ = pattern;
  }
  ~SettingsFile() override { fs::remove_all(folder_); }

  fs::path write(const std::string& name, std::string_view text) const {
    std::ofstream(folder_ / name, std::ios::binary) << text;
    return folder_ / name;
  }

  static std::string error_of(const fs::path& file) {
    try {
      static_cast<void>(read_settings(file));
      return "";
    } catch (const SettingsError& error) {
      return error.what();
    }
  }

  fs::path folder_;
};

TEST_F(SettingsFile, IsReadWhole) {
  const auto file = write("x.toml", "seed = 7\n" + std::string(100'000, '\n') + "board_size = 4");
  Settings expected;
  expected.seed = 7;
  expected.board_size = 4;
  EXPECT_EQ(read_settings(file), expected);
}

TEST_F(SettingsFile, MayBeEmpty) { EXPECT_EQ(read_settings(write("x.toml", "")), Settings{}); }

TEST_F(SettingsFile, IsNamedInMessagesAsItWasGiven) {
  const auto file = write("x.toml", "\nboard_size = 7");
  EXPECT_EQ(error_of(file), file.string() + ":2: board_size: expected 4, 6 or 8, got 7");
}

TEST_F(SettingsFile, IsTheStartOfRelativePluginFolders) {
  const auto file = write("x.toml", "plugins.directories = [\"mine\"]");
  EXPECT_EQ(read_settings(file).plugin_directories,
            std::vector<std::string>{(folder_ / "mine").string()});
}

TEST_F(SettingsFile, IsTheOriginOfItsParameters) {
  const auto file = write("x.toml", "\n[parameters.squares]\nreading = \"own\"");
  EXPECT_EQ(location(read_settings(file).parameters.at(0).origin), file.string() + ":3");
}

TEST_F(SettingsFile, ThatDoesNotExistIsAnError) {
  const auto file = folder_ / "no.toml";
  EXPECT_EQ(error_of(file), file.string() + ": cannot be read: No such file or directory");
}

TEST_F(SettingsFile, ThatIsAFolderIsAnError) {
  EXPECT_EQ(error_of(folder_), folder_.string() + ": cannot be read: Is a directory");
}

TEST_F(SettingsFile, ThatMayNotBeReadIsAnError) {
  const auto file = write("x.toml", "seed = 7");
  fs::permissions(file, fs::perms::none);
  if (geteuid() == 0) GTEST_SKIP() << "root may read everything";
  EXPECT_EQ(error_of(file), file.string() + ": cannot be read: Permission denied");
}

TEST_F(SettingsFile, ThatIsTooBigOrEndlessIsAnError) {
  const std::string expected = ": cannot be read: expected a file of at most 1048576 bytes";
  const auto file = write("x.toml", std::string((1U << 20U) + 1, '\n'));
  EXPECT_EQ(error_of(file), file.string() + expected);
  EXPECT_EQ(error_of("/dev/zero"), "/dev/zero" + expected);
  EXPECT_EQ(error_of(write("y.toml", std::string(1U << 20U, '\n'))), "");
}

}  // namespace
}  // namespace outflank::host
