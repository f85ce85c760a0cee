#include "arena/reproduction.hpp"

#include <gtest/gtest.h>

#include "outflank/rules/notation.hpp"

namespace {

using namespace outflank;
using namespace outflank::host::arena;

GameRecord game(const Position& start, std::initializer_list<const char*> moves) {
  GameRecord record;
  record.task.seed = 9;
  record.start = start;
  for (const char* move : moves) record.moves.push_back(*parse_move(move, start.size()));
  return record;
}

TEST(Reproduction, BringsAProgramToTheEndOfTheGame) {
  Participant player;
  player.kind = ParticipantKind::gtp;
  player.command = {"some engine", "-l", "1"};
  EXPECT_EQ(reproduction(game(Position::start(), {"f5", "d6"}), Color::black, player, {}, {}),
            "printf 'boardsize 8\\nplay b f5\\nplay w d6\\ngenmove b\\n' | 'some engine' -l 1");
}

TEST(Reproduction, StartsAProgramWhereAndAsItWasStarted) {
  Participant player;
  player.kind = ParticipantKind::gtp;
  player.command = {"./engine"};
  player.folder = "some where";
  player.environment = {{"LEVEL", "2 3"}};
  EXPECT_EQ(reproduction(game(Position::start(4), {}), Color::black, player, {}, {}),
            "cd 'some where' && printf 'boardsize 4\\ngenmove b\\n' | "
            "env 'LEVEL=2 3' ./engine");
}

TEST(Reproduction, GivesAStrategyItsSeedLimitsAndArguments) {
  Participant player;
  player.spec = "greedy:depth=3";
  PlayLimits limits;
  limits.nodes = 100;
  const std::vector<std::string> arguments{"--plugin-dir", "my plugins"};
  EXPECT_EQ(reproduction(game(parse_position("XO-------------- O"), {"pass"}), Color::black, player,
                         limits, arguments),
            "printf 'outflank-setposition XO-------------- O\\noutflank-seed 9\\n"
            "outflank-limits nodes=100 depth=0\\ngenmove b\\n' | "
            "outflank gtp --strategy greedy:depth=3 --plugin-dir 'my plugins'");
}

}  // namespace
