#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "arena/contestant.hpp"
#include "arena/game_record.hpp"
#include "arena/openings.hpp"
#include "arena/play_limits.hpp"
#include "arena/schedule.hpp"

namespace outflank::host::arena {

struct PlayedGame {
  GameRecord record;
  GameTimes times;   // empty where no clock is read
  std::string line;  // of the journal, with its end; empty where none is kept
};

// How the games of a run are played.
struct RunConditions {
  std::vector<PlayLimits> limits;   // of each participant
  unsigned adjudicate_empties = 0;  // 0: games are played to their end
  std::int64_t grace_ns = 0;        // a side's answers may be late by so much in a game
  bool journal_lines = false;       // make them
};

// Makes a contestant of a participant, for one worker; called from all of them at once. The
// flag is set to end what it thinks about.
using ContestantMaker =
    std::function<std::unique_ptr<Contestant>(unsigned participant, const std::atomic<bool>& stop)>;
// Takes games in schedule order, never two calls at once, from any worker. False: that was
// enough; what was played behind these games is dropped.
using GameSink = std::function<bool(std::span<const PlayedGame>)>;

struct Run {
  const Schedule& schedule;
  const Openings& openings;
  RunConditions conditions;
  std::span<const std::string> names;  // of the participants, for the journal
  ContestantMaker make;
  GameSink sink;
  unsigned jobs = 1;
  std::uint64_t first_game = 0;  // those before it are there already
  // Called ten times a second by the thread that called play; false: games under way are
  // dropped, and that was it.
  std::function<bool()> tick = [] { return true; };
  // Called when a strategy in this process has not answered for so long: it cannot be ended
  // without the process. Must not return. 0: never.
  std::chrono::milliseconds patience{0};
  std::function<void(const GameTask&)> stuck = {};
};

// Plays until the schedule's end, until the sink has enough, or until a tick says so. What is
// nobody's forfeit (a full disk, no more processes) is thrown when all workers have ended.
void play(const Run& run);

}  // namespace outflank::host::arena
