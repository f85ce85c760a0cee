// What --strategy takes.
#include <gmock/gmock.h>

#include <filesystem>
#include <string>

#include "cli_run.hpp"
#include "support/plugin_dir.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::StartsWith;

class CliStrategy : public testing::Test {
 protected:
  // The host in a folder that holds counter.so and off_board.so.
  CliStrategy() {
    fs::copy_file(good_dir() / "counter.so", here_.path() / "counter.so");
    fs::copy_file(hostile_file("off_board"), here_.path() / "off_board.so");
    fs::create_directory(here_.path() / "plugins");
    fs::copy_file(good_dir() / "counter.so", here_.path() / "plugins/counter.so");
  }
  [[nodiscard]] Command with(const std::string& spec) const {
    auto command = outflank({"gtp", "--strategy", spec});
    command.directory = here_.path();
    return command;
  }
  void expect_name(const std::string& spec, const std::string& id) const {
    EXPECT_EQ(output_of(with(spec), "name\n"), "= Outflank " + id + "\n\n") << spec;
  }
  void expect_failure(const std::string& spec, const std::string& complaint) const {
    expect_end(with(spec), kFailure, complaint);
  }

  TemporaryFolder here_;
};

TEST_F(CliStrategy, IdIsLookedUp) {
  expect_name("random", "random");
  expect_name("squares:", "squares");
  expect_name("squares:reading=own", "squares");
}

TEST_F(CliStrategy, DefaultIsTheStrongest) {
  EXPECT_EQ(output_of(outflank({"gtp"}), "name\n"), "= Outflank alphabeta\n\n");
}

TEST_F(CliStrategy, UnknownIdGetsTheNearest) {
  expect_failure("gredy", "unknown strategy: gredy; did you mean 'greedy'?");
  expect_failure("nobody",
                 "unknown strategy: nobody; expected one of alphabeta, classic, greedy, random, "
                 "squares");
}

TEST_F(CliStrategy, NameWithASlashIsAPath) {
  expect_name("./counter.so", "counter");
  expect_name("plugins/counter.so", "counter");
  expect_name((here_.path() / "counter.so").string(), "counter");
  expect_name("./counter.so:step=3,take=last", "counter");
}

TEST_F(CliStrategy, BareNameIsNeverAFileOfTheCurrentFolder) {
  expect_failure(
      "counter.so",
      "unknown strategy: counter.so; expected one of alphabeta, classic, greedy, random, "
      "squares");
  expect_failure("counter",
                 "unknown strategy: counter; expected one of alphabeta, classic, greedy, random, "
                 "squares");
}

TEST_F(CliStrategy, PathThatCannotBeLoadedIsNamed) {
  expect_failure("./nobody.so", "./nobody.so: cannot be read: No such file or directory");
  expect_failure("./plugins", "./plugins: is not a regular file");
}

TEST_F(CliStrategy, FileOfSeveralNeedsAnId) {
  expect_name("./off_board.so@off_board_999", "off_board_999");
  expect_failure("./off_board.so",
                 "./off_board.so: holds off_board_999, off_board_minus_5, off_board_64, "
                 "off_board_lowest, off_board_e1; choose one with ./off_board.so@ID");
  expect_failure("./counter.so@nobody", "./counter.so: holds no strategy nobody, only counter");
}

TEST_F(CliStrategy, ParametersAreChecked) {
  expect_failure("squares:readin=own",
                 "squares.readin: unknown parameter; did you mean 'reading'?");
  expect_failure("squares:reading=most",
                 "squares.reading: expected one of difference, own, square, got most");
  expect_failure("./counter.so:step=1001",
                 "counter.step: expected integer from -5 to 1000, got 1001");
  expect_failure("random:depth=2", "random.depth: the strategy has no parameters");
}

TEST_F(CliStrategy, FormIsChecked) {
  expect_failure("", "strategy: expected ID[:key=value,...], got ''");
  expect_failure(":reading=own", "strategy: expected ID[:key=value,...], got ':reading=own'");
  expect_failure("squares:own", "strategy: expected key=value after 'squares:', got 'own'");
  expect_failure("squares:=own", "strategy: expected key=value after 'squares:', got '=own'");
}

TEST_F(CliStrategy, SlashInAValueMakesNoPath) {
  auto command = with("counter:motto=either/or");
  command.arguments.insert(command.arguments.end(), {"--plugin-dir", here_.path() / "plugins"});
  EXPECT_THAT(output_of(command, "outflank-genmove b\n"), HasSubstr("\"comment\":\"either/or\""));
}

TEST_F(CliStrategy, ValuesInParenthesesMayHoldCommasAndSpecs) {
  fs::copy_file(good_dir() / "consult.so", here_.path() / "plugins/consult.so");
  const auto asked = [&](const std::string& spec) {
    auto command = with(spec);
    command.arguments.insert(command.arguments.end(), {"--plugin-dir", here_.path() / "plugins"});
    return output_of(command, "outflank-genmove b\n");
  };
  EXPECT_THAT(asked("consult:evaluator=(squares:reading=own)"),
              HasSubstr("\"comment\":\"as squares:reading=own sees it\""));
  EXPECT_THAT(asked("consult:evaluator=(squares:reading=(own))"),
              HasSubstr("\"comment\":\"as squares:reading=(own) sees it\""));
  EXPECT_THAT(asked("counter:motto=(one, two, (three, four)),take=last"),
              HasSubstr("{\"move\":\"E6\",\"strategy\":\"counter\",\"line\":[],\"comment\":\"one, "
                        "two, (three, four)\""));
}

TEST_F(CliStrategy, AskedEvaluatorThatDoesNotExistIsNamed) {
  fs::copy_file(good_dir() / "consult.so", here_.path() / "consult.so");
  const auto ended = run(with("./consult.so:evaluator=gredy"));
  EXPECT_EQ(ended.status, kFailure);
  EXPECT_THAT(ended.errors, StartsWith("outflank: consult: "));
  EXPECT_THAT(ended.errors, HasSubstr("unknown strategy: gredy; did you mean 'greedy'?"));
}

}  // namespace
}  // namespace outflank::test
