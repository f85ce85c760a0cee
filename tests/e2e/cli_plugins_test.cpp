// Where plugins are found, and how they are shown.
#include <gmock/gmock.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "cli_run.hpp"
#include "support/plugin_dir.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;
using testing::StartsWith;

// Folders of plugins for one test.
class CliPlugins : public testing::Test {
 protected:
  // A folder with copies of these plugins; returns its path.
  std::string folder(const std::string& name, const std::vector<fs::path>& files) const {
    const auto path = root() / name;
    fs::create_directories(path);
    for (const auto& file : files) put(file, path / file.filename());
    return path.string();
  }
  static void put(const fs::path& from, const fs::path& to) {
    fs::copy(from, to, fs::copy_options::copy_symlinks | fs::copy_options::recursive);
  }
  // As the host shows it, whatever links the temporary folder hides behind.
  fs::path root() const { return fs::canonical(folder_.path()); }

  // Version 1 of the strategy `versioned` in one folder, version 2 in another.
  void two_versions() {
    one_ = folder("one", {});
    put(good_dir() / "versioned_1.so", root() / "one/v.so");
    two_ = folder("two", {});
    put(good_dir() / "versioned_2.so", root() / "two/v.so");
  }
  static std::string passed_over(const std::string& later, const std::string& earlier) {
    return "outflank: warning: " + later + "/v.so: strategy versioned is passed over, it was " +
           "already found in " + earlier + "/v.so\n";
  }

  std::string one_;
  std::string two_;

 private:
  TemporaryFolder folder_;
};

TEST_F(CliPlugins, AreListedWithVersionSizesAbilitiesAndFile) {
  const auto table = printed({"plugins"});
  EXPECT_THAT(table,
              StartsWith("ID         VERSION  SIZES  ABILITIES                      FILE\n"));
  EXPECT_THAT(table, HasSubstr("\ngreedy     1.1.0    4,6,8  parameters,evaluator,analysis  /"));
  EXPECT_THAT(table, HasSubstr("\nrandom     1.0.0    4,6,8  -                              /"));
  EXPECT_THAT(table, HasSubstr("\nsquares    1.0.0    4,6,8  parameters,evaluator,analysis  /"));
  EXPECT_THAT(table, HasSubstr("/squares.so\n"));
}

TEST_F(CliPlugins, AreListedForScripts) {
  const auto list = nlohmann::json::parse(printed({"plugins", "--json"}));
  ASSERT_EQ(list.size(), 5U);
  for (const auto& strategy : list) {
    for (const auto* key :
         {"id", "name", "version", "summary", "board_sizes", "abilities", "file", "parameters"}) {
      EXPECT_TRUE(strategy.contains(key)) << key;
    }
    EXPECT_TRUE(fs::exists(strategy.at("file").get<std::string>()));
    EXPECT_EQ(strategy.at("board_sizes"), nlohmann::json({4, 6, 8}));
  }
  EXPECT_EQ(list[4].at("id"), "squares");
  EXPECT_EQ(list[4].at("parameters")[0].at("name"), "reading");
  EXPECT_EQ(list[4].at("parameters")[0].at("type"), "choice");
  EXPECT_EQ(list[4].at("parameters")[0].at("default"), "difference");
  EXPECT_EQ(list[4].at("parameters")[0].at("choices"),
            nlohmann::json({"difference", "own", "square"}));
}

TEST_F(CliPlugins, OneIsDescribedWithItsParameters) {
  EXPECT_THAT(
      printed({"plugins", "squares"}),
      MatchesRegex("squares 1[.]0[.]0: The best squares by a fixed table, no lookahead\n"
                   "  name       Squares\n"
                   "  sizes      4,6,8\n"
                   "  abilities  parameters,evaluator,analysis\n"
                   "  file       /.*/squares[.]so\n"
                   "Parameters:\n"
                   "  reading: one of difference, own, square, default difference\n"
                   "      What the best move maximises: own minus opponent's squares after it, own "
                   "squares after it, or the value of the square itself\n"));
  EXPECT_THAT(printed({"plugins", "random"}), HasSubstr("No parameters.\n"));
}

TEST_F(CliPlugins, EveryTypeOfParameterIsDescribed) {
  const auto file = (good_dir() / "counter.so").string();
  const auto text = printed({"plugins", file});
  EXPECT_THAT(text, StartsWith("counter 1.2.3: Counts the games it has finished\n"));
  EXPECT_THAT(text, HasSubstr("  loud: true or false, default false\n"
                              "      Say the number of games with every move\n"));
  EXPECT_THAT(text, HasSubstr("  step: integer from -5 to 1000, default 1\n"
                              "      What a finished game adds to the count\n"));
  EXPECT_THAT(text, HasSubstr("  share: real from 0 to 1, default 0.25\n"));
  EXPECT_THAT(text, HasSubstr("  motto: a line of text, default \n"));
  EXPECT_THAT(text, HasSubstr("  take: one of first, last, default first\n"));
  const auto described = nlohmann::json::parse(printed({"plugins", file, "--json"}));
  EXPECT_EQ(described[0].at("parameters")[1],
            nlohmann::json({{"name", "step"},
                            {"type", "integer"},
                            {"default", "1"},
                            {"help", "What a finished game adds to the count"},
                            {"minimum", -5.0},
                            {"maximum", 1000.0}}));
}

TEST_F(CliPlugins, UnknownOneIsAnErrorWithTheNearest) {
  expect_error({"plugins", "sqares"}, kFailure,
               "unknown strategy: sqares; did you mean 'squares'?");
  expect_error({"plugins", "/no/such.so"}, kFailure,
               "/no/such.so: cannot be read: No such file or directory");
}

TEST_F(CliPlugins, FirstFolderNamedWinsWithAWarning) {
  two_versions();
  auto ended = run(outflank({"plugins", "versioned", "--plugin-dir", one_, "--plugin-dir", two_}));
  EXPECT_EQ(ended.status, kSuccess);
  EXPECT_THAT(ended.output, StartsWith("versioned 1.0.0: "));
  EXPECT_EQ(ended.errors, passed_over(two_, one_));
  ended = run(outflank({"plugins", "versioned", "--plugin-dir", two_, "--plugin-dir", one_}));
  EXPECT_THAT(ended.output, StartsWith("versioned 2.0.0: "));
  EXPECT_EQ(ended.errors, passed_over(one_, two_));
}

TEST_F(CliPlugins, FolderNamedTwiceIsReadOnce) {
  two_versions();
  EXPECT_THAT(printed({"plugins", "--plugin-dir", one_, "--plugin-dir", one_ + "/../one"}),
              HasSubstr(one_ + "/v.so\n"));
}

TEST_F(CliPlugins, VariableComesAfterTheOption) {
  two_versions();
  auto command = outflank({"plugins", "versioned", "--plugin-dir", two_});
  command.environment["OUTFLANK_PLUGIN_PATH"] = one_;
  const auto ended = run(command);
  EXPECT_THAT(ended.output, StartsWith("versioned 2.0.0: "));
  EXPECT_EQ(ended.errors, passed_over(one_, two_));
}

TEST_F(CliPlugins, VariableNamesFoldersInOrderAndEmptyEntriesMeanNothing) {
  two_versions();
  // A plugin in the current folder, which an empty entry must not mean.
  const auto here = folder("here", {good_dir() / "counter.so"});
  auto command = outflank({"plugins"});
  command.directory = here;
  command.environment["OUTFLANK_PLUGIN_PATH"] = "::" + one_ + ":/no/such/folder::" + two_ + ":";
  const auto ended = run(command);
  EXPECT_THAT(ended.output, AllOf(HasSubstr("\nversioned  1.0.0"), Not(HasSubstr("counter"))));
  EXPECT_EQ(ended.errors, passed_over(two_, one_));
}

TEST_F(CliPlugins, ProgramsOwnComeLast) {
  const auto mine = folder("mine", {fs::path(OUTFLANK_TREE_PLUGIN_DIR) / "greedy.so"});
  const auto theirs = fs::canonical(OUTFLANK_TREE_PLUGIN_DIR) / "greedy.so";
  for (const bool by_variable : {false, true}) {
    auto command = outflank({"plugins", "greedy"});
    if (by_variable) {
      command.environment["OUTFLANK_PLUGIN_PATH"] = mine;
    } else {
      command.arguments.insert(command.arguments.end(), {"--plugin-dir", mine});
    }
    const auto ended = run(command);
    EXPECT_THAT(ended.output, HasSubstr("  file       " + mine + "/greedy.so\n"));
    EXPECT_EQ(ended.errors, "outflank: warning: " + theirs.string() +
                                ": strategy greedy is passed over, it was already found in " +
                                mine + "/greedy.so\n");
  }
}

TEST_F(CliPlugins, FolderBesideTheExecutableIsItsOwn) {
  const auto home = folder("home", {outflank({}).program});
  folder("home/plugins", {good_dir() / "counter.so"});
  auto command = outflank({"gtp", "--strategy", "counter"});
  command.program = fs::path(home) / "outflank";
  EXPECT_EQ(output_of(command, "name\n"), "= Outflank counter\n\n");
}

TEST_F(CliPlugins, FolderThatDoesNotExistIsAnError) {
  expect_error({"plugins", "--plugin-dir", "/no/such/folder"}, kFailure,
               "plugin folder '/no/such/folder': no such folder");
  expect_error({"gtp", "--plugin-dir", ""}, kFailure, "plugin folder '': no such folder");
}

TEST_F(CliPlugins, BadFilesAreNamedWithTheReasonAndTheRestWorks) {
  const auto mixed = folder(
      "mixed", {good_dir() / "counter.so", hostile_file("text"), hostile_file("empty"),
                hostile_file("missing_symbol"), hostile_file("wrong_major"),
                hostile_file("next_major"), hostile_file("zero_strategies"),
                hostile_file("dangling"), hostile_file("directory"), hostile_file("huge_name")});
  const auto ended = run(outflank({"plugins", "counter", "--plugin-dir", mixed}));
  EXPECT_EQ(ended.status, kSuccess);
  EXPECT_THAT(ended.output, StartsWith("counter 1.2.3: "));
  const auto warning = [&](const std::string& name) {
    return "outflank: warning: " + mixed + "/" + name + ".so: ";
  };
  EXPECT_THAT(ended.errors,
              AllOf(HasSubstr(warning("text")), HasSubstr(warning("empty")),
                    HasSubstr(warning("missing_symbol") +
                              "is not a plugin: it does not export outflank_plugin_v1\n"),
                    HasSubstr(warning("wrong_major") +
                              "speaks version 2 of the plugin contract, this host 1\n"),
                    HasSubstr(warning("next_major") +
                              "speaks version 2 of the plugin contract, this host 1\n"),
                    HasSubstr(warning("zero_strategies") + "holds no strategies\n"),
                    HasSubstr(warning("dangling") + "cannot be read: No such file or directory\n"),
                    HasSubstr(warning("directory") + "is not a regular file\n"),
                    HasSubstr(warning("huge_name") +
                              "the name of a strategy is longer than 1024 bytes\n")));
  EXPECT_EQ(std::count(ended.errors.begin(), ended.errors.end(), '\n'), 9);
}

TEST_F(CliPlugins, OtherFilesInAFolderAreNobodysBusiness) {
  const auto mixed = folder("mixed", {good_dir() / "counter.so"});
  put(hostile_file("text"), root() / "mixed/README.txt");
  put(hostile_file("text"), root() / "mixed/counter.so.bak");
  fs::create_directory(root() / "mixed/more");
  EXPECT_THAT(printed({"plugins", "--plugin-dir", mixed}), HasSubstr("\ncounter    1.2.3"));
}

}  // namespace
}  // namespace outflank::test
