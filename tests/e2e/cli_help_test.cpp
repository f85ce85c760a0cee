// Help, version, and what is said to somebody who typed something else.
#include <gmock/gmock.h>

#include <fstream>
#include <iterator>
#include <string>

#include "cli_run.hpp"

namespace outflank::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;

std::string bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file) << path;
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

TEST(CliHelp, OfTheWholeNamesEverySubcommand) {
  const auto text = printed({"--help"});
  EXPECT_THAT(text, StartsWith("Outflank: a host for Othello strategies.\n\n"
                               "Usage: outflank SUBCOMMAND [OPTIONS]\n\n"));
  EXPECT_THAT(text, AllOf(HasSubstr("\n  gtp "), HasSubstr("\n  move "), HasSubstr("\n  plugins "),
                          HasSubstr("\n  perft "), HasSubstr("\n  solve "), HasSubstr("\n  nodes "),
                          HasSubstr("\n  bench "), HasSubstr("\n  help ")));
}

TEST(CliHelp, OfTheWholeIsTheSameHoweverItIsAskedFor) {
  const auto text = printed({"--help"});
  EXPECT_EQ(printed({"-h"}), text);
  EXPECT_EQ(printed({"help"}), text);
  EXPECT_EQ(printed({"help", "--help"}), text);
  EXPECT_EQ(printed({"help", "help"}), text);
}

TEST(CliHelp, OfASubcommandIsTheSameHoweverItIsAskedFor) {
  for (const auto* subcommand : {"gtp", "move", "plugins", "perft", "solve", "nodes", "bench"}) {
    const auto text = printed({subcommand, "--help"});
    EXPECT_THAT(text, StartsWith("Usage: outflank " + std::string(subcommand) + " "));
    EXPECT_EQ(printed({subcommand, "-h"}), text);
    EXPECT_EQ(printed({"help", subcommand}), text);
  }
}

TEST(CliHelp, OfASubcommandNamesItsOptions) {
  EXPECT_THAT(printed({"gtp", "--help"}),
              AllOf(HasSubstr("--strategy SPEC"), HasSubstr("--set ID.KEY=VALUE"),
                    HasSubstr("--size N"), HasSubstr("--seed N"), HasSubstr("--plugin-dir DIR"),
                    HasSubstr("--config FILE.toml"), HasSubstr("--verbose")));
  EXPECT_THAT(
      printed({"plugins", "--help"}),
      AllOf(HasSubstr("--plugin-dir DIR"), HasSubstr("--config FILE.toml"), HasSubstr("--json")));
  EXPECT_THAT(printed({"perft", "--help"}), AllOf(HasSubstr("--size N"), HasSubstr("--position"),
                                                  HasSubstr("--divide"), HasSubstr("--json")));
}

TEST(CliHelp, OnTheProtocolIsTheReferencePage) {
  EXPECT_EQ(printed({"help", "protocol"}), bytes_of(OUTFLANK_PROTOCOL_PAGE))
      << "protocol/README.md is made by the program: outflank help protocol > protocol/README.md";
}

TEST(CliHelp, OnNothingThatExistsNamesTheNearest) {
  expect_error({"help", "protocoll"}, kUsage,
               "help: nothing about protocoll; did you mean 'protocol'?");
  expect_error({"help", "plugin"}, kUsage, "help: nothing about plugin; did you mean 'plugins'?");
  expect_error({"help", "gtp", "perft"}, kUsage, "help: expected one subcommand, got 2");
}

TEST(CliVersion, TellsProgramAndContract) {
  EXPECT_THAT(printed({"--version"}),
              MatchesRegex("outflank [0-9]+[.][0-9]+[.][0-9]+, plugin contract 1[.]0-rc\n"));
}

TEST(CliUsage, NeedsASubcommand) {
  expect_error(std::vector<std::string>{}, kUsage, "expected a subcommand\nTry: outflank help");
}

TEST(CliUsage, UnknownSubcommandsGetTheNearest) {
  expect_error({"plugin"}, kUsage, "unknown subcommand: plugin; did you mean 'plugins'?");
  expect_error({"GTP"}, kUsage, "unknown subcommand: GTP; did you mean 'gtp'?");
  expect_error(
      {"tournament"}, kUsage,
      "unknown subcommand: tournament; expected one of gtp, move, plugins, perft, solve, nodes, "
      "bench, help");
  expect_error(
      {"--size"}, kUsage,
      "unknown subcommand: --size; expected one of gtp, move, plugins, perft, solve, nodes, "
      "bench, help");
}

TEST(CliUsage, UnknownOptionsAreNotGuessed) {
  expect_error({"gtp", "--strat", "greedy"}, kUsage,
               "unrecognised option '--strat'\nUsage: outflank gtp [OPTIONS]");
  expect_error({"plugins", "--jsn"}, kUsage,
               "unrecognised option '--jsn'\nUsage: outflank plugins [SPEC] [OPTIONS]");
  expect_error({"perft", "3", "-x"}, kUsage,
               "unrecognised option '-x'\nUsage: outflank perft DEPTH [OPTIONS]");
}

TEST(CliUsage, OptionsNeedTheirValues) {
  expect_error({"gtp", "--strategy"}, kUsage,
               "the required argument for option '--strategy' is missing\n"
               "Usage: outflank gtp [OPTIONS]");
  for (const auto* seed : {"lucky", "-1", "1.5", "18446744073709551616"}) {
    expect_error(
        {"gtp", "--seed", seed}, kUsage,
        "--seed: expected an integer from 0 to 18446744073709551615, got " + std::string(seed));
  }
  expect_error({"gtp", "--size", "7"}, kUsage, "--size: expected 4, 6 or 8, got 7");
  expect_error({"gtp", "--set", "reading=own"}, kUsage,
               "--set \"reading=own\": expected strategy.parameter=value, such as "
               "squares.reading=own");
}

TEST(CliUsage, WordsTooManyAreRefused) {
  EXPECT_EQ(run(outflank({"gtp", "greedy"})).status, kUsage);
  EXPECT_EQ(run(outflank({"plugins", "greedy", "random"})).status, kUsage);
  EXPECT_EQ(run(outflank({"perft", "3", "4"})).status, kUsage);
}

TEST(CliOutput, ThatCannotBeWrittenIsAFailure) {
  for (const auto* arguments : {"--version", "help", "help protocol", "plugins", "perft 3"}) {
    const auto ended =
        run({.program = "/bin/sh",
             .arguments = {"-c", outflank({}).program.string() + " " + arguments + " >/dev/full"}});
    EXPECT_EQ(ended.status, kFailure) << arguments;
    EXPECT_THAT(ended.errors, HasSubstr("outflank: standard output could not be written\n"));
  }
}

}  // namespace
}  // namespace outflank::test
