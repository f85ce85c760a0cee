/* Service of the host: another strategy's judgement. */
#ifndef OUTFLANK_ABI_EVALUATORS_H
#define OUTFLANK_ABI_EVALUATORS_H

#include "evaluator.h"

#ifdef __cplusplus
extern "C" {
#endif

#define OUTFLANK_HOST_EVALUATORS "outflank.host.evaluators/1"

/* An evaluator that was opened. It keeps the library behind it loaded, also
 * when the file is swapped; so a handle never changes its mind. */
typedef struct outflank_evaluator_handle outflank_evaluator_handle;

typedef struct outflank_evaluators {
  uint32_t struct_size;
  uint32_t reserved;
  /* Opens the evaluator of a strategy given as ID[:key=value,...]. Every handle
   * has an instance of its own: open one per search thread. Fails if the
   * strategy is unknown, evaluates nothing, or would in turn ask for the one
   * that is asking. [any] */
  outflank_status (*open)(const outflank_host* host, const char* spec,
                          outflank_evaluator_handle** handle, outflank_error* error);
  /* Frees the handle. All must be closed when destroy returns; the host closes
   * what was forgotten. [any] */
  void (*close)(outflank_evaluator_handle* handle);
  /* As outflank_evaluator; the unit lives as long as the handle. Calls on one
   * handle must not overlap, on different handles they may. [any] */
  outflank_status (*describe)(outflank_evaluator_handle* handle, outflank_evaluator_info* info,
                              outflank_error* error);
  outflank_status (*evaluate)(outflank_evaluator_handle* handle, const outflank_position* position,
                              int32_t* value, outflank_error* error);
} outflank_evaluators;

#ifdef __cplusplus
}
#endif

#endif
