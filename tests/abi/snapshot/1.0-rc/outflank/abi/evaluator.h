/* Extension of a strategy: its judgement of a position, for others to search. */
#ifndef OUTFLANK_ABI_EVALUATOR_H
#define OUTFLANK_ABI_EVALUATOR_H

#include "strategy.h"

#ifdef __cplusplus
extern "C" {
#endif

#define OUTFLANK_EXT_EVALUATOR "outflank.evaluator/1"

typedef struct outflank_evaluator_info {
  uint32_t struct_size;
  uint32_t units_per_disc; /* 100 is hundredths of a disc; 0: not measured in discs */
  int32_t minimum;         /* no value lies outside; INT32_MIN is refused */
  int32_t maximum;
  const char* unit; /* for people: "discs", "weight"; static */
} outflank_evaluator_info;

typedef struct outflank_evaluator {
  uint32_t struct_size;
  uint32_t reserved;
  /* With the parameters as they are now. [instance] */
  outflank_status (*describe)(outflank_instance* instance, outflank_evaluator_info* info,
                              outflank_error* error);
  /* Value for the side to move. The position may be finished or need a pass.
   * Depends on nothing but the position, parameters and state; no game need
   * have begun. Runs at every leaf of a search: no allocation, no log.
   * [instance] */
  outflank_status (*evaluate)(outflank_instance* instance, const outflank_position* position,
                              int32_t* value, outflank_error* error);
} outflank_evaluator;

#ifdef __cplusplus
}
#endif

#endif
