#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/contestant.hpp"
#include "arena/contestant_factory.hpp"
#include "arena/gtp_conversation.hpp"

namespace outflank::host::arena {

// A contestant in a process of its own that speaks GTP. Follows the game for it: what was
// played is sent with the next question, in one write, so that a move costs one round trip.
// What a program does with its opponent's move therefore counts as its own time.
//
// Belongs to the thread that made it, since a child process does.
class ChildContestant : public Contestant {
 public:
  void new_game(const Position& start, Color side, std::uint64_t seed) final;
  [[nodiscard]] Answer choose(const Position& position, const MoveTerms& terms) final;
  void observe(Move move) final;
  void game_over(const Result& result) final;

 protected:
  // Nothing is started before the first start().
  ChildContestant(ChildCommand command, std::string name, bool restart,
                  const Surroundings& surroundings);

  // A question whose answer is seldom of interest.
  struct Command {
    enum class Refusal { loses, is_a_pass, is_fine };

    std::string text;
    Refusal refusal = Refusal::loses;
  };

  // Starts the program, which then must introduce() itself. If it cannot be started, the same
  // as cannot_play().
  void start();
  // For its first words. Called again for every process.
  virtual void introduce() = 0;
  // Everything up to the first move.
  virtual void set_up(const Position& start, std::uint64_t seed) = 0;
  // What it is to know of the limits before it chooses.
  virtual void add_limits(const Position& position, const MoveTerms& terms,
                          std::vector<Command>& commands) = 0;
  // Whether a forced pass is told.
  [[nodiscard]] virtual bool takes_passes() const = 0;
  // It answered one with a failure.
  virtual void pass_refused() = 0;
  // How the game ends that it loses by refusing a command with these words.
  [[nodiscard]] virtual Ending ending_by_refusal(std::string_view) const { return Ending::failed; }
  // Whether it is to know of the last moves of a game.
  [[nodiscard]] virtual bool wants_the_end() const = 0;

  [[nodiscard]] GtpConversation& conversation() { return *conversation_; }
  [[nodiscard]] const std::string& name() const { return name_; }
  // Loses the game if it is refused.
  void tell(const std::string& command);
  // If it is refused, the program cannot_play().
  void need(const std::string& command, const std::string& otherwise);
  // Its owner's mistake, a ParticipantError; but where it has played before, its own loss: no
  // program ends a run by what it says in the middle of it.
  [[noreturn]] void cannot_play(const std::string& why);
  // It was ready for a game once, in this process or another.
  [[nodiscard]] bool proven() const { return proven_->load(); }

 private:
  // The reply to the last of them.
  GtpReply ask(const std::vector<Command>& commands, std::optional<std::int64_t> allowed_ns);
  [[nodiscard]] std::vector<Command> take_pending();
  [[noreturn]] void lose_refused(const std::string& command, const GtpReply& reply);

  ChildCommand command_;
  std::string name_;
  bool restart_;
  Surroundings surroundings_;
  std::atomic<bool> own_proven_ = false;
  std::atomic<bool>* proven_;
  std::unique_ptr<GtpConversation> conversation_;
  bool fresh_ = false;              // the process has not played yet
  Position position_;               // where the game is
  std::vector<Command> pending_;    // plies it has not been told
  std::optional<Move> own_answer_;  // it has played this by itself
};

// "B" or "W".
[[nodiscard]] std::string gtp_color(Color color);

}  // namespace outflank::host::arena
