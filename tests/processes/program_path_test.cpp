#include "processes/program_path.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

#include "support/temporary_folder.hpp"

namespace outflank::host {
namespace {

std::filesystem::path make_file(const std::filesystem::path& file, mode_t mode) {
  std::ofstream(file) << "#!/bin/sh\n";
  ::chmod(file.c_str(), mode);
  return file;
}

TEST(ProgramPath, TakesTheFirstFolderThatHasAProgramOfThatName) {
  const test::TemporaryFolder first;
  const test::TemporaryFolder second;
  const test::TemporaryFolder third;
  make_file(first.path() / "engine", 0644);
  const auto program = make_file(second.path() / "engine", 0755);
  make_file(third.path() / "engine", 0755);
  const auto path =
      first.path().string() + ":" + second.path().string() + ":" + third.path().string();
  EXPECT_EQ(find_program("engine", path), program);
}

TEST(ProgramPath, LeavesANameWithASlashAsItIs) {
  EXPECT_EQ(find_program("./engine", "/bin"), "./engine");
  EXPECT_EQ(find_program("/no/such/engine", "/bin"), "/no/such/engine");
}

TEST(ProgramPath, FindsNothingWhereThereIsNothing) {
  const test::TemporaryFolder folder;
  EXPECT_EQ(find_program("outflank-no-such-engine", folder.path().string()), std::nullopt);
  EXPECT_EQ(find_program("", "/bin"), std::nullopt);
}

}  // namespace
}  // namespace outflank::host
