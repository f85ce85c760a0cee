// The new file is no good: the host says which and why, and the old version
// plays on as if nothing had happened.
#include <gmock/gmock.h>

#include <functional>
#include <string>

#include "swap_host.hpp"

namespace outflank::test {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

fs::path flawed(const std::string& part) {
  return fs::path(OUTFLANK_FLAWED_DIR) / ("flawed_" + part + ".so");
}

struct BadFile {
  const char* name;
  const char* reason;
  // Puts it in the place of the good one.
  std::function<void(const fs::path& file)> put;
};

auto copy_of(const fs::path& from) {
  return [from](const fs::path& file) {
    fs::copy_file(from, file, fs::copy_options::overwrite_existing);
  };
}

void PrintTo(const BadFile& bad, std::ostream* out) { *out << bad.name; }

class BadSwap : public SwapHost, public testing::WithParamInterface<BadFile> {};
class BadEvaluatorSwap : public BadSwap {};

TEST_P(BadSwap, IsNamedAndTheOldVersionPlaysOn) {
  start_with_a_past();
  const auto board = answer("showboard");
  const auto plugins = mapped_plugins();
  const auto descriptors = open_descriptors();
  GetParam().put(file());

  for (int i = 0; i < 2; ++i) {
    EXPECT_THAT(ask("outflank-reload versioned"),
                AllOf(StartsWith("? " + file().string() + ": "), HasSubstr(GetParam().reason)));
    expect_plays_as(1);
  }
  EXPECT_EQ(answer("showboard"), board);
  EXPECT_EQ(mapped_plugins(), plugins);
  EXPECT_EQ(open_descriptors(), descriptors);
  EXPECT_EQ(temporary_files(), 0U);

  // What else the bad file holds is not known either, and a second instance is
  // of the old version too.
  EXPECT_THAT(answer("outflank-plugins"), Not(HasSubstr("3.0.0")));
  answer("outflank-use greedy");
  answer("outflank-use versioned:label=red");
  EXPECT_THAT(decision(), HasSubstr("red: version 1.0.0, 0 games"));
}

TEST_P(BadSwap, IsForgottenWhenAGoodOneFollows) {
  start_with_a_past();
  GetParam().put(file());
  EXPECT_THAT(ask("outflank-reload versioned"), StartsWith("? "));
  fs::remove_all(file());
  put(version(2));
  answer("outflank-reload versioned");
  expect_plays_as(2);
}

TEST_P(BadEvaluatorSwap, LeavesTheHolderItsOldJudgement) {
  fs::copy_file(good_dir() / "consult.so", folder() / "consult.so");
  start("consult:evaluator=versioned");
  answer("play b f5");
  const auto before = decision();
  const auto plugins = mapped_plugins();
  GetParam().put(file());
  EXPECT_THAT(ask("outflank-reload versioned"),
              AllOf(StartsWith("? " + file().string() + ": "), HasSubstr(GetParam().reason)));
  EXPECT_EQ(decision(), before);
  EXPECT_EQ(mapped_plugins(), plugins);
  answer("outflank-use consult:evaluator=versioned");
  EXPECT_EQ(decision(), before);
}

std::string name_of(const testing::TestParamInfo<BadFile>& bad) { return bad.param.name; }

// Of no use to anybody.
auto unusable() {
  return testing::Values(
      BadFile{"text", "is not a loadable shared library: ", copy_of(hostile_file("text"))},
      BadFile{"truncated", "is not a whole shared library: ",
              [](const fs::path& file) { fs::resize_file(file, fs::file_size(file) / 2); }},
      BadFile{"another_id", "no longer holds strategy versioned, only slow",
              copy_of(good_dir() / "slow.so")},
      BadFile{"cannot_be_made", "cannot be made", copy_of(flawed("create"))},
      BadFile{"deleted", "cannot be read: No such file or directory",
              [](const fs::path& file) { fs::remove(file); }},
      BadFile{"directory", "is not a regular file", [](const fs::path& file) {
                fs::remove(file);
                fs::create_directory(file);
              }});
}
INSTANTIATE_TEST_SUITE_P(Unusable, BadSwap, unusable(), name_of);
INSTANTIATE_TEST_SUITE_P(Unusable, BadEvaluatorSwap, unusable(), name_of);

// Could begin anew, but not go on where the old version is.
INSTANTIATE_TEST_SUITE_P(
    Estranged, BadSwap,
    testing::Values(BadFile{"refuses_state", "learned in another school", copy_of(flawed("load"))},
                    BadFile{"refuses_parameter", "label: expected ", copy_of(flawed("set"))},
                    BadFile{"refuses_game", "plays no games", copy_of(flawed("new_game"))}),
    name_of);

TEST_F(SwapHost, UseOfABadFileLeavesStrategyAndIdAsTheyWere) {
  start_with_a_past();
  for (const char* part : {"create", "new_game"}) {
    EXPECT_THAT(ask("outflank-use " + flawed(part).string() + "@versioned"), StartsWith("? "));
    expect_plays_as(1);
    answer("outflank-reload versioned");
    expect_plays_as(1);
  }
  EXPECT_THAT(ask("outflank-use versioned:lable=red"), StartsWith("? "));
  expect_plays_as(1);
}

TEST_F(SwapHost, FileCutAnywhereIsRefused) {
  start_with_a_past();
  const auto size = fs::file_size(version(2));
  for (std::uintmax_t kept = 0; kept < size; kept += 1021) {
    put(version(2));
    fs::resize_file(file(), kept);
    EXPECT_THAT(ask("outflank-reload versioned"),
                StartsWith("? " + file().string() + ": is not a "));
  }
  expect_plays_as(1);
}

}  // namespace
}  // namespace outflank::test
