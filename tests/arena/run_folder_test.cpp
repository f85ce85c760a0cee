#include "arena/run_folder.hpp"

#include <gmock/gmock.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>

#include "arena/file_fingerprint.hpp"
#include "arena/recorded_run.hpp"
#include "arena/run_files.hpp"
#include "random_records.hpp"
#include "run_settings.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {
namespace {

using host::arena::begin_run;
using host::arena::file_fingerprint;
using host::arena::read_run;
using host::arena::read_run_file;
using host::arena::RunFiles;
using host::arena::RunFolder;
using host::arena::RunFolderError;
using testing::EndsWith;
using testing::HasSubstr;

std::string refusal(const auto& action) {
  try {
    static_cast<void>(action());
  } catch (const RunFolderError& error) {
    return error.what();
  }
  return "none";
}

TEST(RunFolder, HoldsSettingsGamesTimesAndTheResult) {
  const TemporaryFolder temporary;
  const auto folder = temporary.path() / "new" / "run";
  const RunFiles files(folder);
  {
    const auto run = begin_run(folder, run_settings());
    EXPECT_EQ(read_run_file(files.games), "");
    run->append("one\n", "");
    EXPECT_FALSE(std::filesystem::exists(files.times));
    run->append("two\nthree\n", "1\n");
    run->sync();
    EXPECT_FALSE(std::filesystem::exists(files.result));
    run->finish({{"games", 3}});
  }
  EXPECT_EQ(nlohmann::ordered_json::parse(read_run_file(files.settings)), run_settings());
  EXPECT_EQ(read_run_file(files.games), "one\ntwo\nthree\n");
  EXPECT_EQ(read_run_file(files.times), "1\n");
  EXPECT_EQ(read_run_file(files.result), "{\n  \"games\": 3\n}\n");
}

TEST(RunFolder, KeepsWhatIsThere) {
  const TemporaryFolder folder;
  begin_run(folder.path(), run_settings())->append("one\n", "");
  EXPECT_EQ(refusal([&] { return begin_run(folder.path(), run_settings()); }),
            folder.path().string() + ": holds a run already; add --resume, or name another folder");
  EXPECT_EQ(read_run_file(RunFiles(folder.path()).games), "one\n");
}

TEST(RunFolder, CanBeginWhereARunWasKilledBeforeItsSettingsWereWritten) {
  const TemporaryFolder folder;
  const RunFiles files(folder.path());
  std::ofstream(files.games).flush();
  std::ofstream(files.settings.string() + ".partial") << "{\"torn";
  static_cast<void>(begin_run(folder.path(), run_settings()));
  EXPECT_EQ(nlohmann::ordered_json::parse(read_run_file(files.settings)), run_settings());
}

TEST(RunFolder, IsNotSharedByTwoRuns) {
  const TemporaryFolder folder;
  auto first = begin_run(folder.path(), run_settings());
  const auto complaint = folder.path().string() +
                         ": another run is writing to it; wait for its end, or name another folder";
  EXPECT_EQ(refusal([&] { return begin_run(folder.path(), run_settings()); }), complaint);
  EXPECT_EQ(refusal([&] { const RunFolder second(folder.path()); }), complaint);
  first.reset();
  EXPECT_EQ(refusal([&] { const RunFolder second(folder.path()); }), "none");
}

TEST(RunFolder, IsFreeWhenItsProcessIsKilled) {
  const TemporaryFolder folder;
  int ready[2];
  ASSERT_EQ(::pipe(ready), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    const auto run = begin_run(folder.path(), run_settings());
    [[maybe_unused]] const auto written = ::write(ready[1], "x", 1);
    while (true) ::pause();
  }
  ::close(ready[1]);
  char byte = 0;
  ASSERT_EQ(::read(ready[0], &byte, 1), 1);
  ::close(ready[0]);
  EXPECT_THAT(refusal([&] { const RunFolder second(folder.path()); }), HasSubstr("another run"));
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  EXPECT_EQ(refusal([&] { const RunFolder second(folder.path()); }), "none");
}

TEST(RunFolder, NamesAFolderThatCannotBeMade) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "file";
  std::ofstream(file) << "x";
  EXPECT_THAT(refusal([&] { return begin_run(file, run_settings()); }),
              HasSubstr(file.string() + ": cannot be made a folder: "));
  EXPECT_THAT(refusal([&] { return begin_run(file / "run", run_settings()); }),
              HasSubstr("cannot be made a folder: Not a directory"));
}

TEST(RunFolder, SaysThatTheDiskIsFull) {
  const TemporaryFolder folder;
  const RunFiles files(folder.path());
  std::filesystem::create_symlink("/dev/full", files.games);
  RunFolder run(folder.path());
  EXPECT_EQ(refusal([&] { run.append("one\n", ""); }),
            files.games.string() +
                ": No space left on device; nothing that was reported is lost: free some space "
                "and add --resume");
}

TEST(RunFolder, SaysThatTheDiskIsFullForTimes) {
  const TemporaryFolder folder;
  const RunFiles files(folder.path());
  RunFolder run(folder.path());
  std::filesystem::create_symlink("/dev/full", files.times);
  EXPECT_THAT(refusal([&] { run.append("one\n", "1\n"); }), HasSubstr("times.jsonl: No space"));
}

// In a child: no file may become larger than 10 bytes. 1 if that is not as expected.
int fill_up(const RunFiles& files, const std::filesystem::path& folder) {
  ::signal(SIGXFSZ, SIG_IGN);
  RunFolder run(folder);
  const rlimit limit{10, 10};
  if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) return 1;
  run.append("1234\n", "");
  const auto complaint = refusal([&] { run.append("5678901\n", ""); });
  if (complaint.find("games.jsonl: File too large; nothing") == std::string::npos) return 2;
  if (read_run_file(files.games) != "1234\n") return 3;
  run.append("567\n", "");
  return read_run_file(files.games) == "1234\n567\n" ? 0 : 4;
}

TEST(RunFolder, CutsTheHalfOfALineThatStillFound) {
  const TemporaryFolder folder;
  const pid_t child = ::fork();
  if (child == 0) ::_exit(fill_up(RunFiles(folder.path()), folder.path()));
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 0);
}

TEST(RecordedRun, ReadsARunThatIsGoingOn) {
  const TemporaryFolder folder;
  const auto records = random_records(9, 7);
  const auto text = journal_text(records);
  const auto run = begin_run(folder.path(), run_settings());
  run->append(text, "");
  run->append(text.substr(0, 20), "");
  const auto recorded = read_run(folder.path());
  EXPECT_EQ(recorded.names, kNames);
  EXPECT_EQ(recorded.games, records);
  EXPECT_EQ(read_run_file(RunFiles(folder.path()).games), text + text.substr(0, 20));
}

TEST(RecordedRun, NamesAFolderWithoutOne) {
  const TemporaryFolder folder;
  EXPECT_EQ(refusal([&] { static_cast<void>(read_run(folder.path())); }),
            folder.path().string() +
                ": holds no run; expected a folder that match or tournament wrote with --out");
  std::ofstream(RunFiles(folder.path()).settings) << "{";
  EXPECT_THAT(refusal([&] { static_cast<void>(read_run(folder.path())); }),
              EndsWith("settings.json: is not JSON; it was changed since the run began"));
  std::ofstream(RunFiles(folder.path()).settings) << R"({"participants":[{"name":1}]})";
  EXPECT_THAT(refusal([&] { static_cast<void>(read_run(folder.path())); }),
              HasSubstr("settings.json: expected participants"));
}

TEST(FileFingerprint, ChangesWithEveryByte) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "plugin.so";
  const auto of = [&file](const std::string& text) {
    std::ofstream(file) << text;
    return file_fingerprint(file);
  };
  const auto first = of("the bytes");
  EXPECT_EQ(first.size(), 16U);
  EXPECT_EQ(of("the bytes"), first);
  EXPECT_NE(of("the bytez"), first);
  EXPECT_NE(of("the byte"), first);
  EXPECT_THAT(refusal([&] { static_cast<void>(file_fingerprint(folder.path() / "none")); }),
              EndsWith("none: cannot be read: No such file or directory"));
}

}  // namespace
}  // namespace outflank::test
