/* Extension of a strategy: the value of every legal move. */
#ifndef OUTFLANK_ABI_ANALYSIS_H
#define OUTFLANK_ABI_ANALYSIS_H

#include "strategy.h"

#ifdef __cplusplus
extern "C" {
#endif

#define OUTFLANK_EXT_ANALYSIS "outflank.analysis/1"

typedef struct outflank_move_value {
  uint32_t struct_size;
  outflank_move move;
  uint32_t fields; /* OUTFLANK_HAS_DEPTH, _NODES; the value always counts */
  int32_t value;   /* from the view of the side to move, who makes the move */
  uint32_t units_per_disc;
  uint32_t depth;
  uint64_t nodes;
  uint32_t line_length;
  uint32_t reserved;
  uint8_t line[OUTFLANK_LINE_MOVES];
} outflank_move_value;

/* Where analysis reports to. Owned by the host, valid for the call. */
typedef struct outflank_analysis_sink {
  uint32_t struct_size;
  uint32_t reserved;
  void* context;
  /* A later report on the same move replaces the earlier one. On the thread
   * that called analyze. [instance] */
  void (*report)(const struct outflank_analysis_sink* sink, const outflank_move_value* value);
} outflank_analysis_sink;

typedef struct outflank_analysis {
  uint32_t struct_size;
  uint32_t reserved;
  /* Values every legal move of the side to move, which has one. Reports as it
   * goes, deeper and deeper if it can; returns when it has nothing to add, at a
   * limit, or when told to stop. [instance] */
  outflank_status (*analyze)(outflank_instance* instance, const outflank_position* position,
                             const outflank_limits* limits, const outflank_analysis_sink* sink,
                             outflank_error* error);
} outflank_analysis;

#ifdef __cplusplus
}
#endif

#endif
