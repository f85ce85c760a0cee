#include <gmock/gmock.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "arena/journal_check.hpp"
#include "arena/resume_run.hpp"
#include "arena/times.hpp"
#include "run_settings.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {
namespace {

using host::arena::append_journal_line;
using host::arena::append_times_line;
using host::arena::begin_run;
using host::arena::ChangedSettings;
using host::arena::check_journal;
using host::arena::first_difference;
using host::arena::GameTimes;
using host::arena::JournalError;
using host::arena::Opening;
using host::arena::parse_times;
using host::arena::read_run_file;
using host::arena::resume_run;
using host::arena::RunFiles;
using host::arena::RunFolderError;
using host::arena::Schedule;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

void write(const std::filesystem::path& file, const std::string& text) {
  // Not written over: some file systems then wait for the disk.
  std::filesystem::remove(file);
  std::ofstream(file, std::ios::binary | std::ios::trunc) << text;
}

std::string refusal(const auto& action) {
  try {
    static_cast<void>(action());
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "none";
}

GameTimes times_of(std::uint64_t number) {
  GameTimes times;
  times.number = number;
  times.move_ns = {0, 1'234'567'000, 5'000};
  times.overhead_ns = 20'000 + static_cast<std::int64_t>(number) * 1'000;
  return times;
}

std::string times_text(std::uint64_t games) {
  std::string text;
  for (std::uint64_t number = 0; number < games; ++number) {
    append_times_line(text, times_of(number));
  }
  return text;
}

TEST(Times, AreReadAsTheyWereWritten) {
  EXPECT_EQ(times_text(1), R"({"game":0,"ms":[0.000,1234.567,0.005],"overhead_ms":0.020})"
                           "\n");
  const auto lines = parse_times(times_text(3) + "{\"game\":3", "x", 10);
  ASSERT_EQ(lines.games.size(), 3U);
  EXPECT_EQ(lines.bytes, times_text(3).size());
  EXPECT_EQ(lines.games[2].number, 2U);
  EXPECT_EQ(lines.games[2].move_ns, times_of(2).move_ns);
  EXPECT_EQ(lines.games[2].overhead_ns, 22'000);
}

TEST(Times, MayBeMissingForSomeGames) {
  std::string text;
  append_times_line(text, times_of(2));
  append_times_line(text, times_of(5));
  EXPECT_EQ(parse_times(text, "x", 6).games.size(), 2U);
  EXPECT_EQ(parse_times(text, "x", 5).games.size(), 1U);
  EXPECT_EQ(parse_times("", "x", 5).games.size(), 0U);
}

TEST(Times, AreRefusedWithFileAndLine) {
  for (const std::string line :
       {"", "[]", R"({"game":1})", R"({"game":0,"ms":[],"overhead_ms":1})",
        R"({"game":1,"ms":["1"],"overhead_ms":1})", R"({"game":1,"ms":1,"overhead_ms":1})",
        R"({"game":1,"ms":[1e13],"overhead_ms":1})", R"({"game":1,"ms":[],"overhead_ms":1e999})",
        R"({"game":-1,"ms":[],"overhead_ms":1})"}) {
    EXPECT_EQ(refusal([&] { static_cast<void>(parse_times(times_text(1) + line + "\n", "x", 9)); }),
              "x:2: is not the times of a game; remove the file to do without them")
        << line;
  }
}

// A run that is killed after any byte of its journal, and of the times beside it.
TEST(Resume, GivesTheJournalOfARunThatWasNotInterrupted) {
  const TemporaryFolder temporary;
  const auto records = random_records(9, 11);
  const auto games = journal_text(records);
  const auto times = times_text(records.size());
  const RunFiles files(temporary.path());
  static_cast<void>(begin_run(temporary.path(), run_settings()));
  for (std::size_t size = 0; size <= games.size(); ++size) {
    write(files.games, games.substr(0, size));
    write(files.times, times.substr(0, times.size() * (size % 97) / 96));
    auto resumed = resume_run(temporary.path(), run_settings());
    const bool torn = size > 0 && games[size - 1] != '\n';
    ASSERT_EQ(resumed.notes.size(), torn ? 1U : 0U);
    for (auto number = resumed.games.size(); number < records.size(); ++number) {
      ASSERT_EQ(resumed.folder->files().games, files.games);
      std::string line;
      append_journal_line(line, records[number], kNames);
      std::string line_of_times;
      append_times_line(line_of_times, times_of(number));
      resumed.folder->append(line, line_of_times);
      resumed.games.push_back(records[number]);
    }
    ASSERT_EQ(resumed.games, records);
    ASSERT_EQ(read_run_file(files.games), games);
    // No game twice, however much of the times had been lost.
    const auto kept = read_run_file(files.times);
    ASSERT_EQ(parse_times(kept, "x", records.size()).bytes, kept.size());
  }
}

TEST(Resume, SaysWhichGameWasTorn) {
  const TemporaryFolder temporary;
  const RunFiles files(temporary.path());
  begin_run(temporary.path(), run_settings())->append(journal_text(random_records(2, 1)), "");
  std::ofstream(files.games, std::ios::app) << R"({"game":2,"bl)";
  EXPECT_THAT(resume_run(temporary.path(), run_settings()).notes,
              ElementsAre(files.games.string() +
                          ": the last line was torn and is cut; game 2 is played again"));
}

TEST(Resume, BeginsARunWhereThereIsNone) {
  const TemporaryFolder temporary;
  const auto folder = temporary.path() / "run";
  {
    const auto resumed = resume_run(folder, run_settings());
    EXPECT_THAT(resumed.notes, ElementsAre(folder.string() + ": holds no run yet; beginning one"));
    EXPECT_THAT(resumed.games, IsEmpty());
  }
  EXPECT_THAT(resume_run(folder, run_settings()).notes, IsEmpty());
}

TEST(Resume, RefusesGamesWithoutSettings) {
  const TemporaryFolder temporary;
  write(RunFiles(temporary.path()).games, "x\n");
  EXPECT_THAT(refusal([&] { return resume_run(temporary.path(), run_settings()); }),
              HasSubstr("settings.json: is not there, so nobody knows"));
}

TEST(Resume, RefusesAJournalThatWasChanged) {
  const TemporaryFolder temporary;
  const RunFiles files(temporary.path());
  begin_run(temporary.path(), run_settings())->append("{}\n", "");
  EXPECT_EQ(refusal([&] { return resume_run(temporary.path(), run_settings()); }),
            files.games.string() + ":1: game is missing");
  EXPECT_EQ(read_run_file(files.games), "{}\n");
}

TEST(Resume, RefusesChangedSettingsAndNamesTheFirst) {
  const TemporaryFolder temporary;
  const auto file = RunFiles(temporary.path()).settings.string();
  static_cast<void>(begin_run(temporary.path(), run_settings()));
  auto changed = run_settings();
  changed["participants"][1]["hash"] = "4567";
  changed["participants"][2]["hash"] = "4567";
  EXPECT_EQ(refusal([&] { return resume_run(temporary.path(), changed); }),
            file +
                ": participants[1].hash was \"0123\" and is now \"4567\"; use --force to go on "
                "anyway");
  EXPECT_EQ(nlohmann::ordered_json::parse(read_run_file(file)), run_settings());
}

TEST(Resume, KeepsTheSettingsThatItWasForcedToOverrule) {
  const TemporaryFolder temporary;
  const RunFiles files(temporary.path());
  static_cast<void>(begin_run(temporary.path(), run_settings()));
  auto changed = run_settings();
  for (const int nodes : {200, 300}) {
    changed["limits"]["nodes"] = nodes;
    const auto resumed = resume_run(temporary.path(), changed, ChangedSettings::accept);
    ASSERT_EQ(resumed.notes.size(), 1U);
    EXPECT_THAT(resumed.notes[0], HasSubstr("and is now " + std::to_string(nodes) + "; going on"));
  }
  EXPECT_EQ(nlohmann::ordered_json::parse(read_run_file(files.settings)), changed);
  EXPECT_EQ(nlohmann::ordered_json::parse(read_run_file(temporary.path() / "settings-1.json")),
            run_settings());
  EXPECT_THAT(read_run_file(temporary.path() / "settings-2.json"), HasSubstr("200"));
}

TEST(Resume, ChangesNothingIfTheGamesAreRefused) {
  const TemporaryFolder temporary;
  const RunFiles files(temporary.path());
  begin_run(temporary.path(), run_settings())->finish({{"games", 0}});
  auto changed = run_settings();
  changed["limits"]["nodes"] = 200;
  const auto refuse = [](std::span<const GameRecord>, const std::string&) {
    throw JournalError("another schedule");
  };
  EXPECT_EQ(refusal([&] {
              return resume_run(temporary.path(), changed, ChangedSettings::accept, refuse);
            }),
            "another schedule");
  EXPECT_EQ(nlohmann::ordered_json::parse(read_run_file(files.settings)), run_settings());
  EXPECT_TRUE(std::filesystem::exists(files.result));
}

TEST(Resume, ComparesNamesThatAreNotUtf8) {
  const TemporaryFolder temporary;
  auto settings = run_settings();
  settings["participants"][0]["name"] = "caf\xE9";
  static_cast<void>(begin_run(temporary.path(), settings));
  EXPECT_EQ(refusal([&] { return resume_run(temporary.path(), settings); }), "none");
}

TEST(Resume, TakesAResultAwayUntilThereIsANewOne) {
  const TemporaryFolder temporary;
  const RunFiles files(temporary.path());
  begin_run(temporary.path(), run_settings())->finish({{"games", 0}});
  EXPECT_TRUE(std::filesystem::exists(files.result));
  static_cast<void>(resume_run(temporary.path(), run_settings()));
  EXPECT_FALSE(std::filesystem::exists(files.result));
}

TEST(FirstDifference, NamesKeysThatCameAndWent) {
  const auto expect = [](const nlohmann::ordered_json& now, const std::string& key,
                         const std::string& before, const std::string& after) {
    const auto found = first_difference(run_settings(), now);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->key, key);
    EXPECT_EQ(found->before, before);
    EXPECT_EQ(found->now, after);
  };
  EXPECT_FALSE(first_difference(run_settings(), run_settings()));
  auto settings = run_settings();
  settings["limits"].erase("depth");
  expect(settings, "limits.depth", "4", "nothing");
  settings = run_settings();
  settings["limits"]["ms"] = 10;
  expect(settings, "limits.ms", "nothing", "10");
  settings = run_settings();
  settings["participants"].erase(2);
  expect(settings, "participants[2]", R"({"name":"Zoë\n\t\u0001","hash":"0123"})", "nothing");
  settings = run_settings();
  settings["limits"] = "none";
  expect(settings, "limits", R"({"nodes":100,"depth":4})", R"("none")");
}

TEST(FirstDifference, IsNoneWhereKeysStandInAnotherOrder) {
  EXPECT_FALSE(first_difference({{"a", 1}, {"b", 2}}, {{"b", 2}, {"a", 1}}));
}

Opening short_opening(std::uint64_t number) {
  const auto square = *parse_square(number == 0 ? "f5" : "d3", 8);
  return {.start = Position::start(), .moves = {square}};
}

// A game of this schedule, lost before anybody thought.
GameRecord game_of(const Schedule& schedule, std::uint64_t number) {
  GameRecord record;
  record.task = schedule.task(number);
  record.moves = short_opening(record.task.opening).moves;
  record.opening_plies = 1;
  record.ending = Ending::hung;
  record.at_fault = Color::black;
  record.black_score = -64;
  return record;
}

std::string mismatch(const std::vector<GameRecord>& games, const Schedule& schedule) {
  return refusal([&] { check_journal(games, "x", schedule, short_opening); });
}

TEST(JournalCheck, AcceptsTheBeginningOfTheSchedule) {
  const Schedule schedule({{0, 1}}, 2, 5);
  std::vector<GameRecord> games;
  EXPECT_EQ(mismatch(games, schedule), "none");
  for (std::uint64_t number = 0; number < 4; ++number) games.push_back(game_of(schedule, number));
  EXPECT_EQ(mismatch(games, schedule), "none");
  games[3].opening_plies = 0;
  games[3].moves.clear();
  EXPECT_EQ(mismatch(games, schedule), "none") << "lost within its opening";
}

TEST(JournalCheck, RefusesAnotherRun) {
  const Schedule schedule({{0, 1}}, 2, 5);
  const std::vector<GameRecord> games{game_of(schedule, 0), game_of(schedule, 1),
                                      game_of(schedule, 2)};
  EXPECT_EQ(mismatch(games, Schedule({{1, 0}}, 2, 5)),
            "x:1: was played with other players than in this run; name another folder");
  EXPECT_EQ(mismatch(games, Schedule({{0, 1}}, 2, 6)),
            "x:1: was played with another seed than in this run; name another folder");
  EXPECT_EQ(mismatch(games, Schedule({{0, 1}}, 1, 5)),
            "x:3: this run has only 2 games; name another folder");
  EXPECT_EQ(mismatch(games, Schedule({{0, 1}, {0, 1}}, 2, 5)),
            "x:3: was played with an opening of another number than in this run; name another "
            "folder");
}

TEST(JournalCheck, RefusesAnotherOpening) {
  const Schedule schedule({{0, 1}}, 1, 5);
  const std::string complaint =
      "x:1: was played from another opening than in this run; name another folder";
  std::vector<GameRecord> games{game_of(schedule, 0)};
  games[0].moves = {*parse_square("c4", 8)};
  EXPECT_EQ(mismatch(games, schedule), complaint);
  games[0] = game_of(schedule, 0);
  games[0].opening_plies = 0;
  EXPECT_EQ(mismatch(games, schedule), "none") << "lost within its opening";
  games[0].at_fault.reset();
  EXPECT_EQ(mismatch(games, schedule), complaint);
  games[0] = game_of(schedule, 0);
  games[0].start = Position::start(6);
  EXPECT_EQ(mismatch(games, schedule), complaint);
}

}  // namespace
}  // namespace outflank::test
