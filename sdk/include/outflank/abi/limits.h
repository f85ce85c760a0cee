/* What a strategy may spend on one move. */
#ifndef OUTFLANK_ABI_LIMITS_H
#define OUTFLANK_ABI_LIMITS_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Every limit: 0 means none. All that are set hold at once. The deadline is
 * also part of the host's should_stop, so polling that is enough. */
typedef struct outflank_limits {
  uint32_t struct_size;
  uint32_t depth;      /* plies to search */
  uint64_t nodes;      /* positions to visit */
  int64_t deadline_ns; /* on the host's clock, now_ns */
  /* The only source of randomness for this move: a hash of the game's seed
   * and the ply. Keep no generator from move to move, so that undo, isolation
   * and resume play the same game. */
  uint64_t move_seed;
  /* The game clock, for strategies that plan their own time. */
  int64_t main_time_ns;
  int64_t increment_ns;
  int64_t own_left_ns;
  int64_t opponent_left_ns;
  uint32_t has_clock;     /* 0: the four fields above mean nothing */
  uint32_t moves_in_left; /* own_left_ns is for this many moves; 0: for all the rest */
} outflank_limits;

#ifdef __cplusplus
}
#endif

#endif
