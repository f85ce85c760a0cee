#include "arena/game_play.hpp"

#include <chrono>
#include <utility>

#include "arena/shown_numbers.hpp"
#include "arena/side_clock.hpp"
#include "outflank/kit/random.hpp"
#include "outflank/rules/notation.hpp"
#include "outflank/rules/score.hpp"

namespace outflank::host::arena {

namespace {

constexpr std::size_t index_of(Color color) { return static_cast<std::size_t>(color); }

std::int64_t now_ns() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

}  // namespace

class GamePlay::GameUnderWay {
 public:
  GameUnderWay(GamePlay& owner, const GameTask& task, const Opening& opening,
               const Players& players, const GameTerms& terms)
      : owner_(owner),
        terms_(terms),
        players_{&players.black, &players.white},
        in_process_{players.black.in_process(), players.white.in_process()},
        clocks_{SideClock(terms.limits[0], terms.grace_ns),
                SideClock(terms.limits[1], terms.grace_ns)},
        timed_(terms.limits[0].timed() || terms.limits[1].timed()),
        position_(opening.start) {
    auto& record = outcome_.record;
    record.task = task;
    record.start = opening.start;
    record.moves.reserve(kUsualPlies);
    outcome_.times.number = task.number;
    for (std::size_t side = 0; side < 2; ++side) {
      move_terms_[side].limits.depth = terms.limits[side].depth;
      move_terms_[side].limits.nodes = terms.limits[side].nodes;
      move_terms_[side].timed = timed_;
    }
  }

  // False if it was stopped.
  [[nodiscard]] bool play(const Opening& opening) {
    const auto begin = timed_ ? now_ns() : 0;
    beat();
    begin_game(opening);
    while (!over_) {
      if (owner_.stop_.load(std::memory_order_relaxed)) return false;
      beat();
      next_ply();
    }
    tell_result();
    if (timed_) {
      outcome_.times.overhead_ns = now_ns() - begin;
      for (const auto used : outcome_.times.move_ns) outcome_.times.overhead_ns -= used;
    }
    return true;
  }

  [[nodiscard]] Outcome take() { return std::move(outcome_); }

 private:
  static constexpr std::size_t kUsualPlies = 72;

  void beat() {
    // Nobody else writes it, so that a plain addition does.
    auto& beats = owner_.pulse_.beats;
    beats.store(beats.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
  }

  // Calls a contestant; if it forfeits by that, the game is over and this is false.
  template <typename Code>
  bool ask(Color color, Code&& code) {
    const auto side = index_of(color);
    auto& in_strategy = owner_.pulse_.in_strategy;
    in_strategy.store(in_process_[side], std::memory_order_relaxed);
    try {
      code(*players_[side]);
    } catch (const Forfeit& forfeit) {
      outcome_.broken[side] = true;
      lose(color, forfeit.ending(), forfeit.what());
    }
    in_strategy.store(false, std::memory_order_relaxed);
    return !outcome_.broken[side];
  }

  void begin_game(const Opening& opening) {
    outcome_.record.opening_plies = static_cast<unsigned>(opening.moves.size());
    for (const Color color : {Color::black, Color::white}) {
      const bool begun = ask(color, [&](Contestant& player) {
        player.new_game(opening.start, color, outcome_.record.task.seed);
      });
      if (!begun) break;
    }
    for (const Move move : opening.moves) {
      if (over_) {
        outcome_.record.moves.push_back(move);
      } else {
        position_ = position_.after(move);
        tell(move);
      }
    }
  }

  // The move was played: both are told.
  void tell(Move move) {
    outcome_.record.moves.push_back(move);
    for (const Color color : {Color::black, Color::white}) {
      if (!ask(color, [move](Contestant& player) { player.observe(move); })) return;
    }
  }

  void next_ply() {
    const Bitboard moves = owner_.fast_.legal_moves(position_);
    if (moves == 0) {
      if (detail::opponent_has_move(position_)) {
        if (timed_) outcome_.times.move_ns.push_back(0);
        position_ = position_.after(Move::pass());
        tell(Move::pass());
      } else {
        finish(Ending::finished, final_score(position_, Color::black));
      }
      return;
    }
    if (adjudicated()) return;
    const Color color = position_.to_move();
    Answer answer;
    const auto& terms = terms_of_move(color, moves);
    const auto begin = timed_ ? now_ns() : 0;
    if (!ask(color, [&](Contestant& player) { answer = player.choose(position_, terms); })) {
      // Whoever did not answer has not said how long it took.
      answer.used_ns = timed_ ? now_ns() - begin : 0;
    }
    if (timed_) outcome_.times.move_ns.push_back(answer.used_ns);
    if (over_) return;
    // One that was stopped may have answered anything.
    if (owner_.stop_.load(std::memory_order_relaxed)) return;
    if (late(color, answer.used_ns)) return;
    if (answer.move.is_pass() || (moves & bit(answer.move.square())) == 0) {
      lose(color, Ending::illegal_move, "played " + move_name(answer.move));
      return;
    }
    const Square square = answer.move.square();
    position_ = position_.after(square, owner_.fast_.flips(position_, square));
    tell(answer.move);
  }

  // Of the side to move, until its next move.
  [[nodiscard]] const MoveTerms& terms_of_move(Color color, Bitboard moves) {
    const auto& limits = terms_.limits[index_of(color)];
    auto& terms = move_terms_[index_of(color)];
    terms.legal_moves = moves;
    terms.limits.move_seed = mix(outcome_.record.task.seed, outcome_.record.moves.size());
    if (!limits.timed()) return terms;
    const auto& clock = clocks_[index_of(color)];
    terms.allowed_ns = clock.allowed_ns();
    terms.grace_ns = clock.grace_ns();
    terms.limits.clock = clock.view(clocks_[index_of(opposite(color))]);
    const auto thinking =
        owner_.time_policy_.thinking_ns(position_, clock.time_left(), limits.move_ns);
    if (thinking) terms.limits.deadline_ns = now_ns() + *thinking;
    return terms;
  }

  [[nodiscard]] bool late(Color color, std::int64_t used_ns) {
    auto& clock = clocks_[index_of(color)];
    const auto late_ns = clock.late_by(used_ns);
    if (clock.spend(used_ns)) return false;
    const auto text = [](std::int64_t ns) { return duration_text(static_cast<double>(ns)); };
    lose(color, Ending::timeout,
         "took " + text(used_ns) + " for a move, " + text(late_ns) + " more than it had");
    return true;
  }

  [[nodiscard]] bool adjudicated() {
    if (terms_.adjudicate_empties == 0 ||
        count(position_.empties()) > static_cast<int>(terms_.adjudicate_empties)) {
      return false;
    }
    if (!owner_.solver_) owner_.solver_.emplace();
    const auto solution = owner_.solver_->solve(
        position_, {.nodes = 0, .should_stop = [this] { return owner_.stop_.load(); }});
    if (solution.finished) {
      finish(Ending::adjudicated,
             position_.to_move() == Color::black ? solution.value : -solution.value);
    }
    return true;
  }

  void finish(Ending ending, int black_score) {
    outcome_.record.ending = ending;
    outcome_.record.black_score = black_score;
    over_ = true;
  }

  void lose(Color color, Ending ending, const std::string& reason) {
    if (over_) return;  // one loss is enough for a game
    const int squares = position_.size() * position_.size();
    finish(ending, color == Color::black ? -squares : squares);
    outcome_.record.at_fault = color;
    outcome_.record.reason = reason;
  }

  // Whoever fails now is replaced, but the result stands.
  void tell_result() {
    const auto& record = outcome_.record;
    const Result result{.finished = record.ending == Ending::finished,
                        .black_score = record.black_score,
                        .black_discs = count(position_.black()),
                        .white_discs = count(position_.white())};
    for (const Color color : {Color::black, Color::white}) {
      if (outcome_.broken[index_of(color)]) continue;
      ask(color, [&](Contestant& player) { player.game_over(result); });
    }
  }

  GamePlay& owner_;
  const GameTerms& terms_;
  std::array<Contestant*, 2> players_;
  std::array<bool, 2> in_process_;
  std::array<SideClock, 2> clocks_;
  std::array<MoveTerms, 2> move_terms_;
  bool timed_;
  Position position_;
  bool over_ = false;
  Outcome outcome_;
};

std::optional<GamePlay::Outcome> GamePlay::play(const GameTask& task, const Opening& opening,
                                                const Players& players, const GameTerms& terms) {
  GameUnderWay game(*this, task, opening, players, terms);
  if (!game.play(opening)) return std::nullopt;
  return game.take();
}

}  // namespace outflank::host::arena
