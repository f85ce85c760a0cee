// A strategy that fails costs the client a reply with a question mark, and
// nothing else.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ostream>
#include <string>

#include "support/host_process.hpp"
#include "support/plugin_dir.hpp"

namespace outflank::test {
namespace {

struct Failing {
  const char* fixture;
  const char* reply;
  friend void PrintTo(const Failing& failing, std::ostream* out) { *out << failing.fixture; }
};

class GtpFailingStrategy : public testing::TestWithParam<Failing> {
 protected:
  std::string use() const { return "outflank-use " + hostile_file(GetParam().fixture).string(); }
  std::string failure() const { return "? " + std::string(GetParam().reply) + "\n\n"; }
};

TEST_P(GtpFailingStrategy, IsNamedAndTheGameIsUnharmed) {
  GtpClient client;
  EXPECT_EQ(client.ask("play b f5"), "=\n\n");
  const auto before = client.ask("showboard");
  EXPECT_EQ(client.ask(use()), "=\n\n");
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(client.ask("genmove w"), failure());
    EXPECT_EQ(client.ask("reg_genmove w"), failure());
    EXPECT_EQ(client.ask("outflank-genmove w"), failure());
  }
  EXPECT_EQ(client.ask("showboard"), before);
  EXPECT_EQ(client.ask("outflank-use greedy"), "=\n\n");
  EXPECT_EQ(client.ask("genmove w"), "= F4\n\n");
  EXPECT_EQ(client.ask("undo"), "=\n\n");
  EXPECT_EQ(client.ask("undo"), "=\n\n");
  EXPECT_EQ(client.ask("undo"), "? cannot undo: the game is at its start\n\n");
  const auto ended = client.process().finish();
  EXPECT_EQ(ended.status, 0);
  EXPECT_EQ(own_errors(ended), "");
}

TEST_P(GtpFailingStrategy, LeavesAnImpliedPassUnplayed) {
  GtpClient client;
  EXPECT_EQ(client.ask(use()), "=\n\n");
  EXPECT_EQ(client.ask("outflank-setposition OOO-OOO-OOO-XXXX O"), "=\n\n");
  const auto before = client.ask("showboard");
  EXPECT_EQ(client.ask("genmove b").substr(0, 2), "? ");
  EXPECT_EQ(client.ask("showboard"), before);
  EXPECT_EQ(client.ask("undo"), "? cannot undo: the game is at its start\n\n");
  // Passes are the host's: no strategy is asked.
  EXPECT_EQ(client.ask("genmove w"), "= PASS\n\n");
}

INSTANTIATE_TEST_SUITE_P(
    All, GtpFailingStrategy,
    testing::Values(Failing{"throws", "throws: choose failed: lost my notes and more"},
                    Failing{"throws_odd",
                            "throws_odd: choose failed: threw something that is no std::exception"},
                    Failing{"illegal_move", "illegal_move: chose a1, which is not a legal move"},
                    Failing{"passes", "passes: chose a pass, which is not a legal move"},
                    Failing{"says_nothing",
                            "says_nothing: chose square number -1, which is not a legal move"},
                    Failing{"wrong_status",
                            "wrong_status: choose failed: returned status 77, which does not "
                            "exist"}),
    [](const auto& failing) { return std::string(failing.param.fixture); });

TEST(GtpUnusableStrategy, IsRefusedAndTheOldOnePlaysOn) {
  GtpClient client;
  EXPECT_EQ(client.ask("outflank-use " + hostile_file("create_fails").string()),
            "? create_fails: create failed: no such luck\n\n");
  EXPECT_EQ(client.ask("outflank-use " + hostile_file("new_game_fails").string()),
            "? new_game_fails: new_game failed: not in the mood\n\n");
  const auto text = hostile_file("text").string();
  EXPECT_THAT(client.ask("outflank-use " + text),
              testing::StartsWith("? " + text + ": is not a loadable shared library: "));
  EXPECT_EQ(client.ask("name"), "= Outflank greedy\n\n");
  EXPECT_EQ(client.ask("genmove b"), "= D3\n\n");
}

TEST(GtpUnusableStrategy, AtTheStartIsAnErrorOfTheProgram) {
  const auto ended =
      run(outflank_gtp({"--strategy", hostile_file("new_game_fails").string()}),
          "name\n");
  EXPECT_EQ(ended.status, 1);
  EXPECT_EQ(ended.output, "");
  EXPECT_EQ(own_errors(ended), "outflank: new_game_fails: new_game failed: not in the mood\n");
}

}  // namespace
}  // namespace outflank::test
