// bench_duel A B OPENINGS SECONDS [SIZE [SEED]]: plays strategy A against B from random openings of
// eight plies, each twice with the colours swapped, SECONDS a move (0: no clock, whatever the
// strategies do without limits), and prints A's wins, draws and losses. On the real clock, so the
// result may differ from run to run.
#include <algorithm>
#include <cstdint>
#include <exception>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "outflank/kit/random.hpp"
#include "outflank/rules/rules.hpp"
#include "plugins/instance_factory.hpp"
#include "support/plugin_dir.hpp"
#include "support/random_positions.hpp"

namespace {

using outflank::Color;
using outflank::Game;
using outflank::Limits;
using outflank::Move;
using outflank::Position;
using outflank::host::Instance;

struct Settings {
  std::string a;
  std::string b;
  int openings = 10;
  double seconds = 0.1;
  int size = 8;
  std::uint64_t seed = 1;
};

struct Tally {
  int wins = 0;
  int draws = 0;
  int losses = 0;
  int overruns = 0;  // moves of A that came after their deadline
  std::int64_t worst_ns = 0;
  std::uint64_t depths = 0;  // of A's moves that told one
  std::uint64_t moves = 0;
};

Position opening(const Settings& settings, int number) {
  constexpr int kPlies = 8;
  outflank::Random random(outflank::mix(settings.seed, static_cast<std::uint64_t>(number)));
  while (true) {
    Game game = outflank::test::random_game(Position::start(settings.size), random);
    while (game.ply() > kPlies) game.undo();
    if (has_move(game.position())) return game.position();
  }
}

class Duel {
 public:
  explicit Duel(const Settings& settings)
      : settings_(settings),
        environment_(outflank::host::quiet_environment()),
        registry_({outflank::test::plugin_dir()}, environment_.log),
        factory_(registry_, {}),
        a_(factory_.create(settings.a, environment_)),
        b_(factory_.create(settings.b, environment_)) {}

  Tally run() {
    for (int number = 0; number < settings_.openings; ++number) {
      const Position start = opening(settings_, number);
      for (const Color color : {Color::black, Color::white}) {
        const int score = play(start, color, 2 * number + (color == Color::white ? 1 : 0));
        ++(score > 0 ? tally_.wins : score < 0 ? tally_.losses : tally_.draws);
        std::cout << "opening " << number + 1 << ", A "
                  << (color == Color::black ? "black" : "white") << ": " << score << std::endl;
      }
    }
    return tally_;
  }

 private:
  // A's score, empties to the winner.
  int play(const Position& start, Color color, int number) {
    const auto seed = outflank::mix(settings_.seed + 1, static_cast<std::uint64_t>(number));
    Game game(start);
    a_->new_game(start, seed);
    b_->new_game(start, seed);
    while (!game.over()) {
      const Position position = game.position();
      Move move = Move::pass();
      if (has_move(position)) {
        const auto move_seed = outflank::mix(seed, static_cast<std::uint64_t>(game.ply()));
        move = position.to_move() == color ? ask_a(position, move_seed)
                                           : b_->choose(position, limits(move_seed)).move;
      }
      static_cast<void>(game.play(move));
      a_->observe(move);
      b_->observe(move);
    }
    return outflank::final_score(game.position(), color);
  }

  Move ask_a(const Position& position, std::uint64_t move_seed) {
    const Limits given = limits(move_seed);
    const auto decision = a_->choose(position, given);
    const auto late = environment_.now_ns() - given.deadline_ns;
    if (given.deadline_ns > 0 && late > 0) {
      ++tally_.overruns;
      tally_.worst_ns = std::max(tally_.worst_ns, late);
    }
    if (decision.depth) {
      tally_.depths += *decision.depth;
      ++tally_.moves;
    }
    return decision.move;
  }

  [[nodiscard]] Limits limits(std::uint64_t move_seed) const {
    const auto time = static_cast<std::int64_t>(settings_.seconds * 1e9);
    return {.deadline_ns = time > 0 ? environment_.now_ns() + time : 0, .move_seed = move_seed};
  }

  Settings settings_;
  outflank::host::Environment environment_;
  outflank::host::Registry registry_;
  outflank::host::InstanceFactory factory_;
  std::unique_ptr<Instance> a_;
  std::unique_ptr<Instance> b_;
  Tally tally_;
};

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 4 || words.size() > 6) {
    std::cerr << "usage: bench_duel A B OPENINGS SECONDS [SIZE [SEED]]\n"
                 "such as: bench_duel classic greedy:depth=3 10 0.1\n";
    return 2;
  }
  try {
    Settings settings{.a = words[0],
                      .b = words[1],
                      .openings = std::stoi(words[2]),
                      .seconds = std::stod(words[3])};
    if (words.size() > 4) settings.size = std::stoi(words[4]);
    if (words.size() > 5) settings.seed = std::stoull(words[5]);
    if (!outflank::is_board_size(settings.size)) throw std::invalid_argument("SIZE: 4, 6 or 8");
    const Tally tally = Duel(settings).run();
    std::cout << settings.a << " against " << settings.b << ": " << tally.wins << " wins, "
              << tally.draws << " draws, " << tally.losses << " losses; " << tally.overruns
              << " overruns, the worst " << tally.worst_ns / 1000 << " us";
    if (tally.moves > 0) {
      std::cout << "; mean depth "
                << static_cast<double>(tally.depths) / static_cast<double>(tally.moves);
    }
    std::cout << std::endl;
    return 0;
  } catch (const std::exception& failure) {
    std::cerr << "bench_duel: " << failure.what() << '\n';
    return 1;
  }
}
