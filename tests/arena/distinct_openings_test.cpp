#include "arena/distinct_openings.hpp"

#include <gmock/gmock.h>

#include <set>

#include "arena/board_symmetry.hpp"
#include "formats/transcript.hpp"
#include "support/random_positions.hpp"

namespace {

using namespace outflank;
using namespace outflank::host::arena;
using testing::ElementsAre;

DistinctOpenings after(unsigned plies, int size) {
  DistinctOpenings openings(size);
  while (openings.plies() < plies) EXPECT_TRUE(openings.deepen(1'000'000));
  return openings;
}

// Square by square, in each of the eight ways.
std::set<std::pair<Bitboard, Bitboard>> pictures(const Position& position) {
  std::set<std::pair<Bitboard, Bitboard>> result;
  const int last = position.size() - 1;
  for (int way = 0; way < 8; ++way) {
    const auto picture = [&](Bitboard set) {
      Bitboard seen = 0;
      for (const Square square : squares(set)) {
        int row = row_of(square);
        int column = column_of(square);
        if ((way & 1) != 0) row = last - row;
        if ((way & 2) != 0) column = last - column;
        if ((way & 4) != 0) std::swap(row, column);
        seen |= bit(square_at(row, column));
      }
      return seen;
    };
    result.emplace(picture(position.own()), picture(position.opponent()));
  }
  return result;
}

TEST(UpToSymmetry, IsTheSmallestOfTheEightViews) {
  Random random(5);
  for (const int size : {4, 6, 8}) {
    for (int i = 0; i < 200; ++i) {
      const auto position = test::random_setup(size, random);
      const auto views = pictures(position);
      EXPECT_EQ(up_to_symmetry(position), *views.begin());
    }
  }
}

// All lines of play, as sets of positions.
void visit(const Position& position, unsigned plies,
           std::set<std::pair<Bitboard, Bitboard>>& found) {
  if (must_pass(position)) return visit(position.after(Move::pass()), plies, found);
  if (!has_move(position)) return;
  if (plies == 0) {
    found.insert(*pictures(position).begin());
    return;
  }
  for (const Square square : squares(legal_moves(position))) {
    visit(position.after(square), plies - 1, found);
  }
}

TEST(DistinctOpenings, AreThePositionsThatAllLinesLeadTo) {
  // 4x4: ten plies have passes and finished games among them.
  for (const auto& [size, plies] : {std::pair{4, 8U}, {6, 5U}, {8, 5U}}) {
    std::set<std::pair<Bitboard, Bitboard>> expected;
    visit(Position::start(size), plies, expected);
    std::set<std::pair<Bitboard, Bitboard>> found;
    const auto openings = after(plies, size);
    for (const auto& position : openings.positions()) found.insert(up_to_symmetry(position));
    EXPECT_EQ(found, expected);
    EXPECT_EQ(openings.all().size(), expected.size());
  }
}

TEST(DistinctOpenings, AreAsManyAsOthersHaveCounted) {
  std::vector<std::size_t> counts;
  for (unsigned plies = 1; plies <= 7; ++plies) counts.push_back(after(plies, 8).all().size());
  EXPECT_THAT(counts, ElementsAre(1, 3, 14, 60, 322, 1773, 10649));
}

TEST(DistinctOpenings, LeadWhereTheySayByTheFirstLine) {
  const auto openings = after(9, 4);
  std::string before;
  for (std::size_t i = 0; i < openings.all().size(); ++i) {
    const auto& [start, moves] = openings.all()[i];
    EXPECT_EQ(start, Position::start(4));
    Position position = start;
    for (const Move move : moves) {
      ASSERT_TRUE(is_legal(position, move));
      position = position.after(move);
    }
    EXPECT_EQ(position, openings.positions()[i]);
    EXPECT_TRUE(has_move(position));
    EXPECT_EQ(formats::transcript(moves).size(), 18U);
  }
  EXPECT_EQ(formats::transcript(after(3, 8).all().front().moves), "d3c3b3");
}

TEST(DistinctOpenings, StayAsTheyAreIfThereWouldBeTooMany) {
  auto openings = after(3, 8);
  EXPECT_FALSE(openings.deepen(59));
  EXPECT_EQ(openings.plies(), 3U);
  EXPECT_EQ(openings.all().size(), 14U);
  EXPECT_TRUE(openings.deepen(60));
  EXPECT_EQ(openings.all().size(), 60U);
}

TEST(DistinctOpenings, AreNoneWhereEveryGameIsOver) { EXPECT_TRUE(after(12, 4).all().empty()); }

}  // namespace
