#include <algorithm>
#include <charconv>
#include <cmath>
#include <memory>

#include "arena/game_play.hpp"
#include "arena/match_report.hpp"
#include "cli/contest.hpp"
#include "cli/contest_options.hpp"
#include "cli/count_option.hpp"
#include "cli/option_reader.hpp"
#include "cli/player_options.hpp"
#include "cli/stderr_log.hpp"
#include "cli/subcommand.hpp"
#include "plugins/plugin_error.hpp"

namespace outflank::host {

namespace po = boost::program_options;

namespace {

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

// What the players' file says, if there is one, and who is in it.
arena::TournamentSettings file_settings(const po::variables_map& values) {
  if (values.count("players") == 0) return {};
  return arena::read_players(values["players"].as<std::string>());
}

// Over that what the command line says, and whom it names.
arena::TournamentSettings match_settings(const po::variables_map& values,
                                         arena::TournamentSettings settings) {
  const auto known = std::exchange(settings.players, {});
  const auto& typed = values.count("player") > 0 ? values["player"].as<std::vector<std::string>>()
                                                 : std::vector<std::string>{};
  if (typed.size() != 2) {
    throw UsageError("expected two players, as in: outflank match classic greedy:depth=3; got " +
                     std::to_string(typed.size()));
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
  const auto given = [&values](const char* option) { return values.count(option) > 0; };
  if (given("seed") || given("config")) settings.seed = general.seed;
  if (given("size") || given("config")) settings.board_size = general.board_size;
  if (given("time") || given("move-time") || given("nodes") || given("depth")) {
    settings.limits = limits_from(values);
  }
  if (given("sprt")) settings.games = kUsualGamesOfATest;
  if (given("games")) settings.games = games_from(values);
  if (given("openings")) settings.openings = values["openings"].as<std::string>();
  if (values.count("adjudicate") > 0) {
    settings.adjudicate_empties =
        static_cast<unsigned>(count_from(values, "adjudicate", arena::kMostAdjudicatedEmpties));
  }
  return settings;
}

// Whoever is no strategy may have been meant to be in the file.
std::unique_ptr<Contest> make_contest(const arena::TournamentSettings& settings,
                                      const ContestOptions& options,
                                      const std::vector<arena::Participant>& known) {
  try {
    return std::make_unique<Contest>(settings, options, stderr_log(LogLevel::warning));
  } catch (const UnknownStrategy& error) {
    if (known.empty()) throw;
    std::string names;
    for (const auto& player : known) names += (names.empty() ? "" : ", ") + player.name;
    throw UsageError(std::string(error.what()) + "\nThe file of --players has: " + names);
  }
}

ContestTexts match_texts(const arena::PlayerNames& names) {
  return {.title = names[0] + " against " + names[1],
          .live =
              [](const Contest& match) {
                return arena::live_line(match.tallies().front(), match.games(), match.pace());
              },
          .report =
              [names](const Contest& match, bool colored) {
                return arena::match_report(match.tallies().front(), names, colored);
              },
          .json =
              [names](const Contest& match) {
                return arena::match_json(match.tallies().front(), names);
              }};
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
                               "a file with [players.NAME] tables: commands, folders, limits; "
                               "its other settings hold unless an option says otherwise");
  add_contest_options(reader.options);
  add_parameter_options(reader.options);
  add_plugin_options(reader.options);
  reader.hidden.add_options()("player", po::value<std::vector<std::string>>());
  reader.positions.add("player", -1);
  return reader;
}

}  // namespace

int run_match(const std::vector<std::string>& arguments) {
  auto reader = match_reader();
  const auto values = reader.read(arguments);
  if (!values) return kExitSuccess;

  const auto of_file = file_settings(*values);
  const auto settings = match_settings(*values, of_file);
  auto options = contest_options_from(*values, "match", arguments);
  if (values->count("sprt") > 0) options.test = test_from((*values)["sprt"].as<std::string>());

  const auto match = make_contest(settings, options, of_file.players);
  return match->run(match_texts({match->names()[0], match->names()[1]}));
}

}  // namespace outflank::host
