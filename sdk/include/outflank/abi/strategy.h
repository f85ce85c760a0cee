/* One strategy of a plugin: what it is, and what the host may call. */
#ifndef OUTFLANK_ABI_STRATEGY_H
#define OUTFLANK_ABI_STRATEGY_H

#include "decision.h"
#include "host.h"
#include "limits.h"

#ifdef __cplusplus
extern "C" {
#endif

/* One player of one side of one game at a time. Made and freed by the plugin. */
typedef struct outflank_instance outflank_instance;

#define OUTFLANK_SIZE_BIT(size) (1u << (size))

/* Static: lives as long as the library is loaded. */
typedef struct outflank_strategy_info {
  uint32_t struct_size;
  uint32_t board_sizes; /* OUTFLANK_SIZE_BIT(8), ... added up */
  const char* id;       /* lower-case letters, digits and _; what a user types */
  const char* name;
  const char* version;
  const char* summary; /* one line */
} outflank_strategy_info;

enum {
  OUTFLANK_GAME_FINISHED = 0, /* played to the end */
  OUTFLANK_GAME_ABANDONED = 1 /* stopped before it; the score means nothing */
};

typedef struct outflank_result {
  uint32_t struct_size;
  uint32_t how;        /* OUTFLANK_GAME_... */
  int32_t black_score; /* black minus white, empties to the winner */
  uint32_t black_discs;
  uint32_t white_discs;
  uint32_t reserved;
} outflank_result;

/* A function table: it never changes once released. No entry may be NULL. */
typedef struct outflank_strategy {
  uint32_t struct_size;
  uint32_t reserved;
  const outflank_strategy_info* info;

  /* Makes an instance with default parameters and nothing learned. [any] */
  outflank_status (*create)(const struct outflank_strategy* strategy, const outflank_host* host,
                            outflank_instance** instance, outflank_error* error);
  /* Frees it. No call on the instance runs, and none follows. [instance] */
  void (*destroy)(outflank_instance* instance);

  /* Begins a game at any start position of a supported size. It forgets
   * everything but what the state extension saves and the parameters, so that
   * a fresh and a used instance play the same game. Called before the first
   * choose, and again after undo, a set-up position, a changed parameter or
   * loaded state; the moves so far follow through observe. [instance] */
  outflank_status (*new_game)(outflank_instance* instance, const outflank_position* start,
                              uint64_t seed, outflank_error* error);
  /* Chooses a move for the side to move; called only when one exists. The
   * position says all that the rules need, whatever was observed. A decision
   * is not played until observe says so. [instance] */
  outflank_status (*choose)(outflank_instance* instance, const outflank_position* position,
                            const outflank_limits* limits, outflank_decision* decision,
                            outflank_error* error);
  /* One ply was played: by either side, its own moves and passes too. [instance] */
  outflank_status (*observe)(outflank_instance* instance, outflank_move move,
                             outflank_error* error);
  /* The game ended. One that is given up may end without it, by the next
   * new_game or by destroy. [instance] */
  outflank_status (*game_over)(outflank_instance* instance, const outflank_result* result,
                               outflank_error* error);

  /* The table of an ability, or NULL if the strategy does not have it. The
   * answer never changes while the library is loaded. [any] */
  const void* (*extension)(const struct outflank_strategy* strategy, const char* id);
} outflank_strategy;

#ifdef __cplusplus
}
#endif

#endif
