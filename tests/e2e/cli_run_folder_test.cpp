// Games of a run that lies there: shown, and exported.
#include <gmock/gmock.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "cli_run.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

// A whole game on the small board, one that was lost, and a line that is torn.
constexpr const char* kJournal =
    R"({"game":0,"black":"a","white":"b, \"the\" 2nd","opening":0,"seed":"5",)"
    R"("start":"-----OX--XO----- X","opening_plies":1,)"
    R"("moves":"d3d2c1b4c4d4a3a1a4b1d1a2","score":-6,"ending":"finished"})"
    "\n"
    R"({"game":1,"black":"b, \"the\" 2nd","white":"a","opening":0,"seed":"6","opening_plies":0,)"
    R"("moves":"f5","score":64,"ending":"timeout","at_fault":"white","reason":"took 2 s"})"
    "\n"
    R"({"game":2,"bla)";

class SmallRun {
 public:
  SmallRun() {
    write("settings.json", R"({"participants":[{"name":"a"},{"name":"b, \"the\" 2nd"}]})");
    write("games.jsonl", kJournal);
  }
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(folder_.path() / name) << text;
  }
  [[nodiscard]] std::string path() const { return folder_.path().string(); }

 private:
  TemporaryFolder folder_;
};

TEST(CliReplay, ShowsAGameMoveByMove) {
  const SmallRun run;
  EXPECT_EQ(printed({"replay", run.path(), "1"}),
            "Game 1: black (X) b, \"the\" 2nd, white (O) a; opening 0, seed 6\n"
            "\n"
            "  a b c d e f g h\n"
            "1 - - - - - - - -\n"
            "2 - - - - - - - -\n"
            "3 - - - . - - - -\n"
            "4 - - . O X - - -\n"
            "5 - - - X O . - -\n"
            "6 - - - - . - - -\n"
            "7 - - - - - - - -\n"
            "8 - - - - - - - -\n"
            "black (X) to move; X 2, O 2\n"
            "\n"
            "1. black f5\n"
            "  a b c d e f g h\n"
            "1 - - - - - - - -\n"
            "2 - - - - - - - -\n"
            "3 - - - - - - - -\n"
            "4 - - - O X . - -\n"
            "5 - - - X X X - -\n"
            "6 - - - . - . - -\n"
            "7 - - - - - - - -\n"
            "8 - - - - - - - -\n"
            "white (O) to move; X 4, O 1\n"
            "\n"
            "white, a, loses 64-0 (timeout): took 2 s\n");
  EXPECT_THAT(printed({"replay", run.path(), "0"}),
              AllOf(HasSubstr("\n1. black d3 (opening)\n"), HasSubstr("\n2. white d2\n"),
                    EndsWith("\nwhite, b, \"the\" 2nd, wins 5-11\n")));
}

TEST(CliReplay, SpeaksJson) {
  const SmallRun run;
  EXPECT_EQ(nlohmann::json::parse(printed({"replay", run.path(), "1", "--json"})),
            nlohmann::json::parse(R"({"game":1,"black":"b, \"the\" 2nd","white":"a","opening":0,
                "seed":"6","start":
                "---------------------------OX------XO--------------------------- X",
                "opening_plies":0,"plies":[{"side":"black","move":"f5","position":
                "---------------------------OX------XXX-------------------------- O"}],
                "score":64,"ending":"timeout","at_fault":"white","reason":"took 2 s"})"));
}

TEST(CliReplay, NeedsAGameThatWasPlayed) {
  const SmallRun run;
  expect_error({"replay"}, kUsage, "expected DIR and GAME, as in replay run 0");
  expect_error({"replay", run.path()}, kUsage, "GAME: expected 0 to 1, got nothing");
  for (const std::string game : {"2", "-1", "x"}) {
    expect_error({"replay", run.path(), "--", game}, kUsage, "GAME: expected 0 to 1, got " + game);
  }
  run.write("games.jsonl", "");
  expect_error({"replay", run.path(), "0"}, kFailure, "no game of this run has been played yet");
  const TemporaryFolder empty;
  expect_error({"replay", empty.path().string(), "0"}, kFailure,
               empty.path().string() +
                   ": holds no run; expected a folder that match or tournament wrote with --out");
}

TEST(CliReplay, RefusesAJournalThatWasChanged) {
  const SmallRun run;
  run.write("games.jsonl",
            std::string(kJournal).replace(std::string(kJournal).find("d3d2"), 2, "a1"));
  expect_error({"replay", run.path(), "0"}, kFailure,
               run.path() + "/games.jsonl:1: moves: ply 1: expected a legal move, got \"a1\"");
}

TEST(CliExport, WritesCsv) {
  const SmallRun run;
  EXPECT_EQ(printed({"export", run.path(), "--format", "csv"}),
            "game,black,white,opening,black_score,winner,ending,at_fault,plies,start,moves\n"
            "0,a,\"b, \"\"the\"\" 2nd\",0,-6,white,finished,,12,"
            "-----OX--XO----- X,d3d2c1b4c4d4a3a1a4b1d1a2\n"
            "1,\"b, \"\"the\"\" 2nd\",a,0,64,black,timeout,white,1,"
            "---------------------------OX------XO--------------------------- X,f5\n");
}

TEST(CliExport, WritesTranscripts) {
  const SmallRun run;
  EXPECT_EQ(printed({"export", run.path(), "--format", "transcript"}),
            "d3d2c1b4c4d4a3a1a4b1d1a2\nf5\n");
}

TEST(CliExport, WritesGgfAndSgf) {
  const SmallRun run;
  const auto ggf = printed({"export", run.path(), "--format", "ggf"});
  EXPECT_THAT(ggf, AllOf(StartsWith("(;GM[Othello]"), HasSubstr("RE[-6"), HasSubstr("\n(;GM[Oth"),
                         HasSubstr(":t]"), EndsWith(";)\n")));
  run.write("times.jsonl", R"({"game":1,"ms":[1250.000],"overhead_ms":0.100})"
                           "\n");
  EXPECT_THAT(printed({"export", run.path(), "--format", "ggf"}), HasSubstr("B[F5//1.25"));
  EXPECT_THAT(printed({"export", run.path(), "--format", "sgf"}),
              AllOf(StartsWith("(;FF[4]GM[2]"), HasSubstr("SZ[4]"), HasSubstr(";B[fe])\n")));
}

TEST(CliExport, WritesToAFile) {
  const SmallRun run;
  const auto file = run.path() + "/games.txt";
  EXPECT_EQ(printed({"export", run.path(), "--format", "transcript", "--output", file}), "");
  std::ifstream in(file);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), "d3d2c1b4c4d4a3a1a4b1d1a2\nf5\n");
  expect_error({"export", run.path(), "--format", "csv", "--output", run.path()}, kFailure,
               run.path() + ": cannot be written: Is a directory");
  expect_error({"export", run.path(), "--format", "csv", "--output", "/dev/full"}, kFailure,
               "/dev/full: cannot be written: No space left on device");
}

TEST(CliExport, NeedsAFormat) {
  const SmallRun run;
  expect_error({"export"}, kUsage, "expected DIR, the folder of a run");
  expect_error({"export", run.path()}, kUsage, "expected --format ggf, sgf, csv or transcript");
  expect_error({"export", run.path(), "--format", "cvs"}, kUsage,
               "--format: unknown format: cvs; did you mean 'csv'?");
}

TEST(CliExport, SaysWhatATranscriptCannotTell) {
  const SmallRun run;
  run.write("games.jsonl",
            R"({"game":0,"black":"a","white":"b, \"the\" 2nd","opening":0,"seed":"5",)"
            R"("start":"XXXXXXXXXXXXXXXX X","opening_plies":0,"moves":"","score":16,)"
            R"("ending":"finished"})"
            "\n");
  expect_error({"export", run.path(), "--format", "transcript"}, kFailure,
               "game 0 does not begin as games do, and a transcript cannot tell how: take ggf, sgf "
               "or csv");
}

}  // namespace
}  // namespace outflank::test
