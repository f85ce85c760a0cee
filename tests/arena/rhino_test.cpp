// Somebody else's engine: the one of the Debian package grhino.
#include "children.hpp"
#include "outflank/kit/random.hpp"
#include "processes/program_path.hpp"

namespace outflank::host::arena {
namespace {

class Rhino : public Children {
 protected:
  void SetUp() override {
    if (!find_program("gtp-rhino", "")) GTEST_SKIP() << "gtp-rhino is not installed";
  }
};

TEST_F(Rhino, PlaysWholeGamesWithPassesInThem) {
  const auto rhino = gtp(parse_participant("gtp:gtp-rhino -l 1"));
  int passes = 0;
  for (std::uint64_t seed = 1; seed <= 4 || passes == 0; ++seed) {
    const auto side = seed % 2 == 0 ? Color::black : Color::white;
    rhino->new_game(Position(), side, seed);
    Random random(seed);
    Game game;
    while (!game.over()) {
      const auto& position = game.position();
      Move move = Move::pass();
      if (!has_move(position)) {
        ++passes;
      } else if (position.to_move() == side) {
        move = rhino->choose(position, {}).move;
      } else {
        move = random_square(legal_moves(position), random);
      }
      ASSERT_TRUE(game.play(move)) << "ply " << game.ply() << " of game " << seed;
      rhino->observe(move);
    }
    rhino->game_over({.finished = true});
  }
}

TEST_F(Rhino, PlaysOnNoOtherBoard) {
  const auto rhino = gtp(parse_participant("gtp:gtp-rhino -l 1"));
  EXPECT_THROW(rhino->new_game(Position::start(6), Color::black, 1), ParticipantError);
}

}  // namespace
}  // namespace outflank::host::arena
