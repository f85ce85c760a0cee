// Legal moves only. An illegal one is refused by the host, and the error it
// throws is what fails the test.
#include "bare_instance.hpp"
#include "conformance.hpp"
#include "outflank/kit/random.hpp"
#include "rounds.hpp"
#include "support/random_positions.hpp"

namespace outflank::test {

namespace {

void expect_legal_choice(host::Instance& instance, const Position& position, Random& random) {
  const auto decision = instance.choose(position, {.nodes = kNodes, .move_seed = random.next()});
  EXPECT_TRUE(is_legal(position, decision.move)) << position_text(position);
  EXPECT_FALSE(decision.move.is_pass()) << position_text(position);
}

}  // namespace

TEST_P(BoardConformance, PlaysLegalMovesAnywhereInAGame) {
  Random random(mix(1, static_cast<std::uint64_t>(size())));
  const auto instance = fresh();
  for (int i = 0; i < rounds(1500); ++i) {
    const auto game = random_beginning(size(), random);
    instance->new_game(game.start(), random.next());
    for (const Move move : game.moves()) instance->observe(move);
    expect_legal_choice(*instance, game.position(), random);
    ASSERT_FALSE(HasFailure());
  }
}

TEST_P(BoardConformance, PlaysLegalMovesInAnySetUpPosition) {
  Random random(mix(2, static_cast<std::uint64_t>(size())));
  const auto instance = fresh();
  for (int i = 0; i < rounds(1500); ++i) {
    const auto setup = random_playable_setup(size(), random);
    for (const auto& position : {setup, with_colors_swapped(setup)}) {
      instance->new_game(position, random.next());
      expect_legal_choice(*instance, position, random);
    }
    ASSERT_FALSE(HasFailure());
  }
}

TEST_P(BoardConformance, PlaysLegalMovesWhateverItObserved) {
  Random random(mix(3, static_cast<std::uint64_t>(size())));
  const auto instance = fresh();
  const auto game = random_game(Position::start(size()), random);
  instance->new_game(game.start(), 1);
  for (const Move move : game.moves()) {
    instance->observe(move);
    expect_legal_choice(*instance, random_playable_setup(size(), random), random);
  }
}

// Nobody else says so: of an expected line the host keeps the legal part.
TEST_P(BoardConformance, ExpectsLegalLines) {
  Random random(mix(4, static_cast<std::uint64_t>(size())));
  BareInstance instance(strategy_ptr(), environment(), factory());
  for (int i = 0; i < rounds(200); ++i) {
    auto position = random_beginning(size(), random).position();
    instance.new_game(position, random.next());
    const auto decision = instance.choose(position, kNodes, random.next());
    ASSERT_LE(decision.line_length, std::uint32_t{OUTFLANK_LINE_MOVES});
    for (std::uint32_t ply = 0; ply < decision.line_length; ++ply) {
      const int index = decision.line[ply];
      ASSERT_TRUE(ply > 0 || index == decision.move);
      ASSERT_LE(index, OUTFLANK_PASS);
      const Move move = index == OUTFLANK_PASS ? Move::pass() : Move(index);
      ASSERT_TRUE(is_legal(position, move))
          << move_name(move) << " as ply " << ply << " of a line, at " << position_text(position);
      position = position.after(move);
    }
  }
}

}  // namespace outflank::test
