// Choosing, setting and questioning the strategy that plays.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "support/host_process.hpp"
#include "support/plugin_dir.hpp"
#include "support/temporary_folder.hpp"

namespace outflank::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr std::string_view kReadingHelp =
    "What the best move maximises: own minus opponent's squares after it, own squares after it, or "
    "the value of the square itself";

std::string reading_line(std::string_view value) {
  return "= reading = " + std::string(value) +
         " (one of difference, own, square; default difference) " + std::string(kReadingHelp) +
         "\n\n";
}

const std::vector<std::string> kCounter{"--strategy", (good_dir() / "counter.so").string()};

TEST(GtpUse, KeepsThePositionInMidGame) {
  EXPECT_EQ(gtp("play b f5\noutflank-use squares\nname\ngogui-rules_side_to_move\nundo\n"
                "outflank-use random\nname\n"),
            "=\n\n=\n\n= Outflank squares\n\n= white\n\n=\n\n=\n\n= Outflank random\n\n");
}

TEST(GtpUse, TakesParameters) {
  EXPECT_EQ(gtp("outflank-use squares:reading=own\noutflank-params\n"
                "outflank-use squares\noutflank-params\n"),
            "=\n\n" + reading_line("own") + "=\n\n" + reading_line("difference"));
}

TEST(GtpUse, ThatFailsLeavesTheOldStrategy) {
  EXPECT_EQ(gtp("outflank-use gredy\noutflank-use squares:readin=own\n"
                "outflank-use squares:reading=most\noutflank-use squares:reading\n"
                "outflank-use ./none.so\noutflank-use :\noutflank-use\nname\n"),
            "? unknown strategy: gredy; did you mean 'greedy'?\n\n"
            "? squares.readin: unknown parameter; did you mean 'reading'?\n\n"
            "? squares.reading: expected one of difference, own, square, got most\n\n"
            "? strategy: expected key=value after 'squares:', got 'reading'\n\n"
            "? ./none.so: cannot be read: No such file or directory\n\n"
            "? strategy: expected ID[:key=value,...], got ':'\n\n"
            "? syntax error: outflank-use: expected at least 1 argument, got 0\n\n"
            "= Outflank greedy\n\n");
}

TEST(GtpUse, ReloadOfTheOneThatPlaysKeepsGameAndParameters) {
  EXPECT_EQ(gtp("outflank-use squares:reading=own\nplay b f5\noutflank-reload\noutflank-params\n"
                "gogui-rules_side_to_move\noutflank-reload squares\noutflank-reload greedy\n"
                "outflank-reload nobody\nname\n"),
            "=\n\n=\n\n=\n\n" + reading_line("own") +
                "= white\n\n=\n\n=\n\n"
                "? unknown strategy: nobody; expected one of alphabeta, classic, greedy, random, "
                "squares\n\n"
                "= Outflank squares\n\n");
}

TEST(GtpParameters, AreToldWithTypeRangeDefaultAndHelp) {
  EXPECT_EQ(
      gtp("outflank-params\n", kCounter),
      "= loud = false (true or false; default false) Say the number of games with every "
      "move\n"
      "step = 1 (integer from -5 to 1000; default 1) What a finished game adds to the "
      "count\n"
      "share = 0.25 (real from 0 to 1; default 0.25) A share that nothing depends on\n"
      "motto =  (a line of text; default ) What to say with every move\n"
      "take = first (one of first, last; default first) Which of the legal moves to play\n\n");
  EXPECT_EQ(gtp("outflank-params\n", {"--strategy", "random"}), "=\n\n");
}

TEST(GtpParameters, AreSetFromTheNextMoveOn) {
  EXPECT_EQ(gtp("genmove b\nundo\noutflank-set take last\ngenmove b\nundo\n"
                "outflank-set take first\ngenmove b\n",
                kCounter),
            "= D3\n\n=\n\n=\n\n= E6\n\n=\n\n=\n\n= D3\n\n");
}

TEST(GtpParameters, TextIsTheRestOfTheLine) {
  GtpClient client(kCounter);
  EXPECT_EQ(client.ask("outflank-set motto  one  two, three = 4"), "=\n\n");
  EXPECT_THAT(client.ask("outflank-genmove b"), HasSubstr("\"comment\":\"one  two, three = 4\""));
}

TEST(GtpParameters, WrongValuesSayWhatIsRight) {
  EXPECT_EQ(gtp("outflank-set loud yes\noutflank-set step 1.5\noutflank-set step 1001\n"
                "outflank-set share 1.01\noutflank-set share nan\noutflank-set take middle\n"
                "outflank-set stepp 3\noutflank-set zzzzzz 3\noutflank-set step\noutflank-set\n"
                "outflank-params\n",
                kCounter),
            "? counter.loud: expected true or false, got yes\n\n"
            "? counter.step: expected integer from -5 to 1000, got 1.5\n\n"
            "? counter.step: expected integer from -5 to 1000, got 1001\n\n"
            "? counter.share: expected real from 0 to 1, got 1.01\n\n"
            "? counter.share: expected real from 0 to 1, got nan\n\n"
            "? counter.take: expected one of first, last, got middle\n\n"
            "? counter.stepp: unknown parameter; did you mean 'step'?\n\n"
            "? counter.zzzzzz: unknown parameter; expected one of loud, step, share, motto, take"
            "\n\n"
            "? syntax error: outflank-set: expected at least 2 arguments, got 1\n\n"
            "? syntax error: outflank-set: expected at least 2 arguments, got 0\n\n" +
                gtp("outflank-params\n", kCounter));
  EXPECT_EQ(gtp("outflank-use random\noutflank-set depth 3\n"),
            "=\n\n? random.depth: the strategy has no parameters\n\n");
}

TEST(GtpState, IsSavedAndLoadedByAnotherProcess) {
  const TemporaryFolder folder;
  const auto file = (folder.path() / "what I know").string();
  const std::string game =
      "boardsize 4\n"
      "genmove b\ngenmove w\ngenmove b\ngenmove w\ngenmove b\ngenmove w\ngenmove b\ngenmove w\n"
      "genmove b\ngenmove w\ngenmove b\ngenmove w\ngenmove b\ngenmove w\ngenmove b\ngenmove w\n"
      "final_score\n";
  EXPECT_THAT(gtp("outflank-set step 7\n" + game + "outflank-save " + file + "\n", kCounter),
              testing::EndsWith("\n\n=\n\n"));
  GtpClient client(kCounter);
  EXPECT_EQ(client.ask("outflank-load " + file), "=\n\n");
  EXPECT_EQ(client.ask("outflank-set loud true"), "=\n\n");
  EXPECT_THAT(client.ask("outflank-genmove b"), HasSubstr("\"comment\":\" 7\""));
}

TEST(GtpState, ThatCannotBeSavedOrLoadedIsNamed) {
  const TemporaryFolder folder;
  const auto missing = (folder.path() / "missing").string();
  EXPECT_EQ(gtp("outflank-load " + missing + "\noutflank-save " + missing + "/x\nname\n", kCounter),
            "? " + missing + ": cannot be read: No such file or directory\n\n? " + missing +
                "/x: cannot be written: No such file or directory\n\n= Outflank counter\n\n");
  EXPECT_EQ(gtp("outflank-save " + missing + "\n"), "? greedy: offers no state to save\n\n");
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(GtpState, OfAStrategyWithoutOneIsNotEvenLookedFor) {
  EXPECT_EQ(gtp("outflank-load /dev/zero\n"), "? greedy: offers no state to load\n\n");
}

TEST(GtpThinking, GenmoveGivesTheWholeDecisionAsJson) {
  GtpClient client;
  const auto decision = nlohmann::json::parse(client.answer("outflank-genmove b"));
  EXPECT_EQ(decision, nlohmann::json::parse(R"({
    "move": "D3", "strategy": "greedy", "value": 3, "units_per_disc": 1, "depth": 1,
    "selective_depth": 1, "nodes": 4, "line": ["D3"], "comment": "", "metrics": []})"));
  EXPECT_EQ(client.ask("gogui-rules_side_to_move"), "= white\n\n");
  EXPECT_EQ(client.ask("outflank-genmove b"), "? illegal move: white is to move\n\n");
}

TEST(GtpThinking, WildCommentsStayJsonOnOneLine) {
  GtpClient client({"--strategy", hostile_file("comment_without_end").string()});
  const auto reply = client.answer("outflank-genmove b");
  EXPECT_EQ(reply.find('\n'), std::string::npos);
  const auto comment = nlohmann::json::parse(reply).at("comment").get<std::string>();
  EXPECT_THAT(comment, StartsWith("a  = b   ?xxx"));
}

TEST(GtpThinking, EvaluatesForTheSideToMove) {
  EXPECT_EQ(gtp("outflank-evaluate\nplay b f5\noutflank-evaluate\noutflank-use squares\n"
                "outflank-evaluate\noutflank-use random\noutflank-evaluate\n"),
            "= +0 discs\n\n=\n\n= -3 discs\n\n=\n\n= -12 weight\n\n=\n\n"
            "? random: offers no evaluation\n\n");
}

TEST(GtpThinking, AnalysesBestFirstAndEqualMovesBySquare) {
  EXPECT_EQ(gtp("play b d3\nplay w c3\noutflank-analyze\n"),
            "=\n\n=\n\n"
            "= B3 +3 depth 1 nodes 1\nC4 +3 depth 1 nodes 1\nF5 +3 depth 1 nodes 1\n"
            "E6 +3 depth 1 nodes 1\n\n");
  EXPECT_EQ(gtp("outflank-setposition XXXXXXXXOOOOOOOO X\noutflank-analyze\n"
                "outflank-setposition OOO-OOO-OOO-XXXX O\noutflank-analyze\n"
                "outflank-use random\nplay b d2\noutflank-analyze\n"),
            "=\n\n? the game is over\n\n=\n\n? white must pass\n\n=\n\n=\n\n"
            "? random: offers no analysis\n\n");
}

}  // namespace
}  // namespace outflank::test
