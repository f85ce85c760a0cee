// Files that cannot be used: the host names the file and the reason, and goes
// on with the others.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <ostream>

#include "plugins/library.hpp"
#include "plugins/plugin_error.hpp"
#include "support/plugin_dir.hpp"
#include "temporary_folder.hpp"
#include "test_host.hpp"

namespace outflank::test {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::SizeIs;
using testing::StartsWith;

std::string load_error(const fs::path& file) {
  return message_of([&] { (void)host::load_library(file); });
}

std::vector<std::string> ids_of(TestHost& host) {
  std::vector<std::string> ids;
  for (const auto& strategy : host.registry().strategies()) ids.push_back(strategy->id);
  return ids;
}

struct BadFile {
  const char* name;
  const char* reason;

  friend void PrintTo(const BadFile& file, std::ostream* out) { *out << file.name; }
};

class UnusableFile : public testing::TestWithParam<BadFile> {};

TEST_P(UnusableFile, IsRefusedWithItsNameAndTheReason) {
  const auto file = hostile_file(GetParam().name);
  EXPECT_EQ(load_error(file), file.string() + ": " + GetParam().reason);
}

TEST_P(UnusableFile, IsLoggedByTheRegistryAndTheRestGoesOn) {
  const auto file = hostile_file(GetParam().name);
  TestHost host({hostile_dir(GetParam().name), plugin_dir()});
  EXPECT_THAT(host.lines(), ElementsAre(file.string() + ": " + GetParam().reason));
  EXPECT_THAT(ids_of(host), IsSupersetOf({"greedy", "random", "squares"}));
}

TEST_P(UnusableFile, CannotBeNamedAsAStrategyEither) {
  const auto file = hostile_file(GetParam().name);
  TestHost host({plugin_dir()});
  EXPECT_EQ(message_of([&] { (void)host.create(file.string()); }),
            file.string() + ": " + GetParam().reason);
  EXPECT_EQ(host.create("greedy")->strategy().id, "greedy");
}

INSTANTIATE_TEST_SUITE_P(
    Hostile, UnusableFile,
    testing::Values(
        BadFile{"zero_strategies", "holds no strategies"},
        BadFile{"countless_strategies", "has no usable list of strategies"},
        BadFile{"null_strategy", "a strategy is missing"},
        BadFile{"wrong_major", "speaks version 2 of the plugin contract, this host 1"},
        BadFile{"next_major", "speaks version 2 of the plugin contract, this host 1"},
        BadFile{"missing_symbol", "is not a plugin: it does not export outflank_plugin_v1"},
        BadFile{"throwing_entry", "threw across the boundary: not at home"},
        BadFile{"null_table", "its entry returned nothing"},
        BadFile{"null_function", "a strategy's table has an empty entry"},
        BadFile{"null_state_function", "the state table has an empty entry"},
        BadFile{"small_strategy", "a strategy's table is too small"},
        BadFile{"small_plugin", "its table is too small"},
        BadFile{"small_info", "the id of a strategy is missing"},
        BadFile{"bad_id", "the id of a strategy 'Bad Id' is not made of a-z, 0-9 and _"},
        BadFile{"duplicate_ids", "has two strategies with the id twin"},
        BadFile{"huge_name", "the name of a strategy is longer than 1024 bytes"},
        BadFile{"no_board", "strategy no_board plays on no board size"},
        BadFile{"text", "is not a loadable shared library: invalid ELF header"},
        BadFile{"empty", "is not a loadable shared library: file too short"},
        BadFile{"directory", "is not a regular file"},
        BadFile{"dangling", "cannot be read: No such file or directory"}),
    [](const auto& one) { return std::string(one.param.name); });

TEST(HostileFile, WithoutATemporaryFolderEveryFileIsRefusedAndTheHostGoesOn) {
  const TemporaryFolder folder;
  const ScopedVariable temporary("TMPDIR", (folder.path() / "gone").string());
  TestHost host({plugin_dir()});
  EXPECT_THAT(ids_of(host), IsEmpty());
  EXPECT_THAT(
      host.lines(),
      testing::Each(HasSubstr(": cannot be copied, there is no temporary folder: see TMPDIR")));
}

TEST(HostileFile, PipeIsRefusedWithoutWaitingForAWriter) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "pipe.so";
  ASSERT_EQ(::mkfifo(file.c_str(), 0600), 0);
  EXPECT_EQ(load_error(file), file.string() + ": is not a regular file");
}

TEST(HostileFile, UnreadableFileIsRefused) {
  if (::geteuid() == 0) GTEST_SKIP() << "root can read every file";
  const TemporaryFolder folder;
  const auto file = folder.path() / "secret.so";
  fs::copy_file(good_dir() / "counter.so", file);
  fs::permissions(file, fs::perms::none);
  EXPECT_EQ(load_error(file), file.string() + ": cannot be read: Permission denied");
}

// A copy that broke off, as after a full disk or in the middle of a link. The
// dynamic linker would map what is not there and die of it.
TEST(HostileFile, HeadOfALibraryIsRefused) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "cut.so";
  fs::copy_file(good_dir() / "counter.so", file);
  const auto whole = fs::file_size(file);
  for (const auto size : {whole - 1, whole * 3 / 4, whole / 2, whole / 4, std::uintmax_t{5000},
                          std::uintmax_t{1000}, std::uintmax_t{200}, std::uintmax_t{64}}) {
    fs::resize_file(file, size);
    EXPECT_THAT(load_error(file), StartsWith(file.string() + ": is not a whole shared library: "))
        << size;
  }
  fs::resize_file(file, 63);
  EXPECT_EQ(load_error(file), file.string() + ": is not a loadable shared library: file too short");
}

TEST(HostileFile, MissingFileIsRefused) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "nowhere.so";
  EXPECT_EQ(load_error(file), file.string() + ": cannot be read: No such file or directory");
}

TEST(HostileFile, RefusedFilesLeaveNothingBehindInTheTemporaryFolder) {
  const TemporaryFolder folder;
  const ScopedVariable temporary("TMPDIR", folder.path().string());
  for (const char* name : {"text", "empty", "zero_strategies", "bad_id", "missing_symbol"}) {
    EXPECT_NE(load_error(hostile_file(name)), "");
  }
  const auto strategies = host::load_library(good_dir() / "counter.so");
  EXPECT_THAT(strategies, SizeIs(1));
  EXPECT_TRUE(fs::is_empty(folder.path()));
}

TEST(HostileFile, WholeFolderOfThemLeavesTheGoodOnes) {
  const TemporaryFolder folder;
  for (const char* name : {"bad_id", "duplicate_ids", "empty", "missing_symbol", "null_table",
                           "text", "wrong_major", "zero_strategies"}) {
    fs::copy_file(hostile_file(name), folder.path() / (std::string(name) + ".so"));
  }
  fs::copy_file(good_dir() / "counter.so", folder.path() / "counter.so");
  ASSERT_EQ(::mkfifo((folder.path() / "pipe.so").c_str(), 0600), 0);
  fs::create_directory(folder.path() / "folder.so");
  std::ofstream(folder.path() / "notes.txt") << "not looked at";

  TestHost host({folder.path()});
  EXPECT_THAT(ids_of(host), ElementsAre("counter"));
  EXPECT_THAT(host.lines(), SizeIs(10));
  EXPECT_THAT(host.lines(), testing::Each(StartsWith(folder.path().string() + "/")));
  // An unknown id looks at the folder again, but complains of no file twice.
  EXPECT_THAT(message_of([&] { (void)host.create("nobody"); }),
              HasSubstr("unknown strategy: nobody"));
  EXPECT_THAT(host.lines(), SizeIs(10));
}

TEST(HostileFile, OfTwoFilesWithOneIdTheFirstIsTakenWithAWarning) {
  TestHost host({good_dir()});
  EXPECT_THAT(host.lines(),
              ElementsAre((good_dir() / "versioned_2.so").string() +
                          ": strategy versioned is passed over, it was already found in " +
                          (good_dir() / "versioned_1.so").string()));
  EXPECT_EQ(host.create("versioned")->strategy().version, "1.0.0");
}

TEST(HostileFile, FolderThatIsNotThereIsNoNews) {
  TestHost host({"/nonexistent/folder", plugin_dir()});
  EXPECT_THAT(host.lines(), IsEmpty());
  EXPECT_THAT(ids_of(host), IsSupersetOf({"greedy", "random", "squares"}));
}

}  // namespace
}  // namespace outflank::test
