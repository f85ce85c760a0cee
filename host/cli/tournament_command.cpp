#include "arena/tournament_report.hpp"
#include "cli/contest.hpp"
#include "cli/contest_options.hpp"
#include "cli/option_reader.hpp"
#include "cli/player_options.hpp"
#include "cli/stderr_log.hpp"
#include "cli/subcommand.hpp"

namespace outflank::host {

namespace po = boost::program_options;

namespace {

// The tournament's file, and over it what the command line says.
arena::TournamentSettings tournament_settings(const po::variables_map& values) {
  if (values.count("file") == 0) {
    throw UsageError("expected a file, as in: outflank tournament strategies.toml");
  }
  auto settings = arena::read_tournament(values["file"].as<std::string>());
  const auto general = settings_from(values);
  settings.plugin_directories.insert(settings.plugin_directories.begin(),
                                     general.plugin_directories.begin(),
                                     general.plugin_directories.end());
  if (values.count("seed") > 0) settings.seed = general.seed;
  if (values.count("games") > 0) settings.games = games_from(values);
  return settings;
}

std::string title_of(const arena::TournamentSettings& settings) {
  const auto& players = settings.players;
  if (settings.kind == arena::TournamentKind::round_robin) {
    return "round robin of " + std::to_string(players.size()) + " players";
  }
  return players.front().name + " against each of " + std::to_string(players.size() - 1) +
         (players.size() == 2 ? " other" : " others");
}

// Borrows from the contest.
arena::Tournament tournament_of(const Contest& contest) {
  return {.names = contest.names(), .pairings = contest.pairings(), .tallies = contest.tallies()};
}

ContestTexts tournament_texts(const arena::TournamentSettings& settings) {
  return {
      .title = title_of(settings),
      .live =
          [](const Contest& contest) {
            return arena::live_line(tournament_of(contest), contest.games(), contest.pace());
          },
      .report =
          [](const Contest& contest, bool colored) {
            return arena::tournament_report(tournament_of(contest), colored);
          },
      .json =
          [](const Contest& contest) { return arena::tournament_json(tournament_of(contest)); }};
}

OptionReader tournament_reader() {
  OptionReader reader{
      .usage = "tournament FILE.toml [OPTIONS]",
      .explanation =
          "Lets players play each other as the file says: everybody against everybody, or the\n"
          "first against each of the others, all pairings from the same openings, every opening\n"
          "twice with the colours swapped. Tells their ranking, and how each did against each.\n"
          "configs/tournaments/README.md explains the file. Progress goes to standard error,\n"
          "the result to standard output. Ctrl-C ends it; with --out DIR it can be resumed.\n"
          "Exit status: 0 played, 1 something went wrong, 2 wrong options, 130 interrupted.",
      .options = po::options_description("Options")};
  reader.options.add_options()("games", po::value<std::string>()->value_name("N"),
                               "of each pairing, an even number (default: as the file says)");
  reader.options.add_options()("seed", po::value<std::string>()->value_name("N"),
                               "where all random choices come from (default: as the file says)");
  add_contest_options(reader.options);
  reader.options.add_options()(
      "plugin-dir", po::value<std::vector<std::string>>()->value_name("DIR"),
      "look for plugins here first (may be repeated); then in the folders of the file and of "
      "OUTFLANK_PLUGIN_PATH, then in the program's own");
  reader.hidden.add_options()("file", po::value<std::string>());
  reader.positions.add("file", 1);
  return reader;
}

}  // namespace

int run_tournament(const std::vector<std::string>& arguments) {
  auto reader = tournament_reader();
  const auto values = reader.read(arguments);
  if (!values) return kExitSuccess;

  const auto settings = tournament_settings(*values);
  const auto options = contest_options_from(*values, "tournament", arguments);
  Contest contest(settings, options, stderr_log(LogLevel::warning));
  return contest.run(tournament_texts(settings));
}

}  // namespace outflank::host
