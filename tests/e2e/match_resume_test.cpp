// A match that was interrupted, in whatever way, goes on as if nothing had happened.
#include <gmock/gmock.h>

#include <csignal>
#include <fstream>
#include <thread>

#include "cli_run.hpp"
#include "match_run.hpp"
#include "outflank/kit/random.hpp"
#include "support/plugin_dir.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;

// Long enough to be interrupted, and with forfeits in it.
const Arguments kLong{"classic", "random",     "--games",  "800",     "--size",
                      "6",       "--openings", "random:6", "--depth", "4"};

std::uintmax_t size_of(const fs::path& file) {
  std::error_code error;
  const auto size = fs::file_size(file, error);
  return error ? 0 : size;
}

// Until it has written so much, or is at its end.
void wait_for_bytes(const fs::path& folder, std::uintmax_t bytes) {
  const auto deadline = std::chrono::steady_clock::now() + Process::kDeadline;
  while (size_of(folder / "games.jsonl") < bytes && !fs::exists(folder / "result.json") &&
         std::chrono::steady_clock::now() < deadline) {
    std::this_thread::sleep_for(std::chrono::microseconds(200));
  }
}

class MatchResume : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    const TemporaryFolder folder;
    result_ = match_result(kLong + Arguments{"--out", folder.path()});
    whole_ = journal(folder.path());
    ASSERT_EQ(std::ranges::count(whole_, '\n'), 800);
  }

  [[nodiscard]] fs::path out() const { return folder_.path() / "a 'run'"; }
  [[nodiscard]] Arguments here(const Arguments& more = {}) const {
    return kLong + Arguments{"--out", out()} + more;
  }
  void expect_whole() const {
    EXPECT_TRUE(journal(out()) == whole_);
    EXPECT_EQ(nlohmann::json::parse(text_of(out() / "result.json")), result_);
  }
  // One that ends before its time.
  void begin(std::size_t bytes) const {
    const Process process(match(here()));
    wait_for_bytes(out(), bytes);
    ::kill(process.pid(), SIGKILL);
  }
  // A part of one, as a kill would leave it.
  void leave(std::size_t bytes) const {
    begin(1);
    fs::remove(out() / "result.json");
    std::ofstream(out() / "games.jsonl", std::ios::binary) << whole_.substr(0, bytes);
  }
  void expect_refusal(const Arguments& arguments, const std::string& what) const {
    const auto before = journal(out());
    const auto ended = run(match(arguments));
    EXPECT_EQ(ended.status, kFailure);
    EXPECT_EQ(ended.output, "");
    EXPECT_THAT(ended.errors, HasSubstr(what));
    EXPECT_EQ(journal(out()), before);
  }

  static std::string whole_;
  static nlohmann::json result_;
  TemporaryFolder folder_;
};

std::string MatchResume::whole_;
nlohmann::json MatchResume::result_;

TEST_F(MatchResume, AfterKillsAtAnyMoment) {
  Random random(20);
  for (const std::string jobs : {"1", "3", "2", "1", "4"}) {
    const Process process(match(here({"--resume", "--jobs", jobs})));
    wait_for_bytes(out(), size_of(out() / "games.jsonl") + random.below(whole_.size() / 4));
    ::kill(process.pid(), SIGKILL);
  }
  EXPECT_TRUE(whole_.starts_with(journal(out()).substr(0, journal(out()).rfind('\n') + 1)));
  EXPECT_EQ(run(match(here({"--resume", "--jobs", "2"}))).status, kSuccess);
  expect_whole();
}

TEST_F(MatchResume, CutsALineThatWasTorn) {
  Random random(21);
  for (int i = 0; i < 2; ++i) {
    const auto bytes = random.below(whole_.size());
    SCOPED_TRACE(bytes);
    leave(bytes);
    const auto ended = run(match(here({"--resume"})));
    EXPECT_EQ(ended.status, kSuccess);
    if (bytes > 0 && whole_[bytes - 1] != '\n') {
      EXPECT_THAT(ended.errors, HasSubstr("the last line was torn and is cut"));
    }
    expect_whole();
    fs::remove_all(out());
  }
}

TEST_F(MatchResume, CommandThatIsPrintedAfterCtrlCGoesOn) {
  Process process(match(here({"--jobs", "1"})));
  wait_for_bytes(out(), 1);
  ::kill(process.pid(), SIGINT);
  const auto ended = process.wait();
  ASSERT_EQ(ended.status, 130) << ended.errors;
  EXPECT_THAT(ended.errors, HasSubstr(" of 800 games; to go on: "));
  EXPECT_THAT(ended.output, HasSubstr("classic"));
  EXPECT_FALSE(fs::exists(out() / "result.json"));
  const auto at = ended.errors.rfind("to go on: ");
  const auto typed = ended.errors.substr(at + 10, ended.errors.find('\n', at) - at - 10);
  const auto again = run({.program = "/bin/sh",
                          .arguments = {"-c", typed},
                          .environment = {{"OUTFLANK_PLUGIN_PATH", std::nullopt}}});
  EXPECT_EQ(again.status, kSuccess) << typed << "\n" << again.errors;
  expect_whole();
}

// Its children end with it, however patient it is.
TEST(MatchInterrupt, EndsChildrenThatHang) {
  const TemporaryFolder folder;
  const auto marker = folder.path().string();
  Process process(match({std::string("gtp:") + OUTFLANK_MISBEHAVING + " hang F5 " + marker + "/x",
                         "random", "--games", "2", "--openings", "start"}));
  process.wait_for_error(" at a time\n");
  while (running_with(marker).size() < 2) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  ::kill(process.pid(), SIGINT);
  const auto ended = process.wait();
  EXPECT_EQ(ended.status, 130);
  EXPECT_THAT(ended.errors,
              HasSubstr("interrupted after 0 of 2 games; nothing was kept; with --out DIR"));
  EXPECT_TRUE(nobody_runs_with(marker));
}

TEST_F(MatchResume, FindsNothingLeftToPlay) {
  leave(whole_.size());
  EXPECT_EQ(run(match(here({"--resume"}))).status, kSuccess);
  expect_whole();
}

TEST_F(MatchResume, BeginsWhereThereIsNothing) {
  const auto ended = run(match(here({"--resume"})));
  EXPECT_EQ(ended.status, kSuccess);
  EXPECT_THAT(ended.errors, HasSubstr("holds no run yet; beginning one"));
  expect_whole();
}

TEST_F(MatchResume, WantsToBeAskedFor) {
  leave(whole_.size() / 2);
  expect_refusal(here(), "holds a run already; add --resume, or name another folder");
}

TEST_F(MatchResume, RefusesOtherSettings) {
  leave(whole_.size() / 2);
  const auto with = [&](const std::string& option, const std::string& value) {
    auto arguments = here({"--resume"});
    const auto place = std::ranges::find(arguments, option);
    if (place == arguments.end()) return arguments + Arguments{option, value};
    place[1] = value;
    return arguments;
  };
  const std::string force = "; use --force to go on anyway";
  expect_refusal(with("--seed", "2"), "settings.json: seed was \"1\" and is now \"2\"" + force);
  expect_refusal(with("--depth", "3"), "limits.depth was 4 and is now 3" + force);
  expect_refusal(with("--games", "900"), "games was 800 and is now 900" + force);
  expect_refusal(with("--openings", "random:5"), "openings.source was ");
  expect_refusal(with("--set", "classic.depth=3"), "parameters[0] was nothing and is now ");
  auto other_player = here({"--resume"});
  other_player[1] = "squares";
  expect_refusal(other_player, "participants[1].name was \"random\" and is now \"squares\"");
}

TEST_F(MatchResume, AcceptsOtherSettingsByForce) {
  leave(whole_.size() / 2);
  auto longer = here({"--resume", "--force"});
  longer[3] = "820";
  const auto ended = run(match(longer));
  EXPECT_EQ(ended.status, kSuccess);
  EXPECT_THAT(ended.errors, HasSubstr("games was 800 and is now 820; going on anyway"));
  EXPECT_TRUE(fs::exists(out() / "settings-1.json"));
  EXPECT_TRUE(journal(out()).starts_with(whole_));
  EXPECT_EQ(journal_lines(out()).size(), 820U);
}

TEST_F(MatchResume, RefusesAnotherPlugin) {
  const auto plugins = folder_.path() / "plugins";
  fs::create_directory(plugins);
  fs::copy_file(good_dir() / "versioned_1.so", plugins / "mine.so");
  const Arguments arguments{"versioned", "random",       "--games", "20",    "--size",
                            "4",         "--plugin-dir", plugins,   "--out", out()};
  ASSERT_EQ(run(match(arguments)).status, kSuccess);
  // A byte behind all that is loaded: the same plugin, but who knows.
  std::ofstream(plugins / "mine.so", std::ios::app | std::ios::binary) << 'x';
  expect_refusal(arguments + Arguments{"--resume"},
                 "settings.json: participants[0].plugins.versioned.file was ");
  EXPECT_EQ(run(match(arguments + Arguments{"--resume", "--force"})).status, kSuccess);
}

TEST_F(MatchResume, FolderHasOneWriter) {
  leave(whole_.size() / 2);
  const Process process(
      match({std::string("gtp:") + OUTFLANK_MISBEHAVING + " hang", "random", "--games", "2",
             "--openings", "start", "--out", folder_.path() / "other"}));
  wait_for_bytes(folder_.path() / "other", 0);
  while (!fs::exists(folder_.path() / "other" / "settings.json")) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  const auto ended =
      run(match({"random", "random", "--resume", "--out", folder_.path() / "other"}));
  EXPECT_EQ(ended.status, kFailure);
  EXPECT_THAT(ended.errors, HasSubstr("another run is writing to it"));
}

// The one device that is always full.
TEST_F(MatchResume, AfterTheDiskWasFull) {
  const Arguments arguments{"random", "greedy", "--games", "40",    "--size",
                            "4",      "--time", "600",     "--out", out()};
  fs::create_directory(out());
  fs::create_symlink("/dev/full", out() / "times.jsonl");
  const auto full = run(match(arguments));
  EXPECT_EQ(full.status, kFailure);
  EXPECT_EQ(full.output, "");
  EXPECT_THAT(full.errors,
              AllOf(HasSubstr((out() / "times.jsonl").string() +
                              ": No space left on device; nothing that was reported is lost: free "
                              "some space and add --resume\n"),
                    HasSubstr("to go on: " + match({}).program.string() + " match ")));
  fs::remove(out() / "times.jsonl");
  EXPECT_EQ(run(match(arguments + Arguments{"--resume"})).status, kSuccess);
  EXPECT_TRUE(journal(out()) == journal_of({arguments.begin(), arguments.end() - 2}));
}

TEST_F(MatchResume, AfterFilesMightNotGrow) {
  // Plugins are copied before they are loaded; these files may be so large.
  std::uintmax_t largest = 0;
  for (const auto& file : fs::directory_iterator(plugin_dir())) {
    largest = std::max(largest, fs::file_size(file));
  }
  constexpr std::uintmax_t kBlock = 1024;  // for some shells half of it
  const auto blocks = 2 * largest / kBlock + 1;
  constexpr std::uintmax_t kLine = 250;
  const auto games = 2 * (blocks * kBlock / kLine / 2 + 1);
  constexpr std::uintmax_t kTooMany = 10'000;
  if (games > kTooMany) GTEST_SKIP() << "the plugins of this build are too large";
  const Arguments arguments{
      "random", "random", "--openings", "start", "--games", std::to_string(games), "--out", out()};
  const auto full = run(in_shell("ulimit -f " + std::to_string(blocks), match(arguments)));
  EXPECT_EQ(full.status, kFailure);
  EXPECT_THAT(full.errors, HasSubstr((out() / "games.jsonl").string() + ": File too large; "));
  const auto kept = journal(out());
  EXPECT_TRUE(kept.ends_with('\n'));
  EXPECT_EQ(run(match(arguments + Arguments{"--resume"})).status, kSuccess);
  EXPECT_TRUE(journal(out()).starts_with(kept));
  EXPECT_TRUE(journal(out()) == journal_of({arguments.begin(), arguments.end() - 2}));
}

}  // namespace
}  // namespace outflank::test
