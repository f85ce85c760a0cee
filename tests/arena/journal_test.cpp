#include "arena/journal.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "random_records.hpp"

namespace outflank::test {
namespace {

using host::arena::append_journal_line;
using host::arena::Journal;
using host::arena::JournalError;
using host::arena::parse_journal;
using testing::HasSubstr;
using testing::StartsWith;

Journal parsed(const std::string& text) { return parse_journal(text, "games.jsonl", kNames); }

std::string refusal(const std::string& text) {
  try {
    static_cast<void>(parsed(text));
  } catch (const JournalError& error) {
    return error.what();
  }
  return "none";
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

// f5, and then everybody is at fault.
GameRecord short_game() {
  GameRecord record;
  record.task = {.number = 0, .black = 0, .white = 1, .opening = 7, .seed = ~std::uint64_t{0}};
  record.moves = {*parse_square("f5", 8), *parse_square("d6", 8)};
  record.opening_plies = 1;
  record.ending = Ending::crashed;
  record.at_fault = Color::white;
  record.black_score = 64;
  record.reason = "signal 11";
  return record;
}

const std::vector<std::string> kPlainNames{"a", "b"};

std::string short_line() {
  std::string line;
  append_journal_line(line, short_game(), kPlainNames);
  return line;
}

std::string short_refusal(const std::string& from, const std::string& to) {
  try {
    static_cast<void>(parse_journal(replaced(short_line(), from, to), "x", kPlainNames));
  } catch (const JournalError& error) {
    return error.what();
  }
  return "none";
}

TEST(Journal, WritesTheSameBytesAlways) {
  EXPECT_EQ(short_line(),
            R"({"game":0,"black":"a","white":"b","opening":7,"seed":"18446744073709551615",)"
            R"("opening_plies":1,"moves":"f5d6","score":64,"ending":"crashed",)"
            R"("at_fault":"white","reason":"signal 11"})"
            "\n");
}

TEST(Journal, TellsTheStartUnlessItIsTheUsualOne) {
  auto record = short_game();
  record.moves.clear();
  record.opening_plies = 0;
  record.start = Position::start(4);
  record.black_score = 16;
  std::string line;
  append_journal_line(line, record, kPlainNames);
  EXPECT_THAT(line, HasSubstr(R"("start":"-----OX--XO----- X","opening_plies":0,"moves":"")"));
}

TEST(Journal, ReadsWhatItWroteOfEverySizeAndEnding) {
  const auto records = random_records(540, 1);
  const auto passes = [](const GameRecord& record) {
    return std::any_of(record.moves.begin(), record.moves.end(),
                       [](Move move) { return move.is_pass(); });
  };
  EXPECT_GT(std::count_if(records.begin(), records.end(), passes), 50);
  const auto text = journal_text(records);
  const auto journal = parsed(text);
  EXPECT_EQ(journal.games, records);
  EXPECT_EQ(journal.whole_bytes, text.size());
  EXPECT_FALSE(journal.torn);
}

TEST(Journal, IsJson) {
  const auto records = random_records(27, 2);
  const auto text = journal_text(records);
  std::size_t begin = 0;
  for (const auto& record : records) {
    const auto end = text.find('\n', begin);
    const auto json = nlohmann::json::parse(text.substr(begin, end - begin));
    EXPECT_EQ(json["black"], kNames[record.task.black]);
    EXPECT_EQ(json["seed"], std::to_string(record.task.seed));
    EXPECT_EQ(json.value("reason", ""), record.reason);
    begin = end + 1;
  }
}

TEST(Journal, ReplacesWhatIsNotUtf8) {
  auto record = short_game();
  record.reason = "\xC3(\xF0\x9F\x98\x80\xED\xA0\x80\xFF";
  const std::vector<std::string> names{"caf\xE9", "b"};
  std::string line;
  append_journal_line(line, record, names);
  const auto journal = parse_journal(line, "x", names);
  ASSERT_EQ(journal.games.size(), 1U);
  EXPECT_EQ(journal.games[0].task.black, 0U);
  EXPECT_EQ(journal.games[0].reason, "\uFFFD(\U0001F600\uFFFD\uFFFD\uFFFD\uFFFD");
}

TEST(Journal, TellsOfATornLine) {
  const auto text = journal_text(random_records(3, 3));
  const auto two = text.find('\n', text.find('\n') + 1) + 1;
  for (std::size_t size = two; size < text.size(); ++size) {
    const auto journal = parsed(text.substr(0, size));
    EXPECT_EQ(journal.games.size(), 2U);
    EXPECT_EQ(journal.whole_bytes, two);
    EXPECT_EQ(journal.torn, size > two);
  }
}

TEST(Journal, RefusesLinesThatAreMissingTwiceThereOrInAnotherOrder) {
  const auto text = journal_text(random_records(3, 4));
  const auto first = text.substr(0, text.find('\n') + 1);
  const auto rest = text.substr(first.size());
  EXPECT_EQ(refusal(rest), "games.jsonl:1: game: expected 0, got 1");
  EXPECT_EQ(refusal(first + text), "games.jsonl:2: game: expected 1, got 0");
  EXPECT_EQ(refusal(first + "\n" + rest), "games.jsonl:2: is not JSON");
  EXPECT_EQ(refusal(replaced(text, "\n", "\n \n")), "games.jsonl:2: is not JSON");
  EXPECT_EQ(refusal(rest + first), "games.jsonl:1: game: expected 0, got 1");
}

// Every byte of a journal flipped, deleted and doubled.
TEST(Journal, RefusesWhatWasChangedOrReadsWhatItSays) {
  const auto text = journal_text(random_records(9, 5));
  int refused = 0;
  const auto try_changed = [&refused](const std::string& changed) {
    try {
      const auto journal = parsed(changed);
      EXPECT_EQ(journal_text(journal.games), changed.substr(0, journal.whole_bytes));
    } catch (const JournalError& error) {
      EXPECT_THAT(error.what(), StartsWith("games.jsonl:"));
      ++refused;
    }
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    auto flipped = text;
    flipped[i] = static_cast<char>(flipped[i] ^ (1 << (i % 8)));
    try_changed(flipped);
    try_changed(std::string(text).erase(i, 1));
    try_changed(std::string(text).insert(i, 1, text[i]));
  }
  // What is left are other seeds, other numbers of openings, other reasons.
  EXPECT_GT(refused, static_cast<int>(text.size()));
}

TEST(Journal, NamesWhatIsWrong) {
  const auto expect = [](const std::string& from, const std::string& to,
                         const std::string& complaint) {
    EXPECT_EQ(short_refusal(from, to), "x:1: " + complaint);
  };
  expect("{", "[", "is not JSON");
  expect(short_line(), "[1]\n", "is not an object");
  expect(R"("game")", R"("extra":1,"game")", R"(has a key that is not known: "extra")");
  expect(R"("game":0,)", "", "game is missing");
  expect(R"("game":0)", R"("game":"0")", "game: expected a whole number");
  expect(R"("game":0)", R"("game":-1)", "game: expected a whole number");
  expect(R"("black":"a")", R"("black":"c")", R"(black: no participant of this run is called "c")");
  expect(R"("white":"b")", R"("white":1)", "white: expected text");
  expect("18446744073709551615", "18446744073709551616",
         "seed: expected a whole number of 64 bits as text");
  expect(R"("opening_plies")", R"("start":"?","opening_plies")",
         "start: position: expected a board and the side to move, as in '-----OX--XO----- X', got "
         "1 word");
  expect("f5d6", "f5f5", R"(moves: ply 2: expected a legal move, got "f5")");
  expect("f5d6", "f5d", R"(moves: ply 2: expected a legal move, got "d")");
  expect("f5d6", "f5z9", R"(moves: ply 2: expected a legal move, got "z9")");
  expect(R"("opening_plies":1)", R"("opening_plies":3)",
         "opening_plies: expected at most 2, got 3");
  expect(R"("score":64)", R"("score":-64)", "score: expected 64, got -64");
  expect(R"("score":64)", R"("score":64.0)", "score: expected a whole number");
  expect("crashed", "bored", R"(ending: "bored" is not known)");
  expect("crashed", "finished", "at_fault, reason: nobody is at fault in this ending");
  expect(R"("at_fault":"white",)", "", "at_fault is missing");
  expect(R"("at_fault":"white")", R"("at_fault":"b")",
         R"(at_fault: expected black or white, got "b")");
  expect(R"(,"reason":"signal 11")", "", "reason is missing");
  expect(R"(,"at_fault":"white","reason":"signal 11")", "", "at_fault is missing");
}

TEST(Journal, CountsScoresAgain) {
  const auto fault = R"("ending":"crashed","at_fault":"white","reason":"signal 11")";
  EXPECT_EQ(short_refusal(fault, R"("ending":"finished")"),
            "x:1: ending: finished, but there are moves left to make");
  EXPECT_EQ(
      short_refusal(std::string(R"("score":64,)") + fault, R"("score":66,"ending":"adjudicated")"),
      "x:1: score: no game on this board ends with 66");
  EXPECT_EQ(
      short_refusal(std::string(R"("score":64,)") + fault, R"("score":3,"ending":"adjudicated")"),
      "x:1: score: no game on this board ends with 3");
  Random random(6);
  std::vector<GameRecord> games{random_record(0, 8, Ending::finished, random)};
  games[0].black_score += 2;
  EXPECT_THAT(refusal(journal_text(games)), StartsWith("games.jsonl:1: score: expected "));
}

TEST(Journal, RefusesWhatItWouldWriteOtherwise) {
  const auto complaint = "x:1: says it otherwise than it was written";
  EXPECT_EQ(short_refusal(",", ", "), complaint);
  EXPECT_EQ(short_refusal("f5d6", "F5d6"), complaint);
  EXPECT_EQ(short_refusal("signal", "s\\u0069gnal"), complaint);
  EXPECT_EQ(short_refusal(R"("white":"b")", R"("white":"a","white":"b")"), complaint);
  EXPECT_EQ(short_refusal(R"("seed":"1)", R"("seed":"01)"), complaint);
  EXPECT_EQ(short_refusal("}\n", "}\r\n"), complaint);
}

}  // namespace
}  // namespace outflank::test
