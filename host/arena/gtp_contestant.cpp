// Any program that speaks GTP. It is told what GTP can say: whole seconds, and neither nodes
// nor plies to search.
#include <algorithm>

#include "arena/child_contestant.hpp"
#include "outflank/rules/notation.hpp"

namespace outflank::host::arena {

namespace {

constexpr std::int64_t kSecond = 1'000'000'000;

// Rounded down: never more than there is. But for less than a second, since 0 would be no
// limit to some.
std::string whole_seconds(std::int64_t ns) {
  return std::to_string(std::clamp<std::int64_t>(ns / kSecond, 1, 2'147'483'647));
}

class GtpContestant final : public ChildContestant {
 public:
  GtpContestant(const Participant& participant, const PlayLimits& limits,
                const Surroundings& surroundings)
      : ChildContestant({.words = participant.command,
                         .folder = participant.folder,
                         .environment = participant.environment,
                         .memory_bytes = participant.memory_bytes},
                        participant.name, participant.restart, surroundings),
        limits_(limits) {
    start();
  }

 private:
  void introduce() override;
  void set_up(const Position& start, std::uint64_t seed) override;
  void add_limits(const Position& position, const MoveTerms& terms,
                  std::vector<Command>& commands) override;
  [[nodiscard]] bool takes_passes() const override { return takes_passes_; }
  void pass_refused() override { takes_passes_ = false; }
  [[nodiscard]] bool wants_the_end() const override { return false; }

  [[nodiscard]] bool knows(const std::string& command) const {
    return commands_.find("\n" + command + "\n") != std::string::npos;
  }
  [[nodiscard]] std::string time_settings() const;

  PlayLimits limits_;
  std::string commands_;  // that it knows, each between two newlines; empty: it does not say
  bool takes_passes_ = true;
};

void GtpContestant::introduce() {
  const auto reply = conversation().ask("list_commands");
  commands_.clear();
  if (reply.success && !reply.text.empty()) {
    commands_ = "\n" + reply.text + "\n";
    std::ranges::replace(commands_, ' ', '\n');
  }
  // Engines that know set_game were made for Quarry, which sends no passes, and some refuse
  // them. The others were made for GoGui, which does.
  takes_passes_ = !knows("set_game");
}

void GtpContestant::set_up(const Position& start, std::uint64_t) {
  if (knows("set_game")) need("set_game Othello", "does not play Othello");
  const auto size = std::to_string(start.size());
  // Some know but one size, and no word for it.
  if (commands_.empty() || knows("boardsize") || start.size() != 8) {
    need("boardsize " + size, "does not play on " + size + "x" + size);
  }
  tell("clear_board");
  if (start != Position::start(start.size())) {
    if (!knows("outflank-setposition")) {
      cannot_play("GTP has no command to set a position up, and the openings begin at " +
                  position_text(start) + "; let them begin at the start position");
    }
    need("outflank-setposition " + position_text(start), "cannot begin there");
  }
  if (limits_.timed() && knows("time_settings")) {
    static_cast<void>(conversation().ask(time_settings()));
  }
}

std::string GtpContestant::time_settings() const {
  if (limits_.main_ns > 0) return "time_settings " + whole_seconds(limits_.main_ns) + " 0 0";
  const auto a_move = limits_.move_ns > 0 ? limits_.move_ns : limits_.increment_ns;
  return "time_settings 0 " + whole_seconds(a_move) + " 1";
}

void GtpContestant::add_limits(const Position& position, const MoveTerms& terms,
                               std::vector<Command>& commands) {
  const auto& clock = terms.limits.clock;
  if (!clock || limits_.main_ns <= 0 || !knows("time_left")) return;
  const auto side = position.to_move();
  const auto add = [&commands](Color color, std::int64_t left_ns) {
    commands.push_back(
        {.text = "time_left " + gtp_color(color) + " " + whole_seconds(left_ns) + " 0",
         .refusal = Command::Refusal::is_fine});
  };
  add(opposite(side), clock->opponent_left_ns);
  add(side, clock->own_left_ns);
}

}  // namespace

std::unique_ptr<Contestant> make_gtp_contestant(const Participant& participant,
                                                const PlayLimits& limits,
                                                const Surroundings& surroundings) {
  return std::make_unique<GtpContestant>(participant, limits, surroundings);
}

}  // namespace outflank::host::arena
