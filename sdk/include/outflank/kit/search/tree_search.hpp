#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <memory>
#include <utility>

#include "outflank/kit/search/evaluation_of.hpp"
#include "outflank/kit/search/move_list.hpp"
#include "outflank/kit/search/search_tree.hpp"
#include "outflank/rules/cpu.hpp"

#define OUTFLANK_CPU_CODE "outflank/kit/search/tree_search.inc"
#include "outflank/rules/each_cpu.inc"

namespace outflank {

// Precondition: this machine can run code for options.cpu.
template <PositionEvaluation Evaluation>
[[nodiscard]] std::unique_ptr<SearchTree> make_tree(Evaluation evaluation,
                                                    const SearchOptions& options,
                                                    SearchTable* table) {
  assert(can_run(options.cpu));
#if OUTFLANK_HAS_AVX2
  if (options.cpu == Cpu::avx2) {
    return std::make_unique<avx2::TreeSearch<Evaluation>>(std::move(evaluation), options, table);
  }
#endif
  return std::make_unique<portable::TreeSearch<Evaluation>>(std::move(evaluation), options, table);
}

}  // namespace outflank
