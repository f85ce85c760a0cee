#include "arena/openings.hpp"

#include <gmock/gmock.h>

#include <fstream>
#include <set>
#include <thread>

#include "arena/board_symmetry.hpp"
#include "formats/transcript.hpp"
#include "support/temporary_folder.hpp"

namespace {

using namespace outflank;
using namespace outflank::host::arena;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;
using testing::StrEq;
using testing::ThrowsMessage;
using testing::UnorderedElementsAre;

class OpeningsTest : public testing::Test {
 protected:
  [[nodiscard]] std::string file(const std::string& name, const std::string& text) const {
    const auto path = folder_.path() / name;
    std::ofstream(path) << text;
    return path.string();
  }
  [[nodiscard]] Openings openings(const std::string& source, int size = 8,
                                  std::uint64_t seed = 1) const {
    return Openings(
        {.source = source, .board_size = size, .seed = seed, .shipped_folder = folder_.path()});
  }
  void expect_refused(const std::string& source, int size, const std::string& why) const {
    EXPECT_THAT([&] { static_cast<void>(openings(source, size)); },
                ThrowsMessage<OpeningsError>(StrEq(why)))
        << source;
  }

  outflank::test::TemporaryFolder folder_;
};

Position end_of(const Opening& opening) {
  Position position = opening.start;
  for (const Move move : opening.moves) {
    EXPECT_TRUE(is_legal(position, move));
    position = position.after(move);
  }
  return position;
}

std::vector<std::string> texts(const Openings& openings, std::uint64_t number) {
  std::vector<std::string> result;
  for (std::uint64_t i = 0; i < number; ++i) {
    result.push_back(formats::transcript(openings.at(i).moves));
  }
  return result;
}

TEST_F(OpeningsTest, StartIsTheStartPositionAgainAndAgain) {
  for (const int size : {4, 6, 8}) {
    const auto start = openings("start", size);
    EXPECT_EQ(start.count(), 1U);
    EXPECT_EQ(start.at(7).start, Position::start(size));
    EXPECT_TRUE(start.at(7).moves.empty());
  }
}

TEST_F(OpeningsTest, AFileIsPlayedInTheOrderOfTheSeed) {
  const auto name = file("a.txt", "# three\n\nf5d6\n  F5 f6 # tiger\r\nf5f4\n");
  const auto once = texts(openings(name), 3);
  EXPECT_THAT(once, UnorderedElementsAre("f5d6", "f5f6", "f5f4"));
  EXPECT_EQ(openings(name).count(), 3U);
  EXPECT_EQ(texts(openings(name), 3), once);
  std::set<std::vector<std::string>> orders;
  for (std::uint64_t seed = 0; seed < 50; ++seed) orders.insert(texts(openings(name, 8, seed), 3));
  EXPECT_EQ(orders.size(), 6U);
  EXPECT_THAT(texts(openings(name), 5), ElementsAre(once[0], once[1], once[2], once[0], once[1]));
}

TEST_F(OpeningsTest, AFileIsPlayedOnTheBoardAskedFor) {
  const auto name = file("a.txt", "b3\n");
  EXPECT_EQ(openings(name, 6).at(0).start, Position::start(6));
  expect_refused(name, 8, name + ":1: move 1, b3: it flips nothing");
}

TEST_F(OpeningsTest, AFileThatCannotBeUsedIsNamedWithTheLine) {
  const auto illegal = file("a.txt", "f5\n\n# x\nf5f6f5\n");
  expect_refused(illegal, 8, illegal + ":4: move 3, f5: the square is taken");
  const auto empty = file("b.txt", "# nothing\n");
  expect_refused(empty, 8,
                 empty + ": no opening in it; expected transcripts such as f5d6c3, one a line");
  expect_refused("./no such.txt", 8, "./no such.txt: cannot be read: No such file or directory");
  const auto folder = folder_.path().string();
  expect_refused(folder, 8, folder + ": cannot be read: Is a directory");
  // Black is wiped out after nine plies.
  const auto over = file("c.txt", "e6f4e3f6g5d6e7f5c5\n");
  expect_refused(over, 8, over + ":1: the game is over after these moves");
}

TEST_F(OpeningsTest, AWordIsASetThatComesWithTheProgram) {
  static_cast<void>(file("8x8-balanced.txt", "f5d6\n"));
  static_cast<void>(file("6x6-balanced.txt", "b3\n"));
  static_cast<void>(file("6x6-all.txt", "b3\nc2\n"));
  static_cast<void>(file("README.md", "x\n"));
  EXPECT_THAT(texts(openings("balanced"), 1), ElementsAre("f5d6"));
  EXPECT_THAT(texts(openings("balanced", 6), 1), ElementsAre("b3"));
  EXPECT_EQ(openings("all", 6).count(), 2U);
  expect_refused("balancd", 8, "openings: no set 'balancd' for 8x8; did you mean 'balanced'?");
  expect_refused("all", 4, "openings: no set 'all' for 4x4; expected one of start, random:8");
}

TEST(OpeningsSource, IsAFileWithASlashOrADotButForRandomOnes) {
  for (const auto* file : {"games.txt", "./balanced", "sets/mine"}) {
    EXPECT_TRUE(is_openings_file(file)) << file;
  }
  for (const auto* word : {"start", "balanced", "random:8", "random:8.5", "random"}) {
    EXPECT_FALSE(is_openings_file(word)) << word;
  }
}

TEST_F(OpeningsTest, RandomOnesAreAllDifferentWhileThereAreOthers) {
  const auto random = openings("random:5");
  ASSERT_EQ(random.count(), 322U);
  std::set<std::pair<Bitboard, Bitboard>> seen;
  for (std::uint64_t i = 0; i < 322; ++i) {
    const auto opening = random.at(i);
    EXPECT_EQ(opening.moves.size(), 5U);
    seen.insert(up_to_symmetry(end_of(opening)));
  }
  EXPECT_EQ(seen.size(), 322U);
  EXPECT_EQ(random.at(322).moves, random.at(0).moves);
}

TEST_F(OpeningsTest, ManyRandomPliesBeginDifferentlyAndLeaveAMove) {
  for (const int size : {6, 8}) {
    const auto plies = static_cast<std::size_t>(size == 6 ? 31 : 59);
    const auto random = openings("random:" + std::to_string(plies), size);
    EXPECT_EQ(random.count(), std::nullopt);
    std::set<std::string> beginnings;
    for (std::uint64_t i = 0; i < 200; ++i) {
      const auto opening = random.at(i);
      EXPECT_TRUE(has_move(end_of(opening)));
      const auto text = formats::transcript(opening.moves);
      EXPECT_EQ(text.size(), 2 * plies);
      // All the forced passes are there, and no more.
      EXPECT_EQ(formats::parse_transcript(text, opening.start), opening.moves);
      beginnings.insert(text.substr(0, 16));
    }
    // All but those that had to be begun again, because no game with this beginning was so long.
    EXPECT_GT(beginnings.size(), 190U);
  }
  EXPECT_EQ(openings("random:11", 4).count(), 1906U);
}

TEST_F(OpeningsTest, RandomOnesDependOnSeedAndIndexAlone) {
  const auto random = openings("random:20");
  const auto expected = texts(random, 300);
  EXPECT_EQ(texts(openings("random:20"), 300), expected);
  EXPECT_NE(texts(openings("random:20", 8, 2), 300), expected);
  std::vector<std::vector<std::string>> got(4);
  std::vector<std::thread> threads;
  for (auto& mine : got) {
    threads.emplace_back([&] { mine = texts(random, 300); });
  }
  for (auto& thread : threads) thread.join();
  for (const auto& mine : got) EXPECT_EQ(mine, expected);
}

TEST_F(OpeningsTest, RandomNeedsAsManyPliesAsAGameHas) {
  for (const std::string wrong : {"random", "random:", "random:0", "random:60", "random:x"}) {
    expect_refused(wrong, 8,
                   "openings: expected random:1 to random:59 on 8x8, as in random:8, got " + wrong);
  }
  expect_refused("random:12", 4,
                 "openings: expected random:1 to random:11 on 4x4, as in random:8, got random:12");
}

TEST_F(OpeningsTest, TheFingerprintTellsOrderAndContent) {
  const auto name = file("a.txt", "f5d6\nf5f6\nf5f4\n");
  const auto same = file("b.txt", "# again\nF5D6\nF5F6\nF5F4\n");
  EXPECT_EQ(openings(name).fingerprint(), openings(same).fingerprint());
  std::set<std::uint64_t> prints;
  for (const auto* source : {"start", "random:2", "random:9", "random:10"}) {
    prints.insert(openings(source).fingerprint());
    prints.insert(openings(source, 6).fingerprint());
  }
  prints.insert(openings(name).fingerprint());
  prints.insert(openings("random:9", 8, 2).fingerprint());
  EXPECT_EQ(prints.size(), 10U);
}

// On every machine: what is recorded of a run must be found again.
TEST_F(OpeningsTest, RandomOnesNeverChange) {
  EXPECT_THAT(texts(openings("random:3"), 3), ElementsAre("d3e3f3", "d3c3b3", "d3c3c4"));
  EXPECT_THAT(texts(openings("random:12"), 1), ElementsAre("d3c5b6b5e6e3e2f2a5d2g1d6"));
  EXPECT_EQ(openings("random:3").fingerprint(), 6607165612838824470U);
}

}  // namespace
