// The draft of the trainer at work: what it promises can be kept.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena_asker.hpp"
#include "arena_player.hpp"
#include "fake_arena.hpp"
#include "guarded.hpp"
#include "hill_climber.hpp"
#include "outflank/kit/random.hpp"

namespace outflank::test {
namespace {

using testing::Gt;
using testing::HasSubstr;

constexpr std::uint64_t kRunSeed = 2024;

// The host's half of a training run: it owns the loop.
class TrainingRun {
 public:
  explicit TrainingRun(FakeArena& arena) : strategy_(*arena.find("climber")) {
    auto error = sized<outflank_error>();
    if (strategy_.create(&strategy_, arena.host(), &instance_, &error) != OUTFLANK_OK) {
      throw std::runtime_error(error.message);
    }
    trainer_ =
        static_cast<const outflank_trainer*>(strategy_.extension(&strategy_, OUTFLANK_EXT_TRAINER));
  }
  TrainingRun(const TrainingRun&) = delete;
  TrainingRun& operator=(const TrainingRun&) = delete;
  ~TrainingRun() { strategy_.destroy(instance_); }

  [[nodiscard]] outflank_status begin(std::uint64_t steps_done, std::uint32_t board_size = 6) {
    auto training = sized<outflank_training>();
    training.board_size = board_size;
    training.run_seed = kRunSeed;
    training.steps_done = steps_done;
    training.steps_planned = 30;
    return trainer_->begin(instance_, &training, &error_);
  }
  [[nodiscard]] outflank_status step(std::uint64_t index) {
    auto step = sized<outflank_step>();
    step.index = index;
    step.seed = mix(kRunSeed, index);
    report_ = sized<outflank_step_report>();
    return trainer_->step(instance_, &step, &report_, &error_);
  }
  void steps(std::uint64_t from, std::uint64_t to) {
    for (auto index = from; index < to; ++index) ASSERT_EQ(step(index), OUTFLANK_OK) << message();
  }

  [[nodiscard]] std::string state() const { return save_state(strategy_, instance_); }
  void load(std::string_view bytes) {
    ASSERT_EQ(load_state(strategy_, instance_, bytes, &error_), OUTFLANK_OK) << message();
  }
  [[nodiscard]] const outflank_step_report& report() const { return report_; }
  [[nodiscard]] std::string message() const { return error_.message; }
  [[nodiscard]] const outflank_trainer& trainer() const { return *trainer_; }
  [[nodiscard]] outflank_instance* instance() const { return instance_; }

 private:
  const outflank_strategy& strategy_;
  outflank_instance* instance_ = nullptr;
  const outflank_trainer* trainer_ = nullptr;
  outflank_step_report report_{};
  outflank_error error_ = sized<outflank_error>();
};

std::string trained(int workers, std::uint64_t steps) {
  FakeArena arena({HillClimber::table()}, workers);
  TrainingRun run(arena);
  EXPECT_EQ(run.begin(0), OUTFLANK_OK);
  run.steps(0, steps);
  return run.state();
}

TEST(DraftTrainer, LearnsTheSameBytesOnOneAndOnThreeThreads) {
  const auto one = trained(1, 30);
  EXPECT_EQ(trained(3, 30), one);
  EXPECT_NE(trained(3, 29), one);
}

TEST(DraftTrainer, ResumedRunEndsInTheSameBytes) {
  const auto whole = trained(2, 30);
  for (const std::uint64_t cut : {1U, 13U, 29U}) {
    std::string checkpoint;
    {
      FakeArena arena({HillClimber::table()}, 3);
      TrainingRun run(arena);
      ASSERT_EQ(run.begin(0), OUTFLANK_OK);
      run.steps(0, cut);
      checkpoint = run.state();
    }
    FakeArena arena({HillClimber::table()}, 1);
    TrainingRun run(arena);
    run.load(checkpoint);
    ASSERT_EQ(run.begin(cut), OUTFLANK_OK);
    EXPECT_EQ(run.state(), checkpoint);
    run.steps(cut, 30);
    EXPECT_EQ(run.state(), whole) << cut;
  }
}

TEST(DraftTrainer, StepToldToStopDidNotHappen) {
  const auto whole = trained(2, 8);
  for (const int games : {0, 1, 5, 11}) {
    FakeArena arena({HillClimber::table()}, 2);
    TrainingRun run(arena);
    ASSERT_EQ(run.begin(0), OUTFLANK_OK);
    run.steps(0, 7);
    const auto before = run.state();
    arena.stop_after_games(games);
    EXPECT_EQ(run.step(7), OUTFLANK_STOPPED);
    EXPECT_EQ(run.state(), before);

    FakeArena later({HillClimber::table()}, 2);
    TrainingRun resumed(later);
    resumed.load(before);
    ASSERT_EQ(resumed.begin(7), OUTFLANK_OK);
    resumed.steps(7, 8);
    EXPECT_EQ(resumed.state(), whole);
  }
}

TEST(DraftTrainer, ReportsItsProgress) {
  FakeArena arena({HillClimber::table()}, 2);
  TrainingRun run(arena);
  EXPECT_STREQ(run.trainer().step_name, "generation");
  ASSERT_EQ(run.begin(0), OUTFLANK_OK);
  run.steps(0, 1);
  EXPECT_EQ(run.report().games, 12U);
  EXPECT_THAT(run.report().summary, HasSubstr("accepted "));

  auto step = sized<outflank_step>();
  auto error = sized<outflank_error>();
  for (const auto size : {std::size_t{8}, std::size_t{16}, kNewer<outflank_step_report>}) {
    Guarded<outflank_step_report> report(size);
    ASSERT_EQ(run.trainer().step(run.instance(), &step, report.get(), &error), OUTFLANK_OK);
    EXPECT_TRUE(report.intact()) << size;
    EXPECT_TRUE(report.newer_part_untouched()) << size;
  }
}

TEST(DraftTrainer, RefusesABoardItCannotTrainOnBeforeItBegins) {
  FakeArena arena({HillClimber::table()}, 1);
  TrainingRun run(arena);
  EXPECT_EQ(run.begin(0, 8), OUTFLANK_BAD_VALUE);
  EXPECT_EQ(run.message(), "trains on 6x6 only");
}

TEST(DraftTrainer, WhatItLearnedBeatsWhatItBeganWith) {
  const ArenaAsker::Participant before{"climber", "", trained(2, 0), false};
  const ArenaAsker::Participant after{"climber", "", trained(2, 60), false};
  std::vector<ArenaAsker::Chain> chains;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    Random random(seed);
    auto start = Position::start(6);
    for (int i = 0; i < 4; ++i) start = start.after(random_square(legal_moves(start), random));
    chains.push_back({{after, before}, {{0, 1}, {1, 0}}, start});
  }
  FakeArena arena({HillClimber::table()}, 2);
  ArenaAsker asker(arena);
  ASSERT_EQ(asker.play(chains), OUTFLANK_OK) << asker.message();
  int margin = 0;
  for (const auto& result : asker.results()) {
    margin += result.game == 0 ? result.black_score : -result.black_score;
  }
  EXPECT_THAT(margin, Gt(0));
}

}  // namespace
}  // namespace outflank::test
