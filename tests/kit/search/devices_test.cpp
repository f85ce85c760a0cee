// Whatever is switched on or off, a search finds the value that minimax finds.
#include <gtest/gtest.h>

#include <map>
#include <ostream>
#include <tuple>
#include <vector>

#include "minimax.hpp"
#include "outflank/kit/random.hpp"
#include "outflank/kit/search.hpp"
#include "support/random_positions.hpp"

namespace outflank {

void PrintTo(const SearchOptions& options, std::ostream* out) {
  *out << "deepening " << options.iterative_deepening << ", null windows " << options.null_windows
       << ", aspiration " << options.aspiration << ", table " << options.table << ", last best "
       << options.last_best << ", table move " << options.table_move << ", corners "
       << options.corners << ", killers " << options.killers << ", shallow evaluation "
       << options.shallow_evaluation << ", mobility " << options.mobility << ", history "
       << options.history;
}

namespace test {
namespace {

constexpr int kDevices = 11;
constexpr int kDeepest = 5;

SearchOptions combination(int number) {
  const auto has = [number](int device) { return (number >> device & 1) != 0; };
  return {.iterative_deepening = has(0),
          .null_windows = has(1),
          .aspiration = has(2) ? 20 : 0,
          .table = has(3),
          .table_megabytes = 1,
          .last_best = has(10),
          .table_move = has(4),
          .corners = has(5),
          .shallow_evaluation = has(7) ? 1 + number % 2 : 0,
          .mobility = has(8) ? 1 + number % 3 : 0,
          .killers = has(6),
          .history = has(9)};
}

FinalScoring scoring(int number) {
  return {.policy = std::vector{FinalPolicy::win_then_discs, FinalPolicy::discs,
                                FinalPolicy::infinity}[static_cast<std::size_t>(number % 3)],
          .empties_to_winner = number % 2 == 0,
          .units_per_disc = 3};
}

struct Task {
  Position position;
  int depth = 1;
  FinalScoring scoring = {};
  std::map<int, std::int32_t> values = {};  // of every move
  std::int32_t best = -kBeyondAll;
};

template <typename Evaluation>
std::vector<Task> tasks(int number, std::uint64_t seed) {
  Random random(seed);
  std::vector<Task> result;
  for (int i = 0; i < number; ++i) {
    const int size = std::vector{4, 6, 8}[static_cast<std::size_t>(i % 3)];
    Task task{.position = i % 2 == 0 ? random_beginning(size, random).position()
                                     : random_playable_setup(size, random),
              .depth = 1 + i % kDeepest,
              .scoring = scoring(i)};
    // A crowded middle game is slow to search without a window.
    if (size == 8) task.depth = std::min(task.depth, 4);
    for (const Square square : squares(legal_moves(task.position))) {
      const auto value =
          -minimax<Evaluation>(task.position.after(square), task.depth - 1, task.scoring);
      task.values[square] = value;
      task.best = std::max(task.best, value);
    }
    result.push_back(std::move(task));
  }
  return result;
}

template <typename Evaluation>
void expect_minimax(const Task& task, SearchOptions options) {
  options.final_scoring = task.scoring;
  Search<Evaluation> search(options);
  const auto found = search.find(task.position, {.depth = task.depth});
  const auto where = position_text(task.position) + " at depth " + std::to_string(task.depth) +
                     ", " + testing::PrintToString(options);
  ASSERT_EQ(found.value, task.best) << where;
  ASSERT_FALSE(found.move.is_pass()) << where;
  ASSERT_EQ(task.values.at(found.move.square()), task.best) << where;
  ASSERT_LE(found.depth, task.depth) << where;
}

template <typename Evaluation>
void try_every_combination(std::uint64_t seed) {
  const auto pool = tasks<Evaluation>(90, seed);
  std::size_t next = 0;
  for (int number = 0; number < 1 << kDevices; ++number) {
    for (int i = 0; i < 5; ++i, ++next) {
      auto options = combination(number);
      if (next % 2 == 0) options.cpu = Cpu::portable;
      expect_minimax<Evaluation>(pool[next % pool.size()], options);
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST(SearchDevices, EveryCombinationFindsTheValueOfMinimax) { try_every_combination<Erratic>(21); }

TEST(SearchDevices, EveryCombinationFindsTheValueOfMinimaxWhereManyMovesAreEqual) {
  try_every_combination<DiscDifference>(22);
}

TEST(SearchDevices, EachSavesNodesOverPlainAlphaBeta) {
  const auto plain = SearchOptions::plain();
  const auto nodes_with = [](const SearchOptions& options) {
    Search<DiscDifference> search(options);
    return search.find(Position(), {.depth = 8}).nodes;
  };
  const auto plain_nodes = nodes_with(plain);
  auto options = plain;
  options.table = true;
  EXPECT_LT(nodes_with(options), plain_nodes) << "table";
  for (auto [name, device] : std::vector<std::pair<const char*, bool SearchOptions::*>>{
           {"killers", &SearchOptions::killers}, {"history", &SearchOptions::history}}) {
    options = plain;
    options.*device = true;
    EXPECT_LT(nodes_with(options), plain_nodes) << name;
  }
  options = plain;
  options.mobility = 1;
  EXPECT_LT(nodes_with(options), plain_nodes) << "mobility";
  EXPECT_LT(nodes_with(SearchOptions::plain_ordered()), plain_nodes) << "shallow evaluation";
  EXPECT_LT(nodes_with({}), plain_nodes) << "all";
}

// DiscDifference makes many moves equal: then only the order decides.
TEST(SearchDevices, PlainDeepeningPlaysTheMoveOfItsLastDepthAlone) {
  const auto plain = SearchOptions::plain();
  auto deepening = plain;
  deepening.iterative_deepening = true;
  Random random(24);
  for (int i = 0; i < 200; ++i) {
    const auto position = random_playable_setup(8, random);
    const SearchLimits limits{.depth = 3};
    const auto alone = Search<DiscDifference>(plain).find(position, limits);
    EXPECT_EQ(Search<DiscDifference>(deepening).find(position, limits).line, alone.line);
  }
}

// The scale has room for every evaluation: none is mistaken for a finished game, none wraps round.
struct Boundless {
  std::int32_t operator()(const Position& position) const {
    return hash(position) % 2 == 0 ? std::numeric_limits<std::int32_t>::max()
                                   : std::numeric_limits<std::int32_t>::min();
  }
};

TEST(SearchDevices, AnEvaluationIsCutToLessThanAWonGame) {
  for (const auto& options : {SearchOptions::plain(), SearchOptions{.aspiration = 1'000'000'000}}) {
    Search<Boundless> search(options);
    const auto found = search.find(Position(), {.depth = 4});
    EXPECT_EQ(std::abs(found.value), kWonGame - 1);
    EXPECT_FALSE(is_won_or_lost(found.value));
  }
}

// An evaluation that can use the moves is given the right ones.
struct NeedsMoves {
  std::int32_t operator()(const Position& position) const { return Erratic{}(position); }
  std::int32_t operator()(const Position& position, Bitboard moves) const {
    EXPECT_EQ(moves, legal_moves(position));
    EXPECT_NE(moves, 0U);
    return Erratic{}(position);
  }
};

TEST(SearchDevices, AnEvaluationMayBeGivenTheMoves) {
  Random random(23);
  for (int i = 0; i < 200; ++i) {
    const auto position = random_playable_setup(6, random);
    Search<NeedsMoves> with;
    Search<Erratic> without;
    EXPECT_EQ(with.find(position, {.depth = 4}).value, without.find(position, {.depth = 4}).value);
  }
}

}  // namespace
}  // namespace test
}  // namespace outflank
