// The helper the other tests here stand on.
#include "support/process.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <stdexcept>
#include <string>

#include "support/temporary_folder.hpp"

namespace outflank::test {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::ThrowsMessage;

Command shell(const std::string& script) {
  return {.program = "/bin/sh", .arguments = {"-c", script}};
}

TEST(Process, CollectsBothStreamsAndTheExitCode) {
  const auto ended = run(shell("cat; echo trouble >&2; exit 3"), "some input");
  EXPECT_EQ(ended.output, "some input");
  EXPECT_EQ(ended.errors, "trouble\n");
  EXPECT_EQ(ended.status, 3);
}

TEST(Process, TellsWhichSignalKilled) { EXPECT_EQ(run(shell("kill -KILL $$")).status, -SIGKILL); }

TEST(Process, FeedsAndDrainsMoreThanPipesHold) {
  const std::string input(20'000'000, 'x');
  EXPECT_EQ(run(shell("cat; cat"), input).output, input);
  EXPECT_EQ(run(shell("head -c 3000000 /dev/zero >&2; cat"), input).output, input);
}

TEST(Process, ProgramThatDoesNotReadItsInputIsNoError) {
  EXPECT_EQ(run(shell("exit 0"), std::string(20'000'000, 'x')).status, 0);
}

TEST(Process, TalksBackAndForth) {
  Process cat({.program = "/bin/cat"});
  for (const std::string line : {"one\n", "two\n", "three\n"}) {
    cat.send(line);
    EXPECT_EQ(cat.read_until("\n"), line);
  }
  cat.send("rest");
  EXPECT_EQ(cat.finish().output, "rest");
}

TEST(Process, LeavesWhatFollowsTheEndThatWasReadUpTo) {
  Process process(shell("printf 'a;b;c'"));
  EXPECT_EQ(process.read_until(";"), "a;");
  EXPECT_EQ(process.read_until(";"), "b;");
  EXPECT_EQ(process.finish().output, "c");
}

TEST(Process, ClosedOutputIsNoticedByTheProgram) {
  Process process(shell("read line; while echo x; do :; done"));
  process.close_output();
  process.send("go\n");
  EXPECT_NE(process.wait().status, 0);
}

TEST(Process, DeadlineThrowsWithWhatWasSaid) {
  Process process(shell("echo so far; echo so bad >&2; sleep 1000"), 300ms);
  EXPECT_THAT(
      [&] { (void)process.read_until("never"); },
      ThrowsMessage<std::runtime_error>(testing::AllOf(HasSubstr("so far"), HasSubstr("so bad"))));
}

TEST(Process, EndOfOutputThrows) {
  Process process(shell("echo only this"));
  EXPECT_THAT([&] { (void)process.read_until("never"); },
              ThrowsMessage<std::runtime_error>(HasSubstr("only this")));
}

TEST(Process, IsKilledAndReapedWhenDestroyed) {
  pid_t child = 0;
  {
    const Process process(shell("trap '' TERM; sleep 1000"));
    child = process.pid();
    EXPECT_EQ(::kill(child, 0), 0);
  }
  EXPECT_EQ(::kill(child, 0), -1);
}

TEST(Process, ProgramThatDoesNotExistThrows) {
  EXPECT_THROW(Process({.program = "/no/such/program"}), std::runtime_error);
}

TEST(Process, StartsInAFolderAndAnEnvironmentOfItsOwn) {
  const TemporaryFolder folder;
  ::setenv("OUTFLANK_TEST_GONE", "there", 1);
  auto command = shell("pwd -P; echo ${OUTFLANK_TEST_GONE-gone} $OUTFLANK_TEST_NEW");
  command.directory = folder.path();
  command.environment = {{"OUTFLANK_TEST_GONE", std::nullopt}, {"OUTFLANK_TEST_NEW", "a b"}};
  EXPECT_EQ(run(command).output,
            std::filesystem::canonical(folder.path()).string() + "\ngone a b\n");
}

}  // namespace
}  // namespace outflank::test
