// --config and --set, and which of the two, the SPEC and the other options wins.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "cli_run.hpp"
#include "support/plugin_dir.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::StartsWith;

class CliSettings : public testing::Test {
 protected:
  void write(const std::string& toml) const { std::ofstream(here_.path() / "x.toml") << toml; }

  [[nodiscard]] Command with(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), {"gtp", "--config", "x.toml"});
    auto command = outflank(std::move(arguments));
    command.directory = here_.path();
    return command;
  }
  void expect_reading(const std::vector<std::string>& arguments, const std::string& value) const {
    EXPECT_THAT(output_of(with(arguments), "outflank-params\n"),
                StartsWith("= reading = " + value + " "));
  }
  void expect_mistake(const std::string& toml, const std::string& complaint) const {
    write(toml);
    expect_end(with({}), kFailure, complaint);
  }

  TemporaryFolder here_;
};

TEST_F(CliSettings, OfTheFileAreUsed) {
  write(
      "strategy = \"squares\"\nseed = 77\nboard_size = 6\n"
      "[limits]\nnodes = 5\ndepth = 4\nmove_seconds = 2.5\n"
      "[parameters.squares]\nreading = \"own\"\n");
  EXPECT_THAT(output_of(with({}),
                        "name\noutflank-seed\ngogui-rules_board_size\noutflank-limits\n"
                        "outflank-params\n"),
              StartsWith("= Outflank squares\n\n= 77\n\n= 6\n\n"
                         "= nodes=5 depth=4 move_seconds=2.5\n\n= reading = own "));
}

TEST_F(CliSettings, CommandLineWinsOverTheFile) {
  write("strategy = \"squares\"\nseed = 77\nboard_size = 6\n");
  EXPECT_EQ(output_of(with({"--strategy", "random", "--seed", "78", "--size", "4"}),
                      "name\noutflank-seed\ngogui-rules_board_size\n"),
            "= Outflank random\n\n= 78\n\n= 4\n\n");
}

TEST_F(CliSettings, SetWinsOverTheFileAndTheSpecOverBoth) {
  write("strategy = \"squares\"\n[parameters.squares]\nreading = \"own\"\n");
  expect_reading({}, "own");
  expect_reading({"--set", "squares.reading=square"}, "square");
  expect_reading({"--set", "squares.reading=square", "--set", "squares.reading=difference"},
                 "difference");
  expect_reading({"--strategy", "squares:reading=difference"}, "difference");
  expect_reading({"--strategy", "squares:reading=difference", "--set", "squares.reading=square"},
                 "difference");
}

TEST_F(CliSettings, ParametersHoldWheneverTheStrategyIsUsed) {
  write("[parameters.squares]\nreading = \"own\"\n");
  EXPECT_THAT(output_of(with({}), "name\noutflank-use squares\noutflank-params\n"),
              StartsWith("= Outflank alphabeta\n\n=\n\n= reading = own "));
}

TEST_F(CliSettings, FoldersOfTheFileStartAtTheFile) {
  fs::create_directories(here_.path() / "conf/mine");
  fs::copy_file(good_dir() / "counter.so", here_.path() / "conf/mine/counter.so");
  std::ofstream(here_.path() / "conf/y.toml")
      << "strategy = \"counter\"\n[plugins]\ndirectories = [\"mine\"]\n[parameters.counter]\n"
         "loud = true\nstep = 7\nshare = 1\nmotto = \"per aspera\"\ntake = \"last\"\n";
  auto command = outflank({"gtp", "--config", "conf/y.toml"});
  command.directory = here_.path();
  EXPECT_THAT(output_of(command, "name\noutflank-genmove b\n"),
              testing::AllOf(StartsWith("= Outflank counter\n\n= {\"move\":\"E6\""),
                             HasSubstr("\"comment\":\"per aspera 0\"")));
}

TEST_F(CliSettings, MistakesInTheFileNameFileLineAndKey) {
  expect_mistake("\nboard_size = 7\n", "x.toml:2: board_size: expected 4, 6 or 8, got 7");
  expect_mistake("[limits]\n\ndpeth = 3\n",
                 "x.toml:3: limits.dpeth: unknown key; did you mean 'depth'?");
  expect_mistake("sede = 3\n", "x.toml:1: sede: unknown key; did you mean 'seed'?");
  expect_mistake("seed = \"one\"\n",
                 "x.toml:1: seed: expected an integer from 0 to 9223372036854775807, got \"one\"");
  expect_mistake("[limits]\nmove_seconds = -1\n",
                 "x.toml:2: limits.move_seconds: expected a number from 0 to 86400, got -1");
  expect_mistake("strategy = greedy\n",
                 "x.toml:1: strategy: text needs quotes, as in strategy = \"greedy\"");
}

TEST_F(CliSettings, MistakesInParametersNameFileLineAndKey) {
  expect_mistake("[parameters.squares]\nraeding = \"own\"\n",
                 "x.toml:2: squares.raeding: unknown parameter; did you mean 'reading'?");
  expect_mistake("[parameters.squares]\nreading = \"most\"\n",
                 "x.toml:2: squares.reading: expected one of difference, own, square, got "
                 "\"most\"");
  expect_mistake("[parameters.squares]\nreading = 3\n",
                 "x.toml:2: squares.reading: expected one of difference, own, square, got 3");
  expect_mistake("[parameters.sqares]\nreading = \"own\"\n",
                 "x.toml:2: sqares.reading: unknown strategy: sqares; did you mean 'squares'?");
}

TEST_F(CliSettings, MistakesOnTheCommandLineNameTheOption) {
  write("");
  const auto expect_set_mistake = [&](const std::string& setting, const std::string& complaint) {
    expect_end(with({"--set", setting}), kFailure, "--set: " + complaint);
  };
  expect_set_mistake("squares.raeding=own",
                     "squares.raeding: unknown parameter; did you mean 'reading'?");
  expect_set_mistake("squares.reading=most",
                     "squares.reading: expected one of difference, own, square, got most");
  expect_set_mistake("sqares.reading=own",
                     "sqares.reading: unknown strategy: sqares; did you mean 'squares'?");
}

TEST_F(CliSettings, FileThatCannotBeReadIsNamed) {
  expect_error({"gtp", "--config", "/no/such.toml"}, kFailure,
               "/no/such.toml: cannot be read: No such file or directory");
}

TEST_F(CliSettings, ExampleFileRunsAsItIs) {
  EXPECT_THAT(output_of(outflank({"gtp", "--config", OUTFLANK_CONFIG_DIR "/gtp.toml"}),
                        "name\noutflank-seed\ngogui-rules_board_size\noutflank-limits\n"
                        "outflank-use squares\noutflank-params\n"),
              StartsWith("= Outflank alphabeta\n\n= 1\n\n= 8\n\n"
                         "= nodes=0 depth=0 move_seconds=0\n\n=\n\n= reading = difference "));
}

}  // namespace
}  // namespace outflank::test
