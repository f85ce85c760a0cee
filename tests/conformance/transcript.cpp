#include "transcript.hpp"

#include <cassert>

#include "conformance.hpp"
#include "outflank/kit/random.hpp"
#include "support/random_positions.hpp"

namespace outflank::test {

namespace {

template <typename Number>
std::string field(const char* name, const std::optional<Number>& value) {
  return value ? std::string(" ") + name + " " + std::to_string(*value) : "";
}

Move random_move(const Position& position, std::uint64_t seed) {
  Random random(seed);
  return random_square(legal_moves(position), random);
}

}  // namespace

std::string decision_text(const Decision& decision) {
  std::string text = move_name(decision.move) + field("value", decision.value) + " per disc " +
                     std::to_string(decision.units_per_disc) + field("depth", decision.depth) +
                     " to " + std::to_string(decision.selective_depth) +
                     field("nodes", decision.nodes) + " line";
  for (const Move move : decision.line) text += " " + move_name(move);
  return text + " comment " + decision.comment;
}

std::string play(host::Instance& instance, const GameSetup& setup) {
  std::string transcript = position_text(setup.start) + "\n";
  Game game(setup.start);
  instance.new_game(setup.start, setup.seed);
  while (!game.over()) {
    const auto& position = game.position();
    const auto move_seed = mix(setup.seed, static_cast<std::uint64_t>(game.ply()));
    Move move;
    if (has_move(position) && position.to_move() == setup.side) {
      const auto decision = instance.choose(position, {.nodes = kNodes, .move_seed = move_seed});
      transcript += decision_text(decision) + "\n";
      move = decision.move;
    } else if (has_move(position)) {
      move = random_move(position, mix(move_seed, 1));
    }
    transcript += move_name(move) + "\n";
    [[maybe_unused]] const bool played = game.play(move);
    assert(played);
    instance.observe(move);
  }
  const auto& end = game.position();
  instance.game_over({.finished = true,
                      .black_score = final_score(end, Color::black),
                      .black_discs = count(end.black()),
                      .white_discs = count(end.white())});
  return transcript;
}

GameSetup numbered_setup(int size, int number) {
  const auto seed = mix(41, static_cast<std::uint64_t>(64 * number + size));
  Random random(seed);
  const bool from_the_start = number % 2 == 0;
  return {.start = from_the_start ? Position::start(size) : random_playable_setup(size, random),
          .seed = seed,
          .side = number / 2 % 2 == 0 ? Color::black : Color::white};
}

std::string play_several(host::Instance& instance, int size, int first, int count) {
  std::string transcript;
  for (int number = first; number < first + count; ++number) {
    transcript += play(instance, numbered_setup(size, number));
  }
  return transcript;
}

}  // namespace outflank::test
