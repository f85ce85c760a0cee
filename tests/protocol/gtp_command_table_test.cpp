#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "gtp/command_table.hpp"
#include "gtp/failure.hpp"

namespace outflank::gtp {
namespace {

using testing::ElementsAre;
using testing::StrEq;
using testing::ThrowsMessage;

CommandSpec spec_named(std::string name) {
  return {.name = std::move(name), .handler = [](const Arguments&, Reply&) {}};
}

TEST(GtpCommandTable, FindsByExactName) {
  CommandTable table;
  table.add(spec_named("name"));
  ASSERT_NE(table.find("name"), nullptr);
  EXPECT_EQ(table.find("name")->name, "name");
  EXPECT_EQ(table.find("NAME"), nullptr);
  EXPECT_EQ(table.find("nam"), nullptr);
  EXPECT_EQ(table.find(""), nullptr);
}

TEST(GtpCommandTable, KeepsTheOrderAdded) {
  CommandTable table;
  for (const char* name : {"quit", "boardsize", "name"}) table.add(spec_named(name));
  std::vector<std::string> names;
  for (const CommandSpec& spec : table.all()) names.push_back(spec.name);
  EXPECT_THAT(names, ElementsAre("quit", "boardsize", "name"));
}

TEST(GtpCommandTable, StaysValidWhileItGrows) {
  CommandTable table;
  table.add(spec_named("first"));
  const CommandSpec* const first = table.find("first");
  for (int i = 0; i < 1000; ++i) table.add(spec_named("command-" + std::to_string(i)));
  EXPECT_EQ(table.find("first"), first);
  EXPECT_EQ(first->name, "first");
  EXPECT_EQ(table.find("command-999")->name, "command-999");
}

#ifndef NDEBUG
TEST(GtpCommandTableDeathTest, RefusesADuplicate) {
  CommandTable table;
  table.add(spec_named("name"));
  EXPECT_DEATH(table.add(spec_named("name")), "find");
}

TEST(GtpCommandTableDeathTest, RefusesNamesNobodyCanType) {
  CommandTable table;
  for (const char* name : {"", "two words", "tab\tbed", "a#b", "12"}) {
    EXPECT_DEATH(table.add(spec_named(name)), "can_be_typed") << name;
  }
}
#endif

TEST(GtpCommandSpec, SynopsisIsNameAndUsage) {
  EXPECT_EQ(synopsis({.name = "name"}), "name");
  EXPECT_EQ(synopsis({.name = "play", .usage = "COLOR VERTEX"}), "play COLOR VERTEX");
}

struct Count {
  int least;
  int most;
  std::size_t got;
  std::string message;
};

TEST(GtpCommandSpec, CountOfArgumentsIsChecked) {
  const std::vector<Count> counts = {
      {0, 0, 1, "expected no arguments, got 1"},
      {1, 1, 0, "expected 1 argument, got 0"},
      {1, 1, 2, "expected 1 argument, got 2"},
      {2, 2, 1, "expected 2 arguments, got 1"},
      {0, 1, 2, "expected at most 1 argument, got 2"},
      {0, 2, 3, "expected at most 2 arguments, got 3"},
      {1, 2, 0, "expected 1 or 2 arguments, got 0"},
      {1, 3, 4, "expected 1 to 3 arguments, got 4"},
      {1, kAnyNumber, 0, "expected at least 1 argument, got 0"},
      {2, kAnyNumber, 1, "expected at least 2 arguments, got 1"},
  };
  for (const Count& count : counts) {
    const CommandSpec spec{
        .name = "run", .min_arguments = count.least, .max_arguments = count.most};
    EXPECT_THAT([&] { check_argument_count(spec, count.got); },
                ThrowsMessage<Failure>(StrEq("syntax error: run: " + count.message)));
  }
}

TEST(GtpCommandSpec, RightCountOfArgumentsPasses) {
  EXPECT_NO_THROW(check_argument_count({.name = "run"}, 0));
  const CommandSpec some{.name = "run", .min_arguments = 1, .max_arguments = 3};
  EXPECT_NO_THROW(check_argument_count(some, 1));
  EXPECT_NO_THROW(check_argument_count(some, 3));
  EXPECT_NO_THROW(check_argument_count({.name = "run", .max_arguments = kAnyNumber}, 100000));
}

}  // namespace
}  // namespace outflank::gtp
