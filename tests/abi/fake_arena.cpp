#include "fake_arena.hpp"

#include <algorithm>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "arena_player.hpp"
#include "outflank/kit/random.hpp"
#include "outflank/plugin/transfer.hpp"
#include "outflank/rules/rules.hpp"

namespace outflank::test {

namespace {

struct Stopped {};

void check(const outflank_chain& chain) {
  for (std::uint32_t i = 0; i < chain.game_count; ++i) {
    const auto& game = *chain.games[i];
    if (game.black >= chain.participant_count || game.white >= chain.participant_count) {
      throw std::runtime_error("a game of a participant that is not there");
    }
    if (game.black == game.white) throw std::runtime_error("a participant against itself");
    if (game.start == nullptr || !from_abi(*game.start)) throw std::runtime_error("no start");
  }
}

std::int64_t now_ns(const outflank_host* /*host*/) { return 0; }
void log(const outflank_host* /*host*/, std::int32_t /*level*/, const char* /*message*/) {}
const void* no_extension(const outflank_host* /*host*/, const char* /*id*/) { return nullptr; }

}  // namespace

struct FakeArena::Outcome {
  bool done = false;
  bool stopped = false;
  std::string failure;
  std::vector<outflank_arena_result> results;
  std::vector<std::pair<std::uint32_t, std::string>> states;
};

// Plays one chain.
class FakeArena::Worker {
 public:
  Worker(FakeArena& arena, const outflank_chain& chain, std::uint64_t number)
      : arena_(arena), chain_(chain), number_(number) {}

  [[nodiscard]] Outcome run() {
    Outcome outcome;
    try {
      std::vector<std::unique_ptr<ArenaPlayer>> players;
      for (std::uint32_t i = 0; i < chain_.participant_count; ++i) players.push_back(make(i));
      for (std::uint32_t i = 0; i < chain_.game_count; ++i) {
        const auto& game = *chain_.games[i];
        outcome.results.push_back(play(i, *players[game.black], *players[game.white]));
      }
      for (std::uint32_t i = 0; i < chain_.participant_count; ++i) {
        if ((chain_.participants[i]->flags & OUTFLANK_WANT_STATE) == 0) continue;
        outcome.states.emplace_back(i, players[i]->state());
      }
    } catch (const Stopped&) {
      outcome.stopped = true;
    } catch (const std::exception& error) {
      outcome.failure = "chain " + std::to_string(number_) + ": " + error.what();
    }
    outcome.done = true;
    return outcome;
  }

 private:
  [[nodiscard]] std::unique_ptr<ArenaPlayer> make(std::uint32_t index) {
    const auto& participant = *chain_.participants[index];
    const auto* strategy = arena_.find(participant.strategy);
    if (strategy == nullptr) {
      throw std::runtime_error(std::string("unknown strategy: ") + participant.strategy);
    }
    return std::make_unique<ArenaPlayer>(*strategy, &arena_.participants_host_, participant);
  }

  [[nodiscard]] outflank_arena_result play(std::uint32_t index, ArenaPlayer& black,
                                           ArenaPlayer& white) {
    const auto& wanted = *chain_.games[index];
    if (arena_.games_left_ >= 0 && arena_.games_left_.fetch_sub(1) == 0) arena_.stop();
    Game game(*from_abi(*wanted.start));
    auto limits = wanted.limits == nullptr ? sized<outflank_limits>() : read_struct(wanted.limits);
    auto how = OUTFLANK_ARENA_PLAYED;
    if (!white.new_game(game.start(), wanted.seed)) how = OUTFLANK_ARENA_WHITE_FAILED;
    if (!black.new_game(game.start(), wanted.seed)) how = OUTFLANK_ARENA_BLACK_FAILED;
    while (how == OUTFLANK_ARENA_PLAYED && !game.over()) {
      if (arena_.stop_) throw Stopped{};
      const bool black_moves = game.position().to_move() == Color::black;
      std::optional<Move> move = Move::pass();
      if (has_move(game.position())) {
        limits.move_seed = mix(wanted.seed, static_cast<std::uint64_t>(game.ply()));
        move = (black_moves ? black : white).choose(game.position(), limits);
      }
      if (!move || !game.play(*move)) {
        how = black_moves ? OUTFLANK_ARENA_BLACK_FAILED : OUTFLANK_ARENA_WHITE_FAILED;
      } else if (!black.observe(*move)) {
        how = OUTFLANK_ARENA_BLACK_FAILED;
      } else if (!white.observe(*move)) {
        how = OUTFLANK_ARENA_WHITE_FAILED;
      }
    }
    return finish(index, game, how, black, white);
  }

  [[nodiscard]] outflank_arena_result finish(std::uint32_t index, const Game& game, unsigned how,
                                             ArenaPlayer& black, ArenaPlayer& white) {
    const auto& end = game.position();
    auto result = sized<outflank_arena_result>();
    result.how = how;
    result.chain = number_;
    result.game = index;
    result.plies = static_cast<std::uint32_t>(game.ply());
    result.black_discs = static_cast<std::uint32_t>(count(end.black()));
    result.white_discs = static_cast<std::uint32_t>(count(end.white()));
    const int board = end.size() * end.size();
    result.black_score = how == OUTFLANK_ARENA_BLACK_FAILED   ? -board
                         : how == OUTFLANK_ARENA_WHITE_FAILED ? board
                                                              : final_score(end, Color::black);
    auto told = sized<outflank_result>();
    told.how = how == OUTFLANK_ARENA_PLAYED ? OUTFLANK_GAME_FINISHED : OUTFLANK_GAME_ABANDONED;
    told.black_score = result.black_score;
    told.black_discs = result.black_discs;
    told.white_discs = result.white_discs;
    black.game_over(told);
    white.game_over(told);
    return result;
  }

  FakeArena& arena_;
  const outflank_chain& chain_;
  std::uint64_t number_;
};

FakeArena::FakeArena(std::vector<const outflank_strategy*> strategies, int workers)
    : strategies_(std::move(strategies)), workers_(workers) {
  const auto should_stop = [](const outflank_host* host) { return from(host).stop_ ? 1 : 0; };
  host_ = {sizeof host_, 0, this, log, now_ns, should_stop, extension};
  participants_host_ = {sizeof participants_host_, 0, this, log, now_ns, should_stop, no_extension};
}

const void* FakeArena::extension(const outflank_host* /*host*/, const char* id) {
  static constexpr outflank_arena kArena{
      sizeof kArena, 0,
      [](const outflank_host* host, const outflank_chain* const* chains, std::uint64_t count,
         const outflank_arena_sink* sink,
         outflank_error* error) { return from(host).play(chains, count, sink, error); }};
  return std::string_view(id) == OUTFLANK_HOST_ARENA ? &kArena : nullptr;
}

const outflank_strategy* FakeArena::find(std::string_view id) const {
  const auto found =
      std::ranges::find(strategies_, id, [](const auto* one) { return one->info->id; });
  return found == strategies_.end() ? nullptr : *found;
}

outflank_status FakeArena::play(const outflank_chain* const* chains, std::uint64_t count,
                                const outflank_arena_sink* sink, outflank_error* error) {
  for (std::uint64_t i = 0; i < count; ++i) {
    try {
      check(*chains[i]);
    } catch (const std::exception& refused) {
      write_error(error, "chain " + std::to_string(i) + ": " + refused.what());
      return OUTFLANK_BAD_VALUE;
    }
  }

  std::vector<Outcome> outcomes(count);
  std::mutex mutex;
  std::condition_variable changed;
  std::uint64_t next = 0;
  bool give_up = false;
  const auto work = [&] {
    std::unique_lock lock(mutex);
    while (next < count && !give_up) {
      const auto number = next++;
      lock.unlock();
      auto outcome = Worker(*this, *chains[number], number).run();
      lock.lock();
      outcomes[number] = std::move(outcome);
      changed.notify_one();
    }
  };
  std::vector<std::jthread> threads;
  for (int i = 0; i < workers_; ++i) threads.emplace_back(work);

  std::unique_lock lock(mutex);
  for (std::uint64_t i = 0; i < count; ++i) {
    changed.wait(lock, [&] { return outcomes[i].done; });
    const auto outcome = std::move(outcomes[i]);
    if (outcome.stopped || !outcome.failure.empty()) {
      give_up = true;
      write_error(error, outcome.stopped ? "told to stop" : outcome.failure);
      return outcome.stopped ? outflank_status{OUTFLANK_STOPPED} : outflank_status{OUTFLANK_FAILED};
    }
    lock.unlock();
    for (const auto& result : outcome.results) sink->game(sink, &result);
    for (const auto& [participant, bytes] : outcome.states) {
      sink->state(sink, i, participant, bytes.data(), bytes.size());
    }
    lock.lock();
  }
  return OUTFLANK_OK;
}

}  // namespace outflank::test
