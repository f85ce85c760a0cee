#include "arena/child_contestant.hpp"

#include <cassert>
#include <utility>

#include "outflank/rules/notation.hpp"
#include "processes/printable.hpp"

namespace outflank::host::arena {

namespace {

// F5, PASS.
std::string gtp_vertex(Move move) {
  auto name = move_name(move);
  for (char& c : name) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return name;
}

}  // namespace

std::string gtp_color(Color color) { return color == Color::black ? "B" : "W"; }

ChildContestant::ChildContestant(ChildCommand command, std::string name, bool restart,
                                 const Surroundings& surroundings)
    : command_(std::move(command)),
      name_(std::move(name)),
      restart_(restart),
      surroundings_(surroundings),
      proven_(surroundings.proven != nullptr ? surroundings.proven : &own_proven_) {}

void ChildContestant::start() {
  // The old one ends before the new one begins.
  conversation_.reset();
  const auto patience = surroundings_.patience > std::chrono::milliseconds::zero()
                            ? std::optional(surroundings_.patience)
                            : std::nullopt;
  try {
    conversation_ = std::make_unique<GtpConversation>(command_, patience, surroundings_.stop);
  } catch (const StartError& error) {
    if (proven()) throw Forfeit(Ending::crashed, error.what());
    throw ParticipantError(name_ + ": " + error.what());
  }
  pending_.clear();
  fresh_ = true;
  introduce();
}

void ChildContestant::new_game(const Position& start_position, Color, std::uint64_t seed) {
  if (!conversation_ || conversation_->ended() || (restart_ && !fresh_)) start();
  fresh_ = false;
  pending_.clear();
  own_answer_.reset();
  position_ = start_position;
  set_up(start_position, seed);
  if (!conversation_->stopped()) proven_->store(true);
}

void ChildContestant::lose_refused(const std::string& command, const GtpReply& reply) {
  conversation_->lose(ending_by_refusal(reply.text),
                      "refused '" + command + "': " + printable(reply.text, 200));
}

void ChildContestant::tell(const std::string& command) {
  const auto reply = conversation_->ask(command);
  if (!reply.success) lose_refused(command, reply);
}

void ChildContestant::need(const std::string& command, const std::string& otherwise) {
  const auto reply = conversation_->ask(command);
  if (reply.success) return;
  cannot_play(otherwise + ": it refused '" + command + "': " + printable(reply.text, 200));
}

void ChildContestant::cannot_play(const std::string& why) {
  if (proven()) conversation_->lose(Ending::failed, why);
  throw ParticipantError(name_ + ": " + why);
}

GtpReply ChildContestant::ask(const std::vector<Command>& commands,
                              std::optional<std::int64_t> allowed_ns) {
  std::vector<std::string> texts;
  texts.reserve(commands.size());
  for (const auto& command : commands) texts.push_back(command.text);
  auto replies = conversation_->ask(texts, allowed_ns);
  for (std::size_t i = 0; i < commands.size(); ++i) {
    if (replies[i].success || commands[i].refusal == Command::Refusal::is_fine) continue;
    if (commands[i].refusal == Command::Refusal::loses) lose_refused(texts[i], replies[i]);
    pass_refused();
  }
  return std::move(replies.back());
}

std::vector<ChildContestant::Command> ChildContestant::take_pending() {
  return std::exchange(pending_, {});
}

Answer ChildContestant::choose(const Position& position, const MoveTerms& terms) {
  assert(position == position_ && has_move(position));
  auto commands = take_pending();
  add_limits(position, terms, commands);
  const auto question = "genmove " + gtp_color(position.to_move());
  commands.push_back({.text = question});
  std::optional<std::int64_t> allowed_ns;
  if (terms.timed) allowed_ns = 0;
  if (terms.allowed_ns > 0) allowed_ns = terms.allowed_ns + terms.grace_ns;
  const auto reply = ask(commands, allowed_ns);
  // The game is dropped; any move will do.
  if (conversation_->stopped()) return {.move = first_square(legal_moves(position))};
  const auto move = reply.move(position.size());
  if (reply.resigns()) throw Forfeit(Ending::resigned, "resigned");
  if (!move) {
    const auto first_line = reply.text.substr(0, reply.text.find('\n'));
    conversation_->lose(Ending::nonsense,
                        "answered '" + printable(first_line, 80) + "' to '" + question + "'");
  }
  own_answer_ = move;
  return {.move = *move, .used_ns = conversation_->used_ns()};
}

void ChildContestant::observe(Move move) {
  const auto color = position_.to_move();
  position_ = position_.after(move);
  if (std::exchange(own_answer_, std::nullopt) == move) return;
  if (move.is_pass() && !takes_passes()) return;
  pending_.push_back(
      {.text = "play " + gtp_color(color) + " " + gtp_vertex(move),
       .refusal = move.is_pass() ? Command::Refusal::is_a_pass : Command::Refusal::loses});
}

void ChildContestant::game_over(const Result& result) {
  const auto last = take_pending();
  if (last.empty() || !result.finished || !wants_the_end() || conversation_->ended()) return;
  try {
    static_cast<void>(ask(last, {}));
  } catch (const Forfeit& forfeit) {
    // Its result stands. The next game begins with another process.
    if (!surroundings_.log) return;
    surroundings_.log(LogLevel::warning, name_ + ": after the game: " + forfeit.what());
  }
}

}  // namespace outflank::host::arena
