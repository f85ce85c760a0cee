#pragma once
#include <array>
#include "outflank/kit/evaluation.hpp"
namespace outflank::endgame {
inline constexpr int kEndless = 1 << 24; inline constexpr int kDisc = 1000;
struct Tuning {
  int shallow = 7;
  int etc = 10; int split = 14; int abort = 10;
  std::array<int, 65> stability{};
  std::array<int, 65> ordering_depth{};
  int ordering_margin = 200;
  int ordering_mobility = 8;
  int fast_mobility = 16;
  int fast_potential = 4;
  int fast_parity = 12;
  int fast_corner = 40;
  int fast_x = 10;
  int fast_c = 4;
  int fast_edge = 8;
  int fast_edge_from = 10;
  EvaluationWeights weights;
  Tuning() {
    stability.fill(99);
    for (int left = 5; left <= 40; ++left) stability[(size_t)left] = left < 8 ? -2 + 10 : (left < 12 ? 0 : -64 + 2*left);
    for (int left = 0; left <= 64; ++left) ordering_depth[(size_t)left] = left < 12 ? -1 : left < 16 ? 0 : left < 20 ? 1 : left < 23 ? 2 : 3;
  }
};
}
