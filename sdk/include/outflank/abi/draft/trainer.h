/* Draft. Extension of a strategy: learning, one step at a time.
 *
 * The host owns the loop. It decides how many steps there are, when to stop,
 * what to show and when to write a checkpoint; a trainer only knows how to get
 * from one state to the next. What it has learned leaves through the state
 * extension, which a trainer must have too, and its curves leave through the
 * metrics service: there is nothing of either here.
 */
#ifndef OUTFLANK_ABI_DRAFT_TRAINER_H
#define OUTFLANK_ABI_DRAFT_TRAINER_H

#include "arena.h"

#ifdef __cplusplus
extern "C" {
#endif

#define OUTFLANK_EXT_TRAINER "outflank.trainer/draft"

/* A training run. Owned by the host, valid for the call. */
typedef struct outflank_training {
  uint32_t struct_size;
  uint32_t board_size; /* 4, 6 or 8 */
  uint64_t run_seed;
  /* 0: a run begins, from what the instance knows, which is nothing or a state
   * to improve on. Otherwise a run goes on: the state that was loaded is the
   * one saved after this many steps. */
  uint64_t steps_done;
  /* In all, for a rate that falls or a temperature; 0: until told to stop. */
  uint64_t steps_planned;
} outflank_training;

/* One step. Owned by the host, valid for the call. */
typedef struct outflank_step {
  uint32_t struct_size;
  uint32_t reserved;
  uint64_t index; /* from 0; a run that goes on begins at steps_done */
  /* The only source of randomness of this step: a hash of run_seed and index.
   * Keep no generator from step to step: then a run that was killed and
   * resumed ends in the same bytes as one that was not. */
  uint64_t seed;
} outflank_step;

/* What a step came to, for the progress display. Allocated and zeroed by the
 * host, filled by step. */
typedef struct outflank_step_report {
  uint32_t struct_size;
  uint32_t finished;                    /* not 0: a further step would change nothing */
  uint64_t games;                       /* played in this step */
  char summary[OUTFLANK_COMMENT_BYTES]; /* one line, ends in NUL: "best +31, mean +12.4" */
} outflank_step_report;

/* A function table: it never changes once released. No entry may be NULL. */
typedef struct outflank_trainer {
  uint32_t struct_size;
  uint32_t reserved;
  const char* step_name; /* what a step is, for people: "game", "generation"; static */

  /* Prepares for steps with the parameters as they are. A run that begins may
   * draw what it starts from (a population) from run_seed; a run that goes on
   * takes all of that from the state. So begin, save, load, begin changes
   * nothing. BAD_VALUE if it cannot train like this (a board size it does not
   * know, a parameter): better here than after an hour. [instance] */
  outflank_status (*begin)(outflank_instance* instance, const outflank_training* training,
                           outflank_error* error);
  /* One game, or one generation: the unit after which the host may save, show
   * and stop. It happens as a whole or not at all: whatever the status is, if
   * it is not OUTFLANK_OK, save writes what it would have written before. Polls
   * should_stop, or plays through the arena, which does; told to stop, it
   * returns OUTFLANK_STOPPED. [instance] */
  outflank_status (*step)(outflank_instance* instance, const outflank_step* step,
                          outflank_step_report* report, outflank_error* error);
} outflank_trainer;

/* Between begin and the last step the host calls nothing but step, the state
 * extension and parameters.get. An instance that trains does not play: who
 * wants to see it play loads its state into another instance. */

#ifdef __cplusplus
}
#endif

#endif
