// Programs that do well enough, each in its own way.
#include <gmock/gmock.h>

#include <algorithm>
#include <atomic>
#include <fstream>

#include "children.hpp"
#include "outflank/kit/random.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::host::arena {
namespace {

using ::testing::ElementsAre;

const Move kF5 = *parse_square("f5", 8);
const Move kD6 = *parse_square("d6", 8);
const Move kC3 = *parse_square("c3", 8);

class GtpContestantTest : public Children {
 protected:
  // The move of one that plays its first as black.
  Move first_move(const Participant& participant) {
    const auto contestant = gtp(participant);
    contestant->new_game(Position(), Color::black, 1);
    return contestant->choose(Position(), {}).move;
  }

  // The lines that a program was sent, less those before `first`.
  template <typename Play>
  std::vector<std::string> lines_sent(const std::string& script_mode, const PlayLimits& limits,
                                      Play play) {
    const auto file = folder_.path() / "lines";
    Participant participant = misbehaving(script_mode);
    participant.command = {
        "sh", "-c",
        "tee '" + file.string() + "' | '" + OUTFLANK_MISBEHAVING + "' '" + script_mode + "'"};
    {
      const auto contestant = gtp(participant, limits);
      play(*contestant);
    }
    std::ifstream in(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
  }

  test::TemporaryFolder folder_;
};

TEST_F(GtpContestantTest, SloppyAnswersAreUnderstood) {
  for (const auto* const mode :
       {"fine", "crlf", "space_and_id", "no_empty_line", "chatters", "one_byte_at_a_time",
        "flood_errors", "knows_nothing", "lists_games", "ignores_quit"}) {
    EXPECT_EQ(first_move(misbehaving(mode)), kF5) << mode;
  }
  EXPECT_EQ(first_move(misbehaving("fine", "f5")), kF5);
  EXPECT_EQ(first_move(misbehaving("fine", "Pass")), Move::pass()) << "the caller judges it";
}

TEST_F(GtpContestantTest, IllegalMovesAreForTheCallerToJudge) {
  EXPECT_EQ(first_move(misbehaving("fine", "A1")), Move(*parse_square("a1", 8)));
}

TEST_F(GtpContestantTest, IsToldWhatTheOthersPlayAndNothingTwice) {
  const auto lines = lines_sent("fine", {}, [](Contestant& contestant) {
    contestant.new_game(Position(), Color::black, 1);
    static_cast<void>(contestant.choose(Position(), {}));
    contestant.observe(kF5);
    contestant.observe(kD6);
    static_cast<void>(contestant.choose(Position().after(kF5).after(kD6), {}));
    contestant.observe(kC3);
    contestant.game_over({});
    contestant.new_game(Position(), Color::white, 2);
  });
  EXPECT_THAT(lines, ElementsAre("list_commands", "boardsize 8", "clear_board", "genmove B",
                                 "play W D6", "genmove B", "boardsize 8", "clear_board", "quit"));
}

TEST_F(GtpContestantTest, TimeIsToldInWholeSeconds) {
  const auto lines = lines_sent("fine", {.main_ns = 60'900'000'000, .increment_ns = 1},
                                [](Contestant& contestant) {
                                  contestant.new_game(Position(), Color::black, 1);
                                  MoveTerms terms{.limits = {}, .allowed_ns = 60'000'000'000};
                                  terms.limits.clock = Clock{.main_time_ns = 60'900'000'000,
                                                             .increment_ns = 1,
                                                             .own_left_ns = 500'000'000,
                                                             .opponent_left_ns = 41'999'999'999};
                                  EXPECT_GT(contestant.choose(Position(), terms).used_ns, 0);
                                });
  EXPECT_THAT(lines,
              ElementsAre("list_commands", "boardsize 8", "clear_board", "time_settings 60 0 0",
                          "time_left W 41 0", "time_left B 1 0", "genmove B", "quit"));
}

TEST_F(GtpContestantTest, TimeForAMoveIsAPeriodOfOne) {
  const auto lines = lines_sent("fine", {.move_ns = 2'500'000'000}, [](Contestant& contestant) {
    contestant.new_game(Position(), Color::black, 1);
    static_cast<void>(contestant.choose(Position(), {.limits = {}, .allowed_ns = 60'000'000'000}));
  });
  EXPECT_THAT(lines, ElementsAre("list_commands", "boardsize 8", "clear_board",
                                 "time_settings 0 2 1", "genmove B", "quit"));
}

TEST_F(GtpContestantTest, WhereAClockRunsNobodyIsImpatient) {
  surroundings_.patience = kLittlePatience;
  const auto contestant = gtp(misbehaving("thinks_long"));
  contestant->new_game(Position(), Color::black, 1);
  const MoveTerms terms{.limits = {}, .allowed_ns = 60'000'000'000};
  EXPECT_EQ(contestant->choose(Position(), terms).move, kF5);
}

TEST_F(GtpContestantTest, PatienceOfZeroIsWithoutEnd) {
  surroundings_.patience = std::chrono::milliseconds::zero();
  EXPECT_EQ(first_move(misbehaving("thinks_long")), kF5);
}

// White has to pass, and passes once more after black's next move.
class Passes : public GtpContestantTest {
 protected:
  std::vector<std::string> lines_of(const std::string& mode) {
    Game game = two_passes();
    return lines_sent(mode, {}, [&](Contestant& contestant) {
      contestant.new_game(Position(), Color::black, 1);
      Game told;
      for (const Move move : game.moves()) {
        if (told.position().to_move() == Color::black) {
          static_cast<void>(contestant.choose(told.position(), {}));
        }
        contestant.observe(move);
        ASSERT_TRUE(told.play(move));
      }
      static_cast<void>(contestant.choose(told.position(), {}));
    });
  }

  // A game with two forced passes of white in it, black to move at its end.
  static Game two_passes() {
    for (std::uint64_t seed = 1;; ++seed) {
      Random random(seed);
      Game game;
      int passes = 0;
      while (!game.over()) {
        const auto moves = legal_moves(game.position());
        const bool white = game.position().to_move() == Color::white;
        if (moves == 0 && !white) break;
        if (moves == 0) ++passes;
        EXPECT_TRUE(game.play(moves == 0 ? Move::pass() : Move(random_square(moves, random))));
        if (passes == 2 && has_move(game.position())) return game;
      }
    }
  }

  static std::ptrdiff_t count_passes(const std::vector<std::string>& lines) {
    return std::ranges::count(lines, "play W PASS");
  }
};

TEST_F(Passes, AreToldToThoseWhoTakeThem) { EXPECT_EQ(count_passes(lines_of("fine")), 2); }

TEST_F(Passes, AreToldNoMoreToThoseWhoRefusedOne) {
  EXPECT_EQ(count_passes(lines_of("refuses_passes")), 1);
}

TEST_F(Passes, AreNeverToldToThoseMadeForQuarry) {
  EXPECT_EQ(count_passes(lines_of("lists_games")), 0);
}

TEST_F(GtpContestantTest, StopEndsTheWaitWithSomeLegalMove) {
  std::atomic<bool> stop = false;
  surroundings_.stop = &stop;
  const auto contestant = gtp(misbehaving("hang"));
  contestant->new_game(Position(), Color::black, 1);
  stop = true;
  EXPECT_TRUE(is_legal(Position(), contestant->choose(Position(), {}).move));
}

TEST_F(GtpContestantTest, RestartIsAnotherProcessForEveryGame) {
  const auto file = folder_.path() / "starts";
  Participant participant = misbehaving("fine");
  participant.command = {
      "sh", "-c", "echo x >> '" + file.string() + "'; exec '" + OUTFLANK_MISBEHAVING + "' fine"};
  participant.restart = true;
  {
    const auto contestant = gtp(participant);
    for (int game = 0; game < 3; ++game) {
      contestant->new_game(Position(), Color::black, 1);
      EXPECT_EQ(contestant->choose(Position(), {}).move, kF5);
    }
  }
  std::ifstream in(file);
  const std::string starts(std::istreambuf_iterator<char>(in), {});
  EXPECT_EQ(starts, "x\nx\nx\n");
}

}  // namespace
}  // namespace outflank::host::arena
