#include "cli/contest_options.hpp"

#include <algorithm>
#include <limits>

#include "arena/limits_text.hpp"
#include "arena/shell_word.hpp"
#include "cli/count_option.hpp"
#include "cli/subcommand.hpp"
#include "cli/whole_number.hpp"
#include "plugins/search_path.hpp"

namespace outflank::host {

namespace po = boost::program_options;

namespace {

constexpr std::uint64_t kMostGames = 1'000'000'000;
constexpr std::uint64_t kMostJobs = 1024;
constexpr std::uint64_t kMostNodes = std::numeric_limits<std::int64_t>::max();
constexpr std::uint64_t kDeepest = 60;
constexpr std::uint64_t kLongestPatienceSeconds = 86'400;

template <typename Parse>
auto parsed(const po::variables_map& values, const std::string& option, Parse parse) {
  try {
    return parse(values[option].as<std::string>());
  } catch (const arena::LimitsError& error) {
    throw UsageError("--" + option + ": " + error.what());
  }
}

}  // namespace

std::uint64_t games_from(const po::variables_map& values) {
  const auto games = count_from(values, "games", kMostGames);
  if (games % 2 != 0) {
    throw UsageError("--games: expected an even number, since every opening is played twice, got " +
                     std::to_string(games));
  }
  return games;
}

void add_contest_options(po::options_description& options) {
  options.add_options()("jobs", po::value<std::string>()->value_name("N"),
                        "games at the same time (default: the machine's cores, divided by the "
                        "threads a player uses)");
  options.add_options()("out", po::value<std::string>()->value_name("DIR"),
                        "keep the games in this folder, so that the run can be resumed, replayed "
                        "and exported");
  options.add_options()("resume", "go on with the run in the folder of --out");
  options.add_options()("force", "resume although settings or plugins have changed");
  options.add_options()("patience", po::value<std::string>()->value_name("SECONDS"),
                        "how long to wait for a move where there is no clock, 0: without end "
                        "(default: 60)");
  options.add_options()("json", "for scripts: one object");
}

ContestOptions contest_options_from(const po::variables_map& values, const std::string& subcommand,
                                    const std::vector<std::string>& arguments) {
  ContestOptions options;
  if (values.count("jobs") > 0) {
    options.jobs = static_cast<unsigned>(count_from(values, "jobs", kMostJobs));
  }
  if (values.count("out") > 0) options.folder = values["out"].as<std::string>();
  options.resume = values.count("resume") > 0;
  options.force = values.count("force") > 0;
  if (options.resume && options.folder.empty()) {
    throw UsageError("--resume: expected the folder of the run, as in --out DIR --resume");
  }
  if (options.force && !options.resume) throw UsageError("--force: goes with --resume only");
  options.patience = std::chrono::seconds(60);
  if (values.count("patience") > 0) {
    const auto& text = values["patience"].as<std::string>();
    const auto seconds = whole_number<std::uint64_t>(text);
    if (!seconds || *seconds > kLongestPatienceSeconds) {
      throw UsageError("--patience: expected seconds, 0 to " +
                       std::to_string(kLongestPatienceSeconds) + ", got " + text);
    }
    options.patience = std::chrono::seconds(*seconds);
  }
  options.command = arena::shell_word(executable_path().string()) + " " + subcommand;
  options.json = values.count("json") > 0;
  for (const auto& argument : arguments) options.command += " " + arena::shell_word(argument);
  return options;
}

void add_limit_options(po::options_description& options) {
  options.add_options()("time", po::value<std::string>()->value_name("MAIN[+INC]"),
                        "seconds for a whole game, and for each move made: 60+0.5");
  options.add_options()("move-time", po::value<std::string>()->value_name("SECONDS"),
                        "seconds for one move");
  options.add_options()("nodes", po::value<std::string>()->value_name("N"),
                        "nodes for one move; like --depth, repeatable to the byte");
  options.add_options()("depth", po::value<std::string>()->value_name("N"), "plies to search");
}

arena::PlayLimits limits_from(const po::variables_map& values) {
  arena::PlayLimits limits;
  if (values.count("time") > 0) {
    const auto control = parsed(
        values, "time", [](const std::string& text) { return arena::parse_time_control(text); });
    limits.main_ns = control.main_ns;
    limits.increment_ns = control.increment_ns;
  }
  if (values.count("move-time") > 0) {
    limits.move_ns = parsed(values, "move-time",
                            [](const std::string& text) { return arena::parse_move_time(text); });
  }
  if (values.count("nodes") > 0) limits.nodes = count_from(values, "nodes", kMostNodes);
  if (values.count("depth") > 0) {
    limits.depth = static_cast<unsigned>(count_from(values, "depth", kDeepest));
  }
  return limits;
}

}  // namespace outflank::host
