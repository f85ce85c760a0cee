// Lets two GTP engines play Othello against each other and trusts neither.
//
//   referee "CMD A" "CMD B" [--games 10] [--seed 1] [--opening 6]
//
// Each opening of random plies is played twice, colours swapped. A line a game,
// then a summary. Ends with 0 only if every game was played to its end by the
// rules; with 2 if it was called wrongly.
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "outflank/kit/random.hpp"
#include "refereed_game.hpp"

namespace {

using namespace outflank;
using outflank::test::Engine;

struct Options {
  std::vector<std::string> commands;
  std::uint64_t games = 10;
  std::uint64_t seed = 1;
  std::uint64_t opening = 6;
};

std::uint64_t number(std::string_view option, std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) {
    throw std::invalid_argument(std::string(option) + ": expected a number, got '" +
                                std::string(text) + "'");
  }
  return value;
}

Options parse(const std::vector<std::string>& arguments) {
  Options options;
  const std::map<std::string, std::uint64_t*> known{
      {"--games", &options.games}, {"--seed", &options.seed}, {"--opening", &options.opening}};
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const auto found = known.find(arguments[i]);
    if (found == known.end()) {
      options.commands.push_back(arguments[i]);
    } else if (++i < arguments.size()) {
      *found->second = number(found->first, arguments[i]);
    } else {
      throw std::invalid_argument(found->first + ": expected a number after it");
    }
  }
  if (options.commands.size() != 2) {
    throw std::invalid_argument("expected the commands of two engines, got " +
                                std::to_string(options.commands.size()));
  }
  return options;
}

// The two engines, started when they are needed, and again after a failure.
class Table {
 public:
  explicit Table(std::vector<std::string> commands) : commands_(std::move(commands)) {}

  [[nodiscard]] Engine& seat(std::size_t index) {
    auto& engine = engines_.at(index);
    if (!engine) engine = std::make_unique<Engine>(index == 0 ? "A" : "B", commands_.at(index));
    return *engine;
  }
  void quit() {
    for (auto& engine : engines_) {
      if (engine) engine->quit();
    }
  }
  void throw_out() { engines_ = {}; }

 private:
  std::vector<std::string> commands_;
  std::array<std::unique_ptr<Engine>, 2> engines_;
};

struct Tally {
  int wins = 0;
  int draws = 0;
  int losses = 0;
  int failures = 0;
};

// One game, and the line about it.
void referee_game(Table& table, const Options& options, std::uint64_t index, Tally& tally) {
  const bool swapped = index % 2 == 1;
  auto game = test::random_opening(mix(options.seed, index / 2), static_cast<int>(options.opening));
  std::cout << "game " << index + 1 << ", black " << (swapped ? "B" : "A") << ": ";
  try {
    test::play_out(game, table.seat(swapped ? 1 : 0), table.seat(swapped ? 0 : 1));
    const int score = final_score(game.position(), swapped ? Color::white : Color::black);
    ++(score > 0 ? tally.wins : score < 0 ? tally.losses : tally.draws);
    std::cout << "A " << (score > 0 ? "+" : "") << score << " " << test::transcript(game) << "\n";
  } catch (const test::EngineError& error) {
    table.throw_out();
    ++tally.failures;
    std::cout << "FAILED after " << test::transcript(game) << "\n" << error.what() << "\n";
  }
}

int run(const Options& options) {
  Table table(options.commands);
  Tally tally;
  for (std::uint64_t index = 0; index < options.games; ++index) {
    referee_game(table, options, index, tally);
    std::cout.flush();
  }
  try {
    table.quit();
  } catch (const test::EngineError& error) {
    ++tally.failures;
    std::cout << "FAILED at the end: " << error.what() << "\n";
  }
  std::cout << options.games << " games, A won " << tally.wins << ", drew " << tally.draws
            << ", lost " << tally.losses << ", failed " << tally.failures << "\n";
  return tally.failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(parse({argv + 1, argv + argc}));
  } catch (const std::invalid_argument& error) {
    std::cerr << "referee: " << error.what()
              << "\nusage: referee \"CMD A\" \"CMD B\" [--games N] [--seed N] [--opening PLIES]\n";
    return 2;
  } catch (const std::exception& error) {
    std::cerr << "referee: " << error.what() << "\n";
    return EXIT_FAILURE;
  }
}
