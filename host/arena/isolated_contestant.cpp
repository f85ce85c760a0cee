// A strategy in a child process: our own host, told all that the strategy would be told in
// this process, to the nanosecond, so that it plays the same game.
#include <sys/wait.h>

#include <algorithm>
#include <utility>

#include "arena/child_contestant.hpp"
#include "arena/limits_text.hpp"
#include "outflank/rules/notation.hpp"
#include "plugins/plugin_error.hpp"

namespace outflank::host::arena {

namespace {

std::vector<std::string> host_command(const Participant& participant,
                                      const Surroundings& surroundings) {
  std::vector<std::string> words{surroundings.host_program.string(), "gtp", "--strategy",
                                 participant.spec};
  words.insert(words.end(), surroundings.host_arguments.begin(), surroundings.host_arguments.end());
  return words;
}

class IsolatedContestant final : public ChildContestant {
 public:
  IsolatedContestant(const Participant& participant, const PlayLimits& limits,
                     const Surroundings& surroundings)
      : ChildContestant({.words = host_command(participant, surroundings),
                         .folder = participant.folder,
                         .environment = participant.environment,
                         .memory_bytes = participant.memory_bytes},
                        participant.name, participant.restart, surroundings),
        spec_(participant.spec),
        move_ns_(limits.move_ns) {
    start();
  }

 private:
  void introduce() override;
  void set_up(const Position& start, std::uint64_t seed) override;
  void add_limits(const Position& position, const MoveTerms& terms,
                  std::vector<Command>& commands) override;
  [[nodiscard]] bool takes_passes() const override { return true; }
  void pass_refused() override { conversation().lose(Ending::failed, "refused a forced pass"); }
  // As it ends in this process.
  [[nodiscard]] Ending ending_by_refusal(std::string_view words) const override {
    return IllegalMoveError::says(words) ? Ending::illegal_move : Ending::failed;
  }
  [[nodiscard]] bool wants_the_end() const override { return true; }

  std::string spec_;
  std::int64_t move_ns_;
  bool used_ = false;  // this process has played a game
  std::string limits_told_;
};

void IsolatedContestant::introduce() {
  limits_told_.clear();
  used_ = false;
  try {
    tell("protocol_version");
  } catch (const Forfeit&) {
    // Our host says why it cannot begin with what it was given, and exits.
    const auto& ended = conversation().ended();
    if (proven() || !ended || !ended->by_itself || !WIFEXITED(ended->status)) throw;
    throw ParticipantError(name() + ": " + conversation().last_words());
  }
}

void IsolatedContestant::set_up(const Position& start, std::uint64_t seed) {
  // What it learned in another game would depend on which worker played that.
  if (std::exchange(used_, true)) tell("outflank-use " + spec_);
  need("outflank-setposition " + position_text(start), "cannot begin there");
  tell("outflank-seed " + std::to_string(seed));
}

void IsolatedContestant::add_limits(const Position& position, const MoveTerms& terms,
                                    std::vector<Command>& commands) {
  const auto& limits = terms.limits;
  auto text = "outflank-limits none nodes=" + std::to_string(limits.nodes) +
              " depth=" + std::to_string(limits.depth) + " move_seconds=" + seconds_text(move_ns_);
  if (text != limits_told_) {
    limits_told_ = text;
    commands.push_back({.text = std::move(text)});
  }
  if (!limits.clock) return;
  const auto& clock = *limits.clock;
  const bool black = position.to_move() == Color::black;
  const auto left = [](std::int64_t ns) {
    return " " + std::to_string(std::max<std::int64_t>(ns, 0));
  };
  commands.push_back({.text = "outflank-clock" + left(clock.main_time_ns) +
                              left(clock.increment_ns) +
                              left(black ? clock.own_left_ns : clock.opponent_left_ns) +
                              left(black ? clock.opponent_left_ns : clock.own_left_ns)});
}

}  // namespace

std::unique_ptr<Contestant> make_isolated_contestant(const Participant& participant,
                                                     const PlayLimits& limits,
                                                     const Surroundings& surroundings) {
  return std::make_unique<IsolatedContestant>(participant, limits, surroundings);
}

}  // namespace outflank::host::arena
