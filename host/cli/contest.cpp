#include "cli/contest.hpp"

#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>
#include <thread>

#include "arena/contestant_factory.hpp"
#include "arena/journal_check.hpp"
#include "arena/limits_text.hpp"
#include "arena/reproduction.hpp"
#include "arena/resume_run.hpp"
#include "arena/shipped_openings.hpp"
#include "arena/times.hpp"
#include "cli/resolved_settings.hpp"
#include "cli/subcommand.hpp"
#include "plugins/search_path.hpp"

namespace outflank::host {

using std::chrono::steady_clock;

namespace {

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
  if (!options_.folder.empty()) open_folder();
}

void Contest::open_folder() {
  const auto settings =
      resolved_settings(settings_, options_, openings_.fingerprint(), players_.files());
  if (!options_.resume) {
    folder_ = arena::begin_run(options_.folder, settings);
    return;
  }
  const auto opening_at = [this](std::uint64_t number) { return openings_.at(number); };
  auto run = arena::resume_run(
      options_.folder, settings,
      options_.force ? arena::ChangedSettings::accept : arena::ChangedSettings::refuse,
      [&](std::span<const arena::GameRecord> games, const std::string& file_name) {
        arena::check_journal(games, file_name, schedule_, opening_at);
      });
  for (const auto& note : run.notes) std::cerr << "outflank: " << note << "\n";
  folder_ = std::move(run.folder);
  resume(run.games, run.times);
}

void Contest::resume(const std::vector<arena::GameRecord>& games,
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
  const std::lock_guard lock(status_mutex_);
  status_.clear();
  std::cerr << "game " << record.task.number << ": " << names_[loser] << " lost by "
            << arena::ending_name(record.ending) << ": " << record.reason << "\n  "
            << arena::reproduction(record, *record.at_fault, player,
                                   player.limits.value_or(settings_.limits), child_arguments_)
            << "\n";
  if (forfeits_ == kTold) std::cerr << "further lost games are not told here\n";
}

// Up to the game that decides the test, if there is one; what is played behind it is dropped.
std::span<const arena::PlayedGame> Contest::until_decided(
    std::span<const arena::PlayedGame> games) {
  if (!options_.test) return games;
  // A copy would cost what the games do: what is added here is added for good.
  for (std::size_t i = 0; i < games.size(); ++i) {
    add(games[i].record, games[i].times);
    if (decided()) return games.first(i + 1);
  }
  return games;
}

// A game is on the file system before it is reported.
bool Contest::take(std::span<const arena::PlayedGame> played) {
  {
    const std::lock_guard lock(mutex_);
    const auto games = until_decided(played);
    if (folder_) write(games);
    if (!options_.test) {
      for (const auto& game : games) add(game.record, game.times);
    }
    played = games;
  }
  for (const auto& game : played) tell_forfeit(game.record);
  return !decided();
}

void Contest::write(std::span<const arena::PlayedGame> games) {
  std::string lines;
  std::string times;
  for (const auto& game : games) {
    lines += game.line;
    if (!game.times.move_ns.empty()) arena::append_times_line(times, game.times);
  }
  folder_->append(lines, times);
}

arena::Pace Contest::pace() const {
  const std::chrono::duration<double> time = steady_clock::now() - begin_;
  if (played_ == resumed_ || time.count() <= 0) return {};
  const double games_per_second = static_cast<double>(played_ - resumed_) / time.count();
  const auto left = static_cast<double>(games() - played_) / games_per_second;
  return {.games_per_second = games_per_second, .seconds_left = static_cast<std::uint64_t>(left)};
}

bool Contest::tick(const ContestTexts& texts) {
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
  // Not under the lock of the games: a terminal that is held up must not hold them up.
  const std::lock_guard lock(status_mutex_);
  status_.tick([&] {
    const std::lock_guard games_lock(mutex_);
    return texts.live(*this);
  });
  return true;
}

std::unique_ptr<arena::Contestant> Contest::make(unsigned participant,
                                                 const std::atomic<bool>& stop) {
  const auto& player = settings_.players[participant];
  const arena::Surroundings surroundings{.factory = players_.factory(),
                                         .strategy = players_.strategy(participant),
                                         .host_program = executable_path(),
                                         .host_arguments = child_arguments_,
                                         .patience = options_.patience,
                                         .stop = &stop,
                                         .log = log_,
                                         .proven = &proven_[participant]};
  return arena::make_contestant(player, player.limits.value_or(settings_.limits), surroundings);
}

std::string Contest::how_to_go_on() const {
  if (!folder_) return "nothing was kept; with --out DIR it could be resumed";
  return "to go on: " + options_.command + (options_.resume ? "" : " --resume");
}

// Who has a clock may use it up before anybody is impatient.
std::chrono::milliseconds Contest::patience_in_process() const {
  if (options_.patience.count() == 0) return options_.patience;
  std::int64_t longest_ns = 0;
  for (const auto& player : settings_.players) {
    const auto limits = player.limits.value_or(settings_.limits);
    longest_ns = std::max({longest_ns, limits.main_ns + limits.increment_ns, limits.move_ns});
  }
  return options_.patience +
         std::chrono::ceil<std::chrono::milliseconds>(std::chrono::nanoseconds(longest_ns));
}

// A strategy that does not come back cannot be ended without this process.
void Contest::give_up(const arena::GameTask& task) {
  status_.clear();
  std::cerr << "outflank: game " << task.number << ": " << names_[task.black] << " or "
            << names_[task.white] << " did not make a move in "
            << std::chrono::duration_cast<std::chrono::seconds>(patience_in_process()).count()
            << " s, and a strategy in this process cannot be stopped; play it as isolated:ID\n"
            << how_to_go_on() << std::endl;
  ::_exit(kExitFailure);
}

// After a failure that is told anyway.
void Contest::keep_what_is_written() {
  try {
    folder_->sync();
  } catch (const arena::RunFolderError&) {
  }
}

void Contest::announce(const std::string& title) const {
  const auto size = std::to_string(settings_.board_size);
  std::cerr << title << ": " << games() << " games on " << size << "x" << size << ", openings "
            << settings_.openings << ", " << arena::limits_text(settings_.limits) << ", seed "
            << settings_.seed << ", " << jobs_ << (jobs_ == 1 ? " game" : " games")
            << " at a time\n";
}

int Contest::play(const ContestTexts& texts) {
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
           .tick = [&] { return tick(texts); },
           .patience = patience_in_process(),
           .stuck = [this](const arena::GameTask& task) { give_up(task); }});
    }
  } catch (...) {
    status_.clear();
    if (folder_) {
      keep_what_is_written();
      std::cerr << how_to_go_on() << std::endl;
    }
    throw;
  }
  status_.clear();
  if (folder_) folder_->sync();
  if (!interrupted_) return kExitSuccess;
  std::cerr << "interrupted after " << played_ << " of " << games() << " games; " << how_to_go_on()
            << std::endl;
  return interrupts_.exit_status();
}

int Contest::run(const ContestTexts& texts) {
  announce(texts.title);
  const int status = play(texts);
  const auto json = texts.json(*this);
  if (folder_ && !interrupted_) folder_->finish(nlohmann::ordered_json::parse(json));
  if (options_.json) {
    std::cout << json << "\n";
  } else {
    std::cout << texts.report(*this, ::isatty(STDOUT_FILENO) == 1);
  }
  return status;
}

}  // namespace outflank::host
