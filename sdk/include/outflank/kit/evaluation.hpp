#pragma once

#include "outflank/kit/features/edge_stability.hpp"
#include "outflank/kit/solver/geometry.hpp"
#include "outflank/rules/position.hpp"

namespace outflank {
struct EvaluationWeights {
  int mobility = 16;
  int corner_move = 30;
  int potential = 6;
  int x = -30;
  int c = -10;
  int corner = 60;
  int edge = 14;
};
}

#define OUTFLANK_CPU_CODE "outflank/kit/evaluation.inc"
#include "outflank/rules/each_cpu.inc"
