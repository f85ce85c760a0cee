// An evaluator's value depends on the position, on parameters and state, and on
// nothing else, and keeps to the range it declares: the host refuses any other,
// and the error it throws is what fails the test.
#include "conformance.hpp"
#include "outflank/kit/random.hpp"
#include "rounds.hpp"
#include "support/random_positions.hpp"

namespace outflank::test {

namespace {

// One-sided, full and empty boards: where a range is at its end.
std::vector<Position> extreme_positions(int size) {
  const auto full = board_mask(size);
  std::vector<Position> positions;
  for (const auto side : {Color::black, Color::white}) {
    for (const auto black : {full, Bitboard{0}}) {
      positions.push_back(Position::from(size, black, full & ~black, side).value());
    }
    positions.push_back(Position::from(size, 0, 0, side).value());
  }
  return positions;
}

}  // namespace

class EvaluatorConformance : public BoardConformance {
 protected:
  // Of every kind: playable, with a pass to make, and over.
  [[nodiscard]] static std::vector<Position> positions() {
    Random random(mix(13, static_cast<std::uint64_t>(size())));
    auto result = extreme_positions(size());
    for (int i = 0; i < rounds(2000); ++i) {
      result.push_back(random_setup(size(), random));
      result.push_back(random_beginning(size(), random).position());
    }
    for (int passes = 0; passes < rounds(100);) {
      const auto position = random_setup(size(), random);
      if (!must_pass(position)) continue;
      result.push_back(position);
      ++passes;
    }
    for (int i = 0; i < rounds(100); ++i) {
      result.push_back(random_game(Position::start(size()), random).position());
    }
    return result;
  }
};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(EvaluatorConformance);
INSTANTIATE_TEST_SUITE_P(Every, EvaluatorConformance,
                         testing::ValuesIn(find_subjects().with("evaluator").on_every_board()),
                         by_name());

TEST_P(EvaluatorConformance, ValuesLieInTheDeclaredRange) {
  const auto instance = fresh();
  const auto info = instance->evaluator_info();
  EXPECT_LT(info.minimum, info.maximum);
  EXPECT_STRNE(info.unit, "");
  for (const auto& position : positions()) {
    const auto value = instance->evaluate(position);
    ASSERT_GE(value, info.minimum) << position_text(position);
    ASSERT_LE(value, info.maximum) << position_text(position);
  }
}

TEST_P(EvaluatorConformance, OnePositionHasOneValue) {
  const auto one = fresh();
  const auto two = fresh();
  for (const auto& position : positions()) {
    const auto value = one->evaluate(position);
    ASSERT_EQ(one->evaluate(position), value) << position_text(position);
    ASSERT_EQ(two->evaluate(position), value) << position_text(position);
  }
}

TEST_P(EvaluatorConformance, ValueDoesNotDependOnTheGameThatIsPlayed) {
  const auto idle = fresh();
  const auto busy = fresh();
  Random random(14);
  for (const auto& position : positions()) {
    const auto game = random_beginning(size(), random);
    busy->new_game(game.start(), random.next());
    for (const Move move : game.moves()) busy->observe(move);
    if (random.chance(0.1)) {
      static_cast<void>(
          busy->choose(game.position(), {.nodes = kNodes, .move_seed = random.next()}));
    }
    ASSERT_EQ(busy->evaluate(position), idle->evaluate(position)) << position_text(position);
  }
}

}  // namespace outflank::test
