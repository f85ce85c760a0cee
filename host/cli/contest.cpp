#include "cli/contest.hpp"

#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>
#include <thread>

#include "arena/contestant_factory.hpp"
#include "arena/journal_check.hpp"
#include "arena/reproduction.hpp"
#include "arena/resume_run.hpp"
#include "arena/settings_json.hpp"
#include "arena/shipped_openings.hpp"
#include "arena/times.hpp"
#include "cli/subcommand.hpp"
#include "plugins/search_path.hpp"

namespace outflank::host {

using std::chrono::steady_clock;

namespace {

// An answer may come so late before its game is lost by it: what the scheduler and the pipe
// may take of a busy machine.
constexpr std::int64_t kGraceNs = 10'000'000;

unsigned jobs_for(const ContestOptions& options, unsigned threads) {
  if (options.jobs > 0) return options.jobs;
  return std::max(1U, std::thread::hardware_concurrency() / threads);
}

std::vector<std::string> names_of(const std::vector<arena::Participant>& players) {
  std::vector<std::string> names;
  for (const auto& player : players) names.push_back(player.name);
  return names;
}

}  // namespace

Contest::Contest(const arena::TournamentSettings& settings, const ContestOptions& options,
                 const Log& log)
    : settings_(settings),
      options_(options),
      log_(log),
      players_(settings, log),
      openings_({.source = settings.openings,
                 .board_size = settings.board_size,
                 .seed = settings.seed,
                 .shipped_folder = arena::shipped_openings_folder(executable_path())}),
      schedule_(arena::schedule_of(settings)),
      names_(names_of(settings.players)),
      jobs_(jobs_for(options, players_.threads())),
      child_arguments_(child_arguments(settings)),
      proven_(settings.players.size()),
      tallies_(schedule_.pairings().size(),
               options.test ? arena::Tally(*options.test) : arena::Tally()),
      status_(std::cerr, ::isatty(STDERR_FILENO) == 1) {
  if (!options.folder.empty()) open_folder(options);
}

nlohmann::ordered_json Contest::resolved_settings() const {
  nlohmann::ordered_json json{{"outflank", OUTFLANK_VERSION}};
  json["kind"] = settings_.kind == arena::TournamentKind::gauntlet ? "gauntlet" : "round_robin";
  json["board_size"] = settings_.board_size;
  json["games"] = settings_.games;
  json["seed"] = std::to_string(settings_.seed);
  json["openings"] = {{"source", settings_.openings},
                      {"fingerprint", std::to_string(openings_.fingerprint())}};
  json["limits"] = settings_.limits;
  json["adjudicate_empties"] = settings_.adjudicate_empties;
  json["patience_ms"] = options_.patience.count();
  if (options_.test) json["sprt"] = {options_.test->elo0, options_.test->elo1};
  auto& parameters = json["parameters"] = nlohmann::ordered_json::array();
  for (const auto& parameter : settings_.parameters) {
    parameters.push_back(parameter.strategy + "." + parameter.name + "=" + parameter.value);
  }
  json["participants"] = settings_.players;
  const auto files = players_.files();
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (!files[i].empty()) json["participants"][i]["plugins"] = files[i];
  }
  return json;
}

void Contest::open_folder(const ContestOptions& options) {
  if (!options.resume) {
    folder_ = arena::begin_run(options.folder, resolved_settings());
    return;
  }
  auto run = arena::resume_run(
      options.folder, resolved_settings(),
      options.force ? arena::ChangedSettings::accept : arena::ChangedSettings::refuse);
  for (const auto& note : run.notes) std::cerr << "outflank: " << note << "\n";
  folder_ = std::move(run.folder);
  arena::check_journal(run.games, folder_->files().games.string(), schedule_,
                       [this](std::uint64_t number) { return openings_.at(number); });
  resume(std::move(run.games), run.times);
}

void Contest::resume(std::vector<arena::GameRecord> games,
                     const std::vector<arena::GameTimes>& times) {
  auto next_times = times.begin();
  for (const auto& game : games) {
    const bool has_times = next_times != times.end() && next_times->number == game.task.number;
    add(game, has_times ? *next_times++ : arena::GameTimes{});
  }
  resumed_ = played_;
}

void Contest::add(const arena::GameRecord& record, const arena::GameTimes& times) {
  tallies_[schedule_.pairing_of(record.task.number)].add(record, times);
  ++played_;
}

bool Contest::decided() const {
  return options_.test && tallies_.front().sprt().decision != stats::SprtDecision::continues;
}

// The first few on standard error, with the means to look into it; all are in the journal.
void Contest::tell_forfeit(const arena::GameRecord& record) {
  constexpr std::uint64_t kTold = 5;
  if (!record.at_fault || ++forfeits_ > kTold) return;
  const auto loser = *record.at_fault == Color::black ? record.task.black : record.task.white;
  const auto& player = settings_.players[loser];
  status_.clear();
  std::cerr << "game " << record.task.number << ": " << names_[loser] << " lost by "
            << arena::ending_name(record.ending) << ": " << record.reason << "\n  "
            << arena::reproduction(record, *record.at_fault, player,
                                   player.limits.value_or(settings_.limits), child_arguments_)
            << "\n";
  if (forfeits_ == kTold) std::cerr << "further lost games are not told here\n";
}

// A game is on the file system before it is reported.
bool Contest::take(std::span<const arena::PlayedGame> games) {
  std::string lines;
  std::string times;
  const auto write = [&] {
    if (folder_) folder_->append(lines, times);
  };
  const std::lock_guard lock(mutex_);
  for (const auto& game : games) {
    lines += game.line;
    tell_forfeit(game.record);
    if (folder_ && !game.times.move_ns.empty()) arena::append_times_line(times, game.times);
    if (!options_.test) continue;
    add(game.record, game.times);
    if (decided()) {
      write();
      return false;
    }
  }
  write();
  if (!options_.test) {
    for (const auto& game : games) add(game.record, game.times);
  }
  return true;
}

std::optional<double> Contest::games_per_second() const {
  const std::chrono::duration<double> time = steady_clock::now() - begin_;
  if (played_ == resumed_ || time.count() <= 0) return std::nullopt;
  return static_cast<double>(played_ - resumed_) / time.count();
}

bool Contest::tick(const LiveText& live_text) {
  constexpr std::chrono::seconds kSyncEvery{1};
  if (interrupts_.interrupted_now()) {
    interrupted_ = true;
    return false;
  }
  const auto now = steady_clock::now();
  if (folder_ && now - synced_ >= kSyncEvery) {
    synced_ = now;
    folder_->sync();
  }
  const std::lock_guard lock(mutex_);
  status_.tick([&] { return live_text(*this); });
  return true;
}

std::unique_ptr<arena::Contestant> Contest::make(unsigned participant,
                                                 const std::atomic<bool>& stop) {
  const auto& player = settings_.players[participant];
  const arena::Surroundings surroundings{.factory = players_.factory(),
                                         .host_program = executable_path(),
                                         .host_arguments = child_arguments_,
                                         .patience = options_.patience,
                                         .stop = &stop,
                                         .log = log_,
                                         .proven = &proven_[participant]};
  return arena::make_contestant(player, player.limits.value_or(settings_.limits), surroundings);
}

std::string Contest::how_to_go_on() const {
  if (!folder_) return "nothing was kept; with --out DIR a match can be resumed";
  return "to go on: " + options_.command + (options_.resume ? "" : " --resume");
}

// A strategy that does not come back cannot be ended without this process.
void Contest::give_up(const arena::GameTask& task) {
  status_.clear();
  std::cerr << "outflank: game " << task.number << ": " << names_[task.black] << " or "
            << names_[task.white] << " did not make a move in "
            << std::chrono::duration_cast<std::chrono::seconds>(2 * options_.patience).count()
            << " s, and a strategy in this process cannot be stopped; play it as isolated:ID\n"
            << how_to_go_on() << std::endl;
  ::_exit(kExitFailure);
}

int Contest::play(const LiveText& live_text) {
  begin_ = synced_ = steady_clock::now();
  arena::RunConditions conditions{.limits = {},
                                  .adjudicate_empties = settings_.adjudicate_empties,
                                  .grace_ns = kGraceNs,
                                  .journal_lines = folder_ != nullptr};
  for (const auto& player : settings_.players) {
    conditions.limits.push_back(player.limits.value_or(settings_.limits));
  }
  try {
    if (played_ < games() && !decided()) {
      arena::play(
          {.schedule = schedule_,
           .openings = openings_,
           .conditions = std::move(conditions),
           .names = names_,
           .make = [this](unsigned participant,
                          const std::atomic<bool>& stop) { return make(participant, stop); },
           .sink = [this](std::span<const arena::PlayedGame> played) { return take(played); },
           .jobs = jobs_,
           .first_game = played_,
           .tick = [&] { return tick(live_text); },
           // Children are given up after half of it.
           .patience = 2 * options_.patience,
           .stuck = [this](const arena::GameTask& task) { give_up(task); }});
    }
  } catch (...) {
    status_.clear();
    if (folder_) std::cerr << how_to_go_on() << std::endl;
    throw;
  }
  status_.clear();
  if (folder_) folder_->sync();
  if (!interrupted_) return kExitSuccess;
  std::cerr << "interrupted after " << played_ << " of " << games() << " games; " << how_to_go_on()
            << std::endl;
  return interrupts_.exit_status();
}

void Contest::keep(const nlohmann::ordered_json& result) {
  if (folder_) folder_->finish(result);
}

}  // namespace outflank::host
