#include "processes/child.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <pthread.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <thread>

#include "support/left_behind.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::host {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kGrace{20'000};

ChildCommand shell(const std::string& script) { return {.words = {"sh", "-c", script}}; }

std::string line_of(Child& child) {
  std::string line;
  EXPECT_EQ(child.read_line(line, {}), ChildEvent::done);
  return line;
}

TEST(Child, AnswersWhatItIsSent) {
  Child child({.words = {"cat"}});
  EXPECT_EQ(child.send("one\ntwo\n", {}), ChildEvent::done);
  EXPECT_EQ(line_of(child), "one");
  EXPECT_EQ(line_of(child), "two");
  const auto end = child.end(kGrace);
  EXPECT_TRUE(end.by_itself);
  EXPECT_EQ(end.in_words(), "exited with 0");
}

TEST(Child, GivesTheLastLineThoughItHasNoEnd) {
  Child child(shell("printf 'one\\ntwo'"));
  EXPECT_EQ(line_of(child), "one");
  EXPECT_EQ(line_of(child), "two");
  std::string line;
  EXPECT_EQ(child.read_line(line, {}), ChildEvent::closed);
}

TEST(Child, TakesWordsAsTheyAre) {
  Child child({.words = {"printf", "%s\n", "a b", "$HOME", "'"}});
  EXPECT_EQ(line_of(child), "a b");
  EXPECT_EQ(line_of(child), "$HOME");
  EXPECT_EQ(line_of(child), "'");
}

TEST(Child, StartsInItsFolder) {
  const test::TemporaryFolder folder;
  Child child({.words = {"sh", "-c", "pwd -P"}, .folder = folder.path()});
  EXPECT_EQ(line_of(child), std::filesystem::canonical(folder.path()));
}

TEST(Child, HasOurEnvironmentAndWhatIsPutOverIt) {
  ::setenv("OUTFLANK_TEST_KEPT", "kept", 1);
  ::setenv("OUTFLANK_TEST_CHANGED", "old", 1);
  Child child({.words = {"sh", "-c", "echo $OUTFLANK_TEST_KEPT $OUTFLANK_TEST_CHANGED"},
               .environment = {{"OUTFLANK_TEST_CHANGED", "new"}}});
  EXPECT_EQ(line_of(child), "kept new");
  ::unsetenv("OUTFLANK_TEST_KEPT");
  ::unsetenv("OUTFLANK_TEST_CHANGED");
}

TEST(Child, LeadsAProcessGroupOfItsOwn) {
  const Child child({.words = {"cat"}});
  EXPECT_EQ(::getpgid(child.process()), child.process());
  EXPECT_NE(::getpgrp(), child.process());
}

TEST(Child, StartsWithCleanSignals) {
  sigset_t blocked;
  sigset_t before;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGINT);
  sigaddset(&blocked, SIGTERM);
  ::pthread_sigmask(SIG_BLOCK, &blocked, &before);
  const auto old_pipe = std::signal(SIGPIPE, SIG_IGN);
  Child child({.words = {"grep", "-E", "^Sig(Blk|Ign)", "/proc/self/status"}});
  std::signal(SIGPIPE, old_pipe);
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  EXPECT_EQ(line_of(child), "SigBlk:\t0000000000000000");
  EXPECT_EQ(line_of(child), "SigIgn:\t0000000000000000");
}

TEST(Child, InheritsNothingOfOursButItsStreams) {
  const int careless = ::open("/dev/null", O_RDONLY);
  const Child other({.words = {"cat"}});
  Child child({.words = {"ls", "/proc/self/fd"}});
  ::close(careless);
  for (const auto* const number : {"0", "1", "2", "3"}) EXPECT_EQ(line_of(child), number);
  std::string line;
  EXPECT_EQ(child.read_line(line, {}), ChildEvent::closed) << "3 is the folder it lists";
}

TEST(Child, WorksWhereWeHaveNoStandardStreams) {
  const int input = ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 10);
  ::close(STDIN_FILENO);
  {
    Child child({.words = {"cat"}});
    EXPECT_EQ(child.send("one\n", {}), ChildEvent::done);
    EXPECT_EQ(line_of(child), "one");
  }
  if (input >= 0) {
    ::dup2(input, STDIN_FILENO);
    ::close(input);
  }
}

TEST(Child, IsKilledWhenItsThreadEnds) {
  std::unique_ptr<Child> child;
  std::thread([&] { child = std::make_unique<Child>(ChildCommand{.words = {"cat"}}); }).join();
  std::string line;
  EXPECT_EQ(child->read_line(line, {}), ChildEvent::closed);
  EXPECT_EQ(child->end(kGrace).in_words(), "killed by signal 9 (SIGKILL)");
}

TEST(Child, KeepsWhatItSaidLast) {
  Child child(shell("echo first >&2; echo last >&2; exit 3"));
  const auto end = child.end(kGrace);
  EXPECT_EQ(end.in_words(), "exited with 3");
  EXPECT_EQ(child.last_words().in_one_line(1, 100), "last");
}

TEST(Child, ForgetsWhatNobodyAskedFor) {
  Child child(shell("echo unasked; echo ready >&2; read line; echo answer"));
  while (child.last_words().in_one_line(1, 100).empty()) {
    std::string line;
    // What it says while we wait is there to be forgotten.
    if (child.read_line(line, {.silence = Ticker::kTick}) == ChildEvent::closed) break;
  }
  EXPECT_EQ(child.forget_output(), ChildEvent::done);
  EXPECT_EQ(child.send("\n", {}), ChildEvent::done);
  EXPECT_EQ(line_of(child), "answer");
}

TEST(Child, SaysTheSameOfItsEndAgain) {
  Child child(shell("exit 3"));
  EXPECT_EQ(child.end(kGrace).in_words(), "exited with 3");
  const auto again = child.kill();
  EXPECT_EQ(again.in_words(), "exited with 3");
  EXPECT_TRUE(again.by_itself);
}

TEST(Child, LeavesNothingBehind) {
  const auto descriptors = test::open_descriptors();
  for (int i = 0; i < 20; ++i) {
    Child child({.words = {"cat"}});
    if (i % 2 == 0) child.end(kGrace);
  }
  EXPECT_EQ(test::open_descriptors(), descriptors);
  EXPECT_FALSE(test::has_children());
}

}  // namespace
}  // namespace outflank::host
