// A value for every legal move, and for nothing else. The host leaves illegal
// ones out without a word, so these ask the plugin itself.
#include <atomic>

#include "bare_instance.hpp"
#include "conformance.hpp"
#include "outflank/kit/random.hpp"
#include "rounds.hpp"
#include "support/random_positions.hpp"

namespace outflank::test {

class AnalysisConformance : public BoardConformance {
 protected:
  // A depth that is soon reached, with nodes to spare for it: it ends because
  // there is nothing to add.
  [[nodiscard]] static outflank_limits shallow(std::uint64_t move_seed) {
    auto limits = sized<outflank_limits>();
    limits.depth = 1;
    limits.nodes = 50 * kNodes;
    limits.move_seed = move_seed;
    return limits;
  }

  // The moves of the reports, all of them legal.
  [[nodiscard]] static Bitboard moves_of(const std::vector<outflank_move_value>& reports,
                                         const Position& position) {
    Bitboard moves = 0;
    for (const auto& report : reports) {
      const bool on_the_board = report.move >= 0 && report.move < kSquares;
      EXPECT_TRUE(on_the_board && is_legal(position, Move(report.move)))
          << "move " << report.move << " at " << position_text(position);
      if (on_the_board) moves |= bit(report.move);
      EXPECT_LE(report.line_length, std::uint32_t{OUTFLANK_LINE_MOVES});
      EXPECT_TRUE(report.line_length == 0 || report.line[0] == report.move);
    }
    return moves;
  }
};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(AnalysisConformance);
INSTANTIATE_TEST_SUITE_P(Every, AnalysisConformance,
                         testing::ValuesIn(find_subjects().with("analysis").on_every_board()),
                         by_name());

TEST_P(AnalysisConformance, ValuesEveryLegalMoveAndNoOther) {
  Random random(mix(15, static_cast<std::uint64_t>(size())));
  BareInstance instance(strategy_ptr(), environment(), factory());
  for (int i = 0; i < rounds(300); ++i) {
    const auto position = i % 2 == 0 ? random_beginning(size(), random).position()
                                     : random_playable_setup(size(), random);
    instance.new_game(position, random.next());
    const auto reports = instance.analyze(position, shallow(random.next()));
    ASSERT_EQ(moves_of(reports, position), legal_moves(position)) << position_text(position);
    ASSERT_FALSE(HasFailure());
  }
}

TEST_P(AnalysisConformance, ValuesOnlyLegalMovesWhenStoppedFromTheBeginning) {
  const std::atomic<bool> stop = true;
  auto stopped = environment();
  stopped.stop = &stop;
  Random random(mix(16, static_cast<std::uint64_t>(size())));
  BareInstance instance(strategy_ptr(), stopped, factory());
  for (int i = 0; i < rounds(100); ++i) {
    const auto position = random_beginning(size(), random).position();
    instance.new_game(position, random.next());
    const auto moves = moves_of(instance.analyze(position, sized<outflank_limits>()), position);
    ASSERT_EQ(moves & ~legal_moves(position), Bitboard{0});
    ASSERT_FALSE(HasFailure());
  }
}

}  // namespace outflank::test
