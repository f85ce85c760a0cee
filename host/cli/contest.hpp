#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "arena/openings.hpp"
#include "arena/pace.hpp"
#include "arena/run.hpp"
#include "arena/run_folder.hpp"
#include "arena/tally.hpp"
#include "arena/tournament_settings.hpp"
#include "cli/contest_players.hpp"
#include "cli/interrupt_watch.hpp"
#include "cli/status_line.hpp"
#include "stats/sprt.hpp"

namespace outflank::host {

// How a match or a tournament is run.
struct ContestOptions {
  unsigned jobs = 0;             // games at the same time; 0: as many as the machine has cores for
  std::filesystem::path folder;  // of the run; empty: nothing is kept
  bool resume = false;
  bool force = false;                     // also with other settings than before
  std::chrono::milliseconds patience{0};  // with players that do not answer; 0: without end
  std::optional<stats::Sprt> test;        // ends a match of two
  bool json = false;                      // the result for scripts
  std::string command;                    // what was typed, to tell how to go on
};

class Contest;

// What a match and a tournament say each in its own way.
struct ContestTexts {
  std::string title;                                // who plays
  std::function<std::string(const Contest&)> live;  // how far it is, on a line
  // What came of it: for people, in the colours of a terminal if asked for; and as JSON.
  std::function<std::string(const Contest&, bool colored)> report;
  std::function<std::string(const Contest&)> json;
};

// A match or a tournament, from its settings to its results: what both commands do alike.
class Contest {
 public:
  // Throws UsageError and the like if it cannot be played.
  Contest(const arena::TournamentSettings& settings, const ContestOptions& options, const Log& log);

  // Plays what is left to play, tells what came of all, and returns what the process returns to
  // the shell. What goes wrong is thrown; what was played until then is kept.
  [[nodiscard]] int run(const ContestTexts& texts);

  // What texts are made of; while it plays for the live line only.
  [[nodiscard]] const std::vector<arena::Pairing>& pairings() const { return schedule_.pairings(); }
  [[nodiscard]] const std::vector<arena::Tally>& tallies() const { return tallies_; }
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  [[nodiscard]] std::uint64_t games() const { return schedule_.games(); }
  // Of this process; nothing is known at its beginning.
  [[nodiscard]] arena::Pace pace() const;

 private:
  [[nodiscard]] int play(const ContestTexts& texts);
  void announce(const std::string& title) const;
  void open_folder();
  void resume(const std::vector<arena::GameRecord>& games,
              const std::vector<arena::GameTimes>& times);
  void add(const arena::GameRecord& record, const arena::GameTimes& times);
  [[nodiscard]] bool decided() const;
  [[nodiscard]] bool take(std::span<const arena::PlayedGame> played);
  [[nodiscard]] std::span<const arena::PlayedGame> until_decided(
      std::span<const arena::PlayedGame> games);
  void write(std::span<const arena::PlayedGame> games);
  void keep_what_is_written();
  void tell_forfeit(const arena::GameRecord& record);
  [[nodiscard]] bool tick(const ContestTexts& texts);
  [[nodiscard]] std::unique_ptr<arena::Contestant> make(unsigned participant,
                                                        const std::atomic<bool>& stop);
  [[nodiscard]] std::chrono::milliseconds patience_in_process() const;
  [[noreturn]] void give_up(const arena::GameTask& task);
  [[nodiscard]] std::string how_to_go_on() const;

  InterruptWatch interrupts_;  // before any thread, a strategy's too
  const arena::TournamentSettings& settings_;
  const ContestOptions& options_;
  Log log_;
  ContestPlayers players_;
  arena::Openings openings_;
  arena::Schedule schedule_;
  std::vector<std::string> names_;
  unsigned jobs_;
  std::vector<std::string> child_arguments_;
  std::vector<std::atomic<bool>> proven_;  // by participant: its program could play once
  std::unique_ptr<arena::RunFolder> folder_;

  std::mutex mutex_;                   // over what follows, while it plays
  std::vector<arena::Tally> tallies_;  // by pairing
  std::uint64_t played_ = 0;

  std::mutex status_mutex_;  // over standard error, while it plays
  StatusLine status_;
  std::uint64_t forfeits_ = 0;

  bool interrupted_ = false;
  std::uint64_t resumed_ = 0;  // games that were there already
  std::chrono::steady_clock::time_point begin_{};
  std::chrono::steady_clock::time_point synced_{};
};

}  // namespace outflank::host
