// What a program can do to those who started it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <exception>
#include <system_error>

#include "processes/child.hpp"
#include "support/left_behind.hpp"

namespace outflank::host {
namespace {

using std::chrono::milliseconds;
using ::testing::HasSubstr;

constexpr milliseconds kGrace{20'000};
constexpr milliseconds kShort{100};

ChildCommand program(const std::string& mode, std::uint64_t memory_bytes = 0) {
  return {.words = {OUTFLANK_MISBEHAVING, mode}, .memory_bytes = memory_bytes};
}

ChildCommand shell(const std::string& script) { return {.words = {"sh", "-c", script}}; }

// What comes of asking it for a move.
ChildEvent asked(Child& child, const Waiting& waiting = {}) {
  if (const auto event = child.send("genmove b\n", waiting); event != ChildEvent::done) {
    return event;
  }
  std::string line;
  while (true) {
    const auto event = child.read_line(line, waiting);
    if (event != ChildEvent::done) return event;
  }
}

std::string start_error(const ChildCommand& command) {
  try {
    const Child child(command);
  } catch (const StartError& error) {
    return error.what();
  }
  return "no error";
}

TEST(ChildFailure, ProgramThatIsNotThereIsNamed) {
  EXPECT_THAT(start_error({.words = {"outflank-no-such-engine"}}),
              HasSubstr("outflank-no-such-engine: there is no such program on the PATH"));
  EXPECT_THAT(start_error({.words = {"/no/such/engine"}}),
              HasSubstr("/no/such/engine: No such file or directory"));
  EXPECT_THAT(start_error({.words = {"/dev/null"}}), HasSubstr("/dev/null: Permission denied"));
  EXPECT_THAT(start_error({.words = {"cat"}, .folder = "/no/such/folder"}),
              HasSubstr("cat in /no/such/folder: No such file or directory"));
  EXPECT_FALSE(test::has_children());
}

TEST(ChildFailure, NoDescriptorsLeftIsOurOwnFault) {
#ifdef __SANITIZE_ADDRESS__
  // UBSan looks at memory through a pipe, and takes what it cannot look at for bad.
  GTEST_SKIP() << "the undefined-behaviour sanitizer needs descriptors itself";
#endif
  rlimit before{};
  ::getrlimit(RLIMIT_NOFILE, &before);
  const rlimit few{.rlim_cur = test::open_descriptors() + 4, .rlim_max = before.rlim_max};
  ::setrlimit(RLIMIT_NOFILE, &few);
  // Not looked at before there are descriptors again: sanitizers need some for that.
  std::exception_ptr thrown;
  try {
    const Child child({.words = {"cat"}});
  } catch (...) {
    thrown = std::current_exception();
  }
  ::setrlimit(RLIMIT_NOFILE, &before);
  ASSERT_TRUE(thrown);
  std::error_code code;
  try {
    std::rethrow_exception(thrown);
  } catch (const std::system_error& error) {
    code = error.code();
  }
  EXPECT_EQ(code, std::error_code(EMFILE, std::generic_category()));
}

TEST(ChildFailure, ExitAndSignalAreTold) {
  Child exits(program("exit_3"));
  EXPECT_EQ(asked(exits), ChildEvent::closed);
  EXPECT_EQ(exits.end(kGrace).in_words(), "exited with 3");
  EXPECT_EQ(exits.last_words().in_one_line(1, 100), "no such book: ?[1mopenings.bin?[0m");
  Child crashes(program("segfault"));
  EXPECT_EQ(asked(crashes), ChildEvent::closed);
  EXPECT_EQ(crashes.end(kGrace).in_words(), "killed by signal 11 (SIGSEGV)");
}

// Whether it ends before or after we look is a matter of luck; in so many times both happen.
TEST(ChildFailure, ProgramThatEndsAtOnceIsHeard) {
  for (int i = 0; i < 100; ++i) {
    Child child(program("answers_and_exits"));
    ASSERT_EQ(child.send("genmove b\n", {}), ChildEvent::done);
    std::string line;
    ASSERT_EQ(child.read_line(line, {}), ChildEvent::done) << "in round " << i;
    ASSERT_EQ(line, "= F5");
  }
}

TEST(ChildFailure, SilenceEndsOurPatience) {
  Child child(program("hang"));
  EXPECT_EQ(asked(child, {.patience = kShort}), ChildEvent::overdue);
  const auto end = child.kill();
  EXPECT_FALSE(end.by_itself);
  EXPECT_EQ(end.in_words(), "killed by signal 9 (SIGKILL)");
}

TEST(ChildFailure, SilenceEndsTheWaitOfThoseWhoAskForIt) {
  Child child(program("hang"));
  EXPECT_EQ(asked(child, {.silence = kShort}), ChildEvent::silent);
  EXPECT_EQ(asked(child, {.silence = milliseconds::zero()}), ChildEvent::silent);
}

TEST(ChildFailure, WithoutPatienceIsNotWithoutEnd) {
  Child child(shell("read line; sleep 0.3; echo '= F5'"));
  ASSERT_EQ(child.send("genmove b\n", {}), ChildEvent::done);
  std::string line;
  EXPECT_EQ(child.read_line(line, {.patience = milliseconds::zero()}), ChildEvent::overdue);
  EXPECT_EQ(child.read_line(line, {.patience = std::nullopt}), ChildEvent::done);
}

TEST(ChildFailure, DrippingIsNoAnswer) {
  Child bytes(program("drips_bytes"));
  EXPECT_EQ(asked(bytes, {.patience = kShort}), ChildEvent::overdue);
  Child lines(program("drips_after_reply"));
  EXPECT_EQ(asked(lines, {.patience = kShort, .silence = kGrace}), ChildEvent::overdue);
}

TEST(ChildFailure, DeadlineEndsTheWait) {
  Child child(program("hang"));
  EXPECT_EQ(asked(child, {.deadline = std::chrono::steady_clock::now() + kShort}),
            ChildEvent::late);
}

TEST(ChildFailure, StopEndsTheWait) {
  const std::atomic<bool> stop = true;
  Child child(program("hang"));
  EXPECT_EQ(asked(child, {.stop = &stop}), ChildEvent::stopped);
}

TEST(ChildFailure, FloodOfOutputIsSeen) {
  Child child(program("flood_output"));
  EXPECT_EQ(asked(child), ChildEvent::flood);
  Child lines(program("flood_lines"));
  ASSERT_EQ(lines.send("genmove b\n", {}), ChildEvent::done);
  std::string line;
  ASSERT_EQ(lines.read_line(line, {}), ChildEvent::done);
  // Whether it floods faster than we forget depends on the machine; we come back anyway.
  static_cast<void>(lines.forget_output());
}

TEST(ChildFailure, FloodOfErrorsNeitherBlocksItNorHidesItsSilence) {
  Child answers(program("flood_errors"));
  ASSERT_EQ(answers.send("genmove b\n", {}), ChildEvent::done);
  std::string line;
  ASSERT_EQ(answers.read_line(line, {}), ChildEvent::done);
  EXPECT_EQ(line, "= F5");
  Child never_answers(program("flood_errors_and_hang"));
  EXPECT_EQ(asked(never_answers, {.patience = 10 * kShort}), ChildEvent::overdue);
  EXPECT_EQ(never_answers.last_words().in_one_line(1, 100), "again and again");
}

TEST(ChildFailure, ProgramThatDoesNotReadIsNotWrittenToForEver) {
  Child child(program("does_not_read"));
  EXPECT_EQ(child.send(std::string(10 << 20, '\n'), {.patience = kShort}), ChildEvent::overdue);
}

TEST(ChildFailure, WritingToOneThatIsGoneKillsNobody) {
  const auto old = std::signal(SIGPIPE, SIG_DFL);
  Child child(program("exits_at_once"));
  std::string line;
  EXPECT_EQ(child.read_line(line, {}), ChildEvent::closed);
  // Its output may be closed an instant before its input.
  auto event = ChildEvent::done;
  while (event == ChildEvent::done) event = child.send("genmove b\n", {});
  EXPECT_EQ(event, ChildEvent::closed);
  std::signal(SIGPIPE, old);
  EXPECT_EQ(child.end(kGrace).in_words(), "exited with 3");
}

TEST(ChildFailure, OneThatIgnoresTheEndOfItsInputIsKilled) {
  Child child(program("ignores_quit"));
  ASSERT_EQ(child.send("quit\n", {}), ChildEvent::done);
  const auto end = child.end(kShort);
  EXPECT_FALSE(end.by_itself);
}

TEST(ChildFailure, GrandchildThatHoldsThePipesIsNotWaitedFor) {
  Child child(program("leaves_child"));
  ASSERT_EQ(child.send("genmove b\n", {}), ChildEvent::done);
  std::string line;
  EXPECT_EQ(child.read_line(line, {.patience = std::nullopt}), ChildEvent::closed)
      << "the pipe is still open";
  const auto end = child.end(kGrace);
  EXPECT_TRUE(end.by_itself);
  EXPECT_EQ(end.in_words(), "exited with 3");
  EXPECT_FALSE(test::has_children());
}

TEST(ChildFailure, WhatHasLeftItsGroupIsEndedToo) {
  Child child(program("daemonises"));
  EXPECT_EQ(asked(child), ChildEvent::closed);
  EXPECT_EQ(child.end(kGrace).in_words(), "exited with 3");
  EXPECT_FALSE(test::has_children());
}

TEST(ChildFailure, WhatAnotherOneHasStartedIsLeftAlone) {
  Child child(program("has_daemon"));
  ASSERT_EQ(child.send("genmove b\n", {}), ChildEvent::done);
  std::string line;
  ASSERT_EQ(child.read_line(line, {}), ChildEvent::done);
  const auto daemon = static_cast<pid_t>(std::stol(line.substr(2)));
  Child({.words = {"cat"}}).kill();
  EXPECT_EQ(::kill(daemon, 0), 0);
  child.kill();
  EXPECT_NE(::kill(daemon, 0), 0);
  EXPECT_FALSE(test::has_children());
}

TEST(ChildFailure, WhatSomebodyElseInThisProcessHasStartedIsLeftAlone) {
  const pid_t other = ::fork();
  if (other == 0) {
    while (true) ::pause();
  }
  Child({.words = {"cat"}}).kill();
  EXPECT_EQ(::waitpid(other, nullptr, WNOHANG), 0);
  ::kill(other, SIGKILL);
  EXPECT_EQ(::waitpid(other, nullptr, 0), other);
}

TEST(ChildFailure, MemoryPastItsLimitIsSeen) {
  constexpr std::uint64_t kLimit = 64 << 20;
  Child child(program("eat_memory", kLimit));
  EXPECT_EQ(asked(child), ChildEvent::memory);
  Child grandchild(program("child_eats_memory", kLimit));
  EXPECT_EQ(asked(grandchild), ChildEvent::memory);
}

}  // namespace
}  // namespace outflank::host
