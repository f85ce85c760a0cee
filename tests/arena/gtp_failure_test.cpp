// Everything a program can do wrong, and what is said of it.
#include <gmock/gmock.h>

#include <atomic>
#include <filesystem>

#include "children.hpp"
#include "support/temporary_folder.hpp"

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
  expect("hang", Ending::hung, "no answer in 1 s when asked 'genmove B'");
  expect("flood_errors_and_hang", Ending::hung,
         "no answer in 1 s when asked 'genmove B'; its last words: again and again | again and "
         "again | again and again | again and again | again and again");
}

TEST_F(GtpFailure, DrippingIsHangingToo) {
  surroundings_.patience = kLittlePatience;
  expect("drips_bytes", Ending::hung, "no answer in 1 s when asked 'genmove B'");
  expect("drips_after_reply", Ending::hung,
         "never came to the end of its answer when asked 'genmove B'");
}

TEST_F(GtpFailure, DrippingStopsNoClock) {
  const MoveTerms terms{.limits = {}, .allowed_ns = 100'000'000};
  expect("drips_bytes", Ending::timeout, "out of time when asked 'genmove B'", terms);
  expect("drips_after_reply", Ending::timeout,
         "never came to the end of its answer when asked 'genmove B'", terms);
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

TEST_F(GtpFailure, GivingUpLosesWithoutAnyFault) {
  expect("resigns", Ending::resigned, "resigned");
}

TEST_F(GtpFailure, ForkedProcessThatHoldsThePipesIsNoExcuse) {
  expect("leaves_child", Ending::crashed, "exited with 3 when asked 'genmove B'");
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

// Programs that change their mind between two processes.
class ChangesItsMind : public GtpFailure {
 protected:
  // The first process is `first`, all later ones `later`.
  [[nodiscard]] Participant changing(const std::string& first, const std::string& later) const {
    auto participant = misbehaving(first);
    participant.command = {"sh", "-c",
                           "if [ -e started ]; then mode=" + later + "; else mode=" + first +
                               "; : > started; fi; exec '" OUTFLANK_MISBEHAVING "' $mode"};
    participant.folder = folder_.path();
    participant.restart = true;
    return participant;
  }

  // Of its second game; of the same contestant, or of another of the same participant.
  [[nodiscard]] static Forfeit second_game(Contestant& contestant) {
    try {
      contestant.new_game(Position(), Color::black, 2);
    } catch (const Forfeit& forfeit) {
      return forfeit;
    }
    return {Ending::finished, "none"};
  }

  test::TemporaryFolder folder_;
};

TEST_F(ChangesItsMind, AfterAGameThatIsItsLossAndNoMistake) {
  const auto contestant = gtp(changing("fine", "refuses_size"));
  contestant->new_game(Position(), Color::black, 1);
  const auto forfeit = second_game(*contestant);
  EXPECT_EQ(forfeit.ending(), Ending::failed);
  EXPECT_STREQ(forfeit.what(),
               "does not play on 8x8: it refused 'boardsize 8': unknown or unacceptable");
}

TEST_F(ChangesItsMind, AnotherContestantOfItKnowsThatItHasPlayed) {
  std::atomic<bool> proven = false;
  surroundings_.proven = &proven;
  const auto participant = changing("fine", "refuses_size");
  gtp(participant)->new_game(Position(), Color::black, 1);
  EXPECT_EQ(second_game(*gtp(participant)).ending(), Ending::failed);
}

TEST_F(ChangesItsMind, ProgramThatIsGoneAfterAGameHasLost) {
  auto participant = misbehaving("fine");
  const auto program = folder_.path() / "engine";
  std::filesystem::copy_file(OUTFLANK_MISBEHAVING, program);
  participant.command = {program.string(), "fine"};
  participant.restart = true;
  const auto contestant = gtp(participant);
  contestant->new_game(Position(), Color::black, 1);
  std::filesystem::remove(program);
  const auto forfeit = second_game(*contestant);
  EXPECT_EQ(forfeit.ending(), Ending::crashed);
  EXPECT_THAT(forfeit.what(), HasSubstr("cannot start "));
}

}  // namespace
}  // namespace outflank::host::arena
