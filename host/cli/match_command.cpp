#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iostream>
#include <nlohmann/json.hpp>

#include "arena/game_play.hpp"
#include "arena/limits_text.hpp"
#include "arena/match_report.hpp"
#include "cli/contest.hpp"
#include "cli/contest_options.hpp"
#include "cli/count_option.hpp"
#include "cli/option_reader.hpp"
#include "cli/player_options.hpp"
#include "cli/stderr_log.hpp"
#include "cli/subcommand.hpp"
#include "config/nearest.hpp"

namespace outflank::host {

namespace po = boost::program_options;

namespace {

constexpr std::uint64_t kMostGames = 1'000'000'000;
constexpr std::uint64_t kUsualGames = 100;
// A test ends when it is decided; this is where it gives up.
constexpr std::uint64_t kUsualGamesOfATest = 20'000;

double elo_from(std::string_view text, const std::string& whole) {
  double elo = 0;
  const auto* end = text.data() + text.size();
  const auto [stop, status] = std::from_chars(text.data(), end, elo);
  if (status != std::errc{} || stop != end || !std::isfinite(elo) || std::abs(elo) > 1000) {
    throw UsageError("--sprt: expected two differences in Elo such as 0,10, got " + whole);
  }
  return elo;
}

stats::Sprt test_from(const std::string& text) {
  const auto comma = text.find(',');
  if (comma == std::string::npos) {
    throw UsageError("--sprt: expected two differences in Elo such as 0,10, got " + text);
  }
  const std::string_view both = text;
  const stats::Sprt test{.elo0 = elo_from(both.substr(0, comma), text),
                         .elo1 = elo_from(both.substr(comma + 1), text)};
  if (test.elo0 >= test.elo1) {
    throw UsageError("--sprt: the first difference must be the smaller one, got " + text);
  }
  return test;
}

// A name of the players' file, or whatever parse_participant takes.
arena::Participant player_from(const std::string& text,
                               const std::vector<arena::Participant>& known) {
  const auto found = std::ranges::find(known, text, &arena::Participant::name);
  if (found != known.end()) return *found;
  try {
    return arena::parse_participant(text);
  } catch (const arena::ParticipantError& error) {
    throw UsageError(error.what());
  }
}

// The players' file, if there is one, and over it what the command line says.
arena::TournamentSettings match_settings(const po::variables_map& values) {
  arena::TournamentSettings settings;
  if (values.count("players") > 0) {
    settings = arena::read_players(values["players"].as<std::string>());
  }
  const auto known = std::exchange(settings.players, {});
  const auto& typed = values.count("player") > 0 ? values["player"].as<std::vector<std::string>>()
                                                 : std::vector<std::string>{};
  if (typed.size() != 2) {
    throw UsageError("expected two players, as in: outflank match classic greedy:depth=3");
  }
  for (const auto& text : typed) settings.players.push_back(player_from(text, known));
  // The same against itself: tables must tell them apart.
  if (settings.players[0].name == settings.players[1].name) settings.players[1].name += " (2)";

  const auto general = settings_from(values);
  settings.plugin_directories.insert(settings.plugin_directories.begin(),
                                     general.plugin_directories.begin(),
                                     general.plugin_directories.end());
  settings.parameters.insert(settings.parameters.end(), general.parameters.begin(),
                             general.parameters.end());
  settings.seed = general.seed;
  settings.board_size = general.board_size;
  settings.limits = limits_from(values);
  settings.games = values.count("sprt") > 0 ? kUsualGamesOfATest : kUsualGames;
  if (values.count("games") > 0) settings.games = count_from(values, "games", kMostGames);
  if (settings.games % 2 != 0) {
    throw UsageError("--games: expected an even number, since every opening is played twice, got " +
                     std::to_string(settings.games));
  }
  settings.openings = "balanced";
  if (values.count("openings") > 0) settings.openings = values["openings"].as<std::string>();
  settings.adjudicate_empties = 0;
  if (values.count("adjudicate") > 0) {
    settings.adjudicate_empties =
        static_cast<unsigned>(count_from(values, "adjudicate", arena::kMostAdjudicatedEmpties));
  }
  return settings;
}

void announce(const arena::TournamentSettings& settings, const Contest& contest) {
  const auto size = std::to_string(settings.board_size);
  std::cerr << settings.players[0].name << " against " << settings.players[1].name << ": "
            << settings.games << " games on " << size << "x" << size << ", openings "
            << settings.openings << ", " << arena::limits_text(settings.limits) << ", seed "
            << settings.seed << ", " << contest.jobs() << (contest.jobs() == 1 ? " game" : " games")
            << " at a time\n";
}

std::string live_text(const Contest& contest) {
  arena::Pace pace{.games_per_second = contest.games_per_second(), .seconds_left = {}};
  if (pace.games_per_second) {
    const auto left = static_cast<double>(contest.games() - contest.games_played());
    pace.seconds_left = static_cast<std::uint64_t>(left / *pace.games_per_second);
  }
  return arena::live_line(contest.tallies().front(), contest.games(), pace);
}

OptionReader match_reader() {
  OptionReader reader{
      .usage = "match A B [OPTIONS]",
      .explanation =
          "Lets two players play each other, every opening twice with the colours swapped,\n"
          "and tells which is better and how sure that is. A player is\n"
          "  ID[:key=value,...]      a strategy, in this process (a path if it has a slash)\n"
          "  isolated:ID[:...]       the same in a child process\n"
          "  gtp:COMMAND ARGUMENT... any program that speaks GTP\n"
          "or the name of one in the file of --players. Progress goes to standard error, the\n"
          "result to standard output. Ctrl-C ends it; with --out DIR it can be resumed.\n"
          "Exit status: 0 played, 1 something went wrong, 2 wrong options, 130 interrupted.",
      .options = po::options_description("Options")};
  reader.options.add_options()("games", po::value<std::string>()->value_name("N"),
                               "how many, an even number (default: 100; with --sprt at most "
                               "20000)");
  reader.options.add_options()("openings", po::value<std::string>()->value_name("WHAT"),
                               "a set that comes with the program (outflank openings --list), "
                               "start, random:PLIES, or a file of transcripts (default: balanced)");
  add_limit_options(reader.options);
  reader.options.add_options()("size", po::value<int>()->value_name("N"),
                               "board size: 4, 6 or 8 (default: 8)");
  reader.options.add_options()("sprt", po::value<std::string>()->value_name("ELO0,ELO1"),
                               "stop as soon as it is sure, at 5 % risk, that A is ELO1 rather "
                               "than ELO0 better, or the other way round");
  reader.options.add_options()("adjudicate", po::value<std::string>()->value_name("N"),
                               "end games with N empty squares by their exact value");
  reader.options.add_options()("players", po::value<std::string>()->value_name("FILE.toml"),
                               "a file with [players.NAME] tables: commands, folders, limits");
  add_contest_options(reader.options);
  add_parameter_options(reader.options);
  add_plugin_options(reader.options);
  reader.hidden.add_options()("player", po::value<std::vector<std::string>>());
  reader.positions.add("player", 2);
  return reader;
}

}  // namespace

int run_match(const std::vector<std::string>& arguments) {
  auto reader = match_reader();
  const auto values = reader.read(arguments);
  if (!values) return kExitSuccess;

  const auto settings = match_settings(*values);
  auto options = contest_options_from(*values, "match", arguments);
  if (values->count("sprt") > 0) options.test = test_from((*values)["sprt"].as<std::string>());

  Contest contest(settings, options, stderr_log(LogLevel::warning));
  announce(settings, contest);
  const int status = contest.play(live_text);

  const auto& tally = contest.tallies().front();
  const arena::PlayerNames names{contest.names()[0], contest.names()[1]};
  const auto json = arena::match_json(tally, names);
  if (status == kExitSuccess) contest.keep(nlohmann::ordered_json::parse(json));
  if (values->count("json") > 0) {
    std::cout << json << "\n";
  } else {
    std::cout << arena::match_report(tally, names, ::isatty(STDOUT_FILENO) == 1);
  }
  return status;
}

}  // namespace outflank::host
