// The rules of Othello on 4x4, 6x6 and 8x8 boards. Nothing here knows of plugins, protocols or
// clocks.
#pragma once

#include "outflank/rules/bitboard.hpp"
#include "outflank/rules/color.hpp"
#include "outflank/rules/game.hpp"
#include "outflank/rules/move.hpp"
#include "outflank/rules/moves.hpp"
#include "outflank/rules/notation.hpp"
#include "outflank/rules/perft.hpp"
#include "outflank/rules/position.hpp"
#include "outflank/rules/score.hpp"
#include "outflank/rules/scramble.hpp"
