#include <unistd.h>

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <numeric>
#include <optional>

#include "arena/distinct_openings.hpp"
#include "arena/openings.hpp"
#include "arena/openings_file.hpp"
#include "arena/shell_word.hpp"
#include "arena/shipped_openings.hpp"
#include "arena/shuffled.hpp"
#include "cli/count_option.hpp"
#include "cli/interrupt_thread.hpp"
#include "cli/near_zero.hpp"
#include "cli/option_reader.hpp"
#include "cli/player_options.hpp"
#include "cli/progress.hpp"
#include "cli/stderr_log.hpp"
#include "cli/subcommand.hpp"
#include "cli/whole_number.hpp"
#include "formats/transcript.hpp"
#include "plugins/search_path.hpp"

namespace outflank::host {

namespace po = boost::program_options;

namespace {

constexpr std::string_view kSearcher = "alphabeta";
// A gigabyte of them.
constexpr std::size_t kMostPositions = 3'000'000;
constexpr unsigned kDeepest = 60;
constexpr double kMostValue = 1e6;

std::optional<double> farthest_from(const po::variables_map& values) {
  if (values.count("near-zero") == 0) {
    for (const auto* option : {"strategy", "depth", "set"}) {
      if (values.count(option) > 0) {
        throw UsageError("--" + std::string(option) + " says how --near-zero searches: add it");
      }
    }
    return std::nullopt;
  }
  if (values.count("depth") == 0) throw UsageError("--near-zero needs --depth, as in --depth 12");
  const auto& text = values["near-zero"].as<std::string>();
  const auto farthest = whole_number<double>(text);
  if (!farthest || !(*farthest >= 0 && *farthest <= kMostValue)) {
    throw UsageError("--near-zero: expected a number from 0 on such as 1 or 0.5, got " + text);
  }
  return farthest;
}

arena::DistinctOpenings reached_in(unsigned plies, int board_size) {
  arena::DistinctOpenings openings(board_size);
  while (openings.plies() < plies) {
    if (!openings.deepen(kMostPositions)) {
      throw UsageError("--plies: expected 1 to " + std::to_string(openings.plies()) + " on " +
                       arena::board_name(board_size) + ", where more lead to more than " +
                       std::to_string(kMostPositions) + " positions, got " + std::to_string(plies));
    }
  }
  if (openings.all().empty()) {
    throw UsageError("--plies: on " + arena::board_name(board_size) + " every game is over after " +
                     std::to_string(plies) + " plies");
  }
  return openings;
}

// Which of the openings are to be printed.
struct Choice {
  std::optional<NearZero> near_zero;
  std::size_t most;                   // of them,
  std::optional<std::uint64_t> seed;  // taken at random
};

// Nothing if it was interrupted.
std::optional<std::vector<std::size_t>> chosen(const arena::DistinctOpenings& openings,
                                               Choice& choice, const InterruptThread& interrupt) {
  std::vector<std::size_t> order(openings.all().size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  if (choice.seed) order = arena::shuffled(std::move(order), Random(*choice.seed));
  Progress progress(std::cerr, ::isatty(STDERR_FILENO) == 1);
  progress.begin(0, order.size(), "");
  std::vector<std::size_t> kept;
  for (std::size_t tried = 0; tried < order.size() && kept.size() < choice.most; ++tried) {
    progress.advance(tried, std::to_string(kept.size()) + " kept");
    progress.tick();
    const bool keep =
        !choice.near_zero || choice.near_zero->holds(openings.positions()[order[tried]]);
    if (interrupt.interrupted()) {
      progress.clear();
      std::cerr << "stopped after " << tried << " of " << order.size()
                << " positions; nothing was printed\n";
      return std::nullopt;
    }
    if (keep) kept.push_back(order[tried]);
  }
  progress.clear();
  std::ranges::sort(kept);
  return kept;
}

int print_sets() {
  const auto sets = arena::shipped_openings(arena::shipped_openings_folder(executable_path()));
  std::cout << "BOARD  NAME        OPENINGS  WHAT\n";
  for (const auto& set : sets) {
    const auto content = arena::read_openings_file(set.file, set.board_size);
    std::cout << std::left << std::setw(7) << arena::board_name(set.board_size) << std::setw(10)
              << set.name << std::right << std::setw(10) << content.openings.size() << "  "
              << content.title << "\n";
  }
  return kExitSuccess;
}

void add_options(OptionReader& reader) {
  auto& options = reader.options;
  options.add_options()("plies", po::value<std::string>()->value_name("K"),
                        "discs that have been placed; forced passes come on top");
  options.add_options()("size", po::value<int>()->value_name("N"),
                        "board size: 4, 6 or 8 (default: 8)");
  options.add_options()("near-zero", po::value<std::string>()->value_name("V"),
                        "only those whose value, by a search to --depth, is at most so far from "
                        "0, either way; in discs, or in the strategy's own points");
  options.add_options()("depth", po::value<std::string>()->value_name("D"),
                        "plies that --near-zero searches");
  options.add_options()("sample", po::value<std::string>()->value_name("N"),
                        "only N of them, taken at random by --seed");
  options.add_options()("list", "the sets that come with the program");
  add_strategy_options(options, kSearcher);
  add_plugin_options(options);
}

}  // namespace

int run_openings(const std::vector<std::string>& arguments) {
  OptionReader reader{
      .usage = "openings --plies K [OPTIONS] | --list",
      .explanation =
          "Prints openings for matches, as transcripts: one line of play to each position\n"
          "that K plies lead to. Of positions that are the same turned or mirrored there is\n"
          "only one, by the first line that leads there. The same command prints the same\n"
          "bytes, and begins with itself."};
  add_options(reader);
  const auto values = reader.read(arguments);
  if (!values) return kExitSuccess;
  if (values->count("list") > 0) return print_sets();
  if (values->count("plies") == 0)
    throw UsageError("expected --plies K, as in --plies 6, or --list");

  auto settings = settings_from(*values);
  if (values->count("strategy") + values->count("config") == 0) settings.strategy = kSearcher;
  const auto plies = static_cast<unsigned>(count_from(*values, "plies", kSquares));
  const auto farthest = farthest_from(*values);
  const bool sample = values->count("sample") > 0;
  const auto most = sample ? count_from(*values, "sample", kMostPositions) : kMostPositions;

  const auto openings = reached_in(plies, settings.board_size);
  const InterruptThread interrupt;  // before any other thread
  const auto log = stderr_log(LogLevel::warning);
  std::optional<Strategies> strategies;
  Choice choice{.near_zero = {}, .most = most, .seed = {}};
  if (sample) choice.seed = settings.seed;
  if (farthest) {
    strategies.emplace(settings, log);
    choice.near_zero.emplace(
        FixedDepthSearch(strategies->factory, settings, log, &interrupt.flag()),
        static_cast<unsigned>(count_from(*values, "depth", kDeepest)), *farthest);
  }
  const auto kept = chosen(openings, choice, interrupt);
  if (!kept) return interrupt.exit_status();

  const auto all = openings.all().size();
  std::cout << "# " << (kept->size() == all ? "all " : std::to_string(kept->size()) + " of the ")
            << all << " positions after " << plies << (plies == 1 ? " ply" : " plies");
  if (farthest) {
    std::cout << ", at most " << (*values)["near-zero"].as<std::string>() << " from 0";
  }
  std::cout << "\n# outflank openings";
  for (const auto& word : arguments) std::cout << " " << arena::shell_word(word);
  std::cout << "\n";
  for (const auto index : *kept) {
    std::cout << formats::transcript(openings.all()[index].moves) << "\n";
  }
  return kExitSuccess;
}

}  // namespace outflank::host
