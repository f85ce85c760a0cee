#include "arena/worker.hpp"

#include <utility>

#include "arena/journal.hpp"

namespace outflank::host::arena {

namespace {

// Stands in for a player that could not be made, and loses by that.
class Absent final : public Contestant {
 public:
  explicit Absent(Forfeit forfeit) : forfeit_(std::move(forfeit)) {}

  void new_game(const Position&, Color, std::uint64_t) override { throw forfeit_; }
  Answer choose(const Position&, const MoveTerms&) override { throw forfeit_; }
  void observe(Move) override {}
  void game_over(const Result&) override {}

 private:
  Forfeit forfeit_;
};

}  // namespace

Worker::Worker(const Run& run)
    : run_(run), contestants_(run.conditions.limits.size()), game_play_(pulse_, stop_) {}

Contestant& Worker::contestant(unsigned participant) {
  auto& made = contestants_[participant];
  if (!made) {
    try {
      made = run_.make(participant, stop_);
    } catch (const Forfeit& forfeit) {
      made = std::make_unique<Absent>(forfeit);
    }
  }
  return *made;
}

std::optional<PlayedGame> Worker::play_game(std::uint64_t number) {
  const auto task = run_.schedule.task(number);
  game_.store(number, std::memory_order_relaxed);
  const auto& conditions = run_.conditions;
  const GameTerms terms{.limits = {conditions.limits[task.black], conditions.limits[task.white]},
                        .adjudicate_empties = conditions.adjudicate_empties,
                        .grace_ns = conditions.grace_ns};
  const GamePlay::Players players{contestant(task.black), contestant(task.white)};
  auto outcome = game_play_.play(task, run_.openings.at(task.opening), players, terms);
  if (!outcome) return std::nullopt;
  if (outcome->broken[0]) contestants_[task.black].reset();
  if (outcome->broken[1]) contestants_[task.white].reset();
  PlayedGame played{
      .record = std::move(outcome->record), .times = std::move(outcome->times), .line = {}};
  if (conditions.journal_lines) append_journal_line(played.line, played.record, run_.names);
  return played;
}

std::vector<PlayedGame> Worker::play(std::uint64_t begin, std::uint64_t end) {
  std::vector<PlayedGame> games;
  games.reserve(end - begin);
  for (auto number = begin; number < end; ++number) {
    auto played = play_game(number);
    if (!played) break;
    games.push_back(std::move(*played));
  }
  game_.store(kNone, std::memory_order_relaxed);
  return games;
}

}  // namespace outflank::host::arena
