// Everything a program can do wrong, and what is said of it.
#include <gmock/gmock.h>

#include "children.hpp"

namespace outflank::host::arena {
namespace {

using ::testing::HasSubstr;

class GtpFailure : public Children {
 protected:
  void expect(const std::string& mode, Ending ending, const std::string& reason,
              const MoveTerms& terms = {}) {
    const auto forfeit = forfeit_of(misbehaving(mode), terms);
    ASSERT_TRUE(forfeit) << mode;
    EXPECT_EQ(ending_name(forfeit->ending()), ending_name(ending)) << mode;
    EXPECT_EQ(forfeit->what(), reason) << mode;
  }
};

TEST_F(GtpFailure, EndOfTheProgramIsTold) {
  expect("segfault", Ending::crashed, "killed by signal 11 (SIGSEGV) when asked 'genmove B'");
  expect("exit_3", Ending::crashed,
         "exited with 3 when asked 'genmove B'; its last words: loading the book | no such book: "
         "?[1mopenings.bin?[0m");
  expect("exits_at_once", Ending::crashed,
         "exited with 3 when asked 'list_commands'; its last words: I have no licence");
  expect("close_output", Ending::crashed, "closed its pipe when asked 'genmove B'");
  expect("closes_input", Ending::crashed, "closed its pipe when asked 'list_commands'");
}

TEST_F(GtpFailure, SilenceIsHangingWhereNoClockRuns) {
  surroundings_.patience = kLittlePatience;
  expect("hang", Ending::hung, "silent for 1 s when asked 'genmove B'");
  expect("flood_errors_and_hang", Ending::hung,
         "silent for 1 s when asked 'genmove B'; its last words: again and again | again and "
         "again | again and again | again and again | again and again");
}

TEST_F(GtpFailure, MoreThanItsTimeLosesByTime) {
  expect("hang", Ending::timeout, "out of time when asked 'genmove B'",
         {.limits = {}, .allowed_ns = 100'000'000});
}

TEST_F(GtpFailure, SilenceIsNoHangingWhereThereIsTime) {
  surroundings_.patience = kLittlePatience;
  expect("hang", Ending::timeout, "out of time when asked 'genmove B'",
         {.limits = {}, .allowed_ns = 1'500'000'000});
}

TEST_F(GtpFailure, WhatIsNoAnswerIsNonsense) {
  surroundings_.patience = kLittlePatience;
  expect("nonsense", Ending::nonsense,
         "answered 'I would rather play chess' when asked 'genmove B'");
  expect("flood_output", Ending::nonsense, "flooded its output when asked 'genmove B'");
  expect("flood_lines", Ending::nonsense, "answered 'again and again' when asked 'genmove B'");
  expect("flood_replies", Ending::nonsense, "answered '' to 'genmove B'");
  expect("no_square", Ending::nonsense, "answered 'z9' to 'genmove B'");
  expect("says_nothing", Ending::nonsense, "answered '' to 'genmove B'");
}

TEST_F(GtpFailure, RefusalIsAFailure) {
  expect("refuses", Ending::failed, "refused 'genmove B': I do not want to");
}

TEST_F(GtpFailure, ForkedProcessThatHoldsThePipesIsNoExcuse) {
  surroundings_.patience = kLittlePatience;
  expect("leaves_child", Ending::hung, "silent for 1 s when asked 'genmove B'");
}

TEST_F(GtpFailure, MemoryPastItsLimitLoses) {
  auto eater = misbehaving("eat_memory");
  eater.memory_bytes = 64 << 20;
  const auto forfeit = forfeit_of(eater);
  ASSERT_TRUE(forfeit);
  EXPECT_EQ(forfeit->ending(), Ending::memory);
  EXPECT_STREQ(forfeit->what(), "held more than 64 MiB when asked 'genmove B'");
}

TEST_F(GtpFailure, LegalMoveThatIsRefusedIsAFailure) {
  const auto contestant = gtp(misbehaving("refuses_moves"));
  contestant->new_game(Position(), Color::white, 1);
  const auto f5 = *parse_square("f5", 8);
  contestant->observe(f5);
  try {
    static_cast<void>(contestant->choose(Position().after(f5), {}));
    FAIL();
  } catch (const Forfeit& forfeit) {
    EXPECT_EQ(forfeit.ending(), Ending::failed);
    EXPECT_STREQ(forfeit.what(), "refused 'play B F5': illegal move");
  }
}

TEST_F(GtpFailure, WhatCannotBeStartedIsItsOwnersMistake) {
  EXPECT_THROW(static_cast<void>(gtp(parse_participant("gtp:outflank-no-such-engine -l 1"))),
               ParticipantError);
  auto elsewhere = misbehaving("fine");
  elsewhere.folder = "/no/such/folder";
  EXPECT_THROW(static_cast<void>(gtp(elsewhere)), ParticipantError);
}

TEST_F(GtpFailure, WhatItCannotPlayIsItsOwnersMistake) {
  const auto contestant = gtp(misbehaving("fine"));
  EXPECT_THROW(contestant->new_game(Position::start(6), Color::black, 1), ParticipantError);
  const auto odd = *Position::from(8, Position().white(), Position().black(), Color::black);
  try {
    contestant->new_game(odd, Color::black, 1);
    FAIL();
  } catch (const ParticipantError& error) {
    EXPECT_THAT(error.what(), HasSubstr("fine: GTP has no command to set a position up"));
  }
  const auto refuses = gtp(misbehaving("refuses_size"));
  EXPECT_THROW(refuses->new_game(Position(), Color::black, 1), ParticipantError);
}

}  // namespace
}  // namespace outflank::host::arena
