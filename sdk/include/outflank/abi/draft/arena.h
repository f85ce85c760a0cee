/* Draft. Service of the host: games, played for a trainer.
 *
 * A trainer asks for thousands of games and must get the same answer whether
 * they ran on one thread, on sixteen or on a cluster. So it does not ask for
 * games but for chains: what must happen in order is inside one chain, and
 * whatever is not may happen at the same time. Nothing here tells how many
 * workers there are.
 */
#ifndef OUTFLANK_ABI_DRAFT_ARENA_H
#define OUTFLANK_ABI_DRAFT_ARENA_H

#include "../strategy.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Not "/1": a plugin built against the draft never meets a host that speaks
 * the final form and takes it for the same thing. */
#define OUTFLANK_HOST_ARENA "outflank.host.arena/draft"

/* A further status, of play and of the trainer's step: told to stop. To be
 * listed in base.h with the others; who does not know it takes it for FAILED,
 * so it changes nothing that was released. */
enum { OUTFLANK_STOPPED = 4 };

enum {
  OUTFLANK_WANT_STATE = 1 /* give back what it knows after the last game */
};

/* Who plays. The host makes one instance of it for the chain and keeps it for
 * all the games of the chain, so what it learns in one game it has in the
 * next. Borrowed for the call, with all it points to; many participants may
 * point to the same bytes. */
typedef struct outflank_participant {
  uint32_t struct_size;
  uint32_t flags;         /* OUTFLANK_WANT_..., added up */
  const char* strategy;   /* id; the asking strategy's own id is allowed, and means the
                           * library that is asking, also if its file was swapped since */
  const char* parameters; /* key=value,... as behind the colon of a SPEC; NULL: defaults */
  const void* state;      /* as state.save wrote it; NULL: nothing learned */
  uint64_t state_bytes;
} outflank_participant;

/* One game of a chain. Borrowed for the call. */
typedef struct outflank_arena_game {
  uint32_t struct_size;
  uint32_t black; /* which participant of the chain; */
  uint32_t white; /* another one: an instance plays one side */
  uint32_t reserved;
  /* Of the game: new_game is given it, and each move_seed is derived from it. */
  uint64_t seed;
  const outflank_position* start;
  /* What each move may spend; move_seed and clock in it mean nothing. A deadline
   * makes results depend on the machine: limit nodes or depth. NULL: no limits. */
  const outflank_limits* limits;
} outflank_arena_game;

/* Games in order, each begun when the one before has ended. Borrowed for the
 * call. Lists hold pointers, so that the structs can grow. */
typedef struct outflank_chain {
  uint32_t struct_size;
  uint32_t reserved;
  uint32_t participant_count;
  uint32_t game_count;
  const outflank_participant* const* participants;
  const outflank_arena_game* const* games;
} outflank_chain;

enum {
  OUTFLANK_ARENA_PLAYED = 0, /* to the end, by the rules */
  /* It failed or gave no legal move, and lost the whole board. Its chain goes
   * on: the trainer decides what a failing player is worth. */
  OUTFLANK_ARENA_BLACK_FAILED = 1,
  OUTFLANK_ARENA_WHITE_FAILED = 2
};

/* How one game went. Owned by the host, valid for the callback. */
typedef struct outflank_arena_result {
  uint32_t struct_size;
  uint32_t how; /* OUTFLANK_ARENA_... */
  uint64_t chain;
  uint32_t game;
  int32_t black_score; /* black minus white, empties to the winner */
  uint32_t black_discs;
  uint32_t white_discs;
  uint32_t plies;
  uint32_t reserved;
} outflank_arena_result;

/* Where play delivers to. Owned by the caller of play, who is called back on
 * its own thread and nowhere else, so it needs no lock. The order is fixed:
 * chain by chain as given; of a chain first the games, then the states, by
 * participant. That order, not the order in which workers finish, is what a
 * sum of floating-point numbers or a stable sort depends on. */
typedef struct outflank_arena_sink {
  uint32_t struct_size;
  uint32_t reserved;
  void* context;
  void (*game)(const struct outflank_arena_sink* sink, const outflank_arena_result* result);
  /* Once per participant that has OUTFLANK_WANT_STATE. The bytes are the
   * host's, valid for the callback. */
  void (*state)(const struct outflank_arena_sink* sink, uint64_t chain, uint32_t participant,
                const void* bytes, uint64_t count);
} outflank_arena_sink;

typedef struct outflank_arena {
  uint32_t struct_size;
  uint32_t reserved;
  /* Plays every chain and returns when all has been delivered. Delivery begins
   * while later chains are still being played. Chains run at the same time,
   * games of a chain never do.
   *
   * OUTFLANK_STOPPED: the host was told to stop; some chains, from one on, were
   * not delivered. OUTFLANK_BAD_VALUE: a chain is not well-formed; nothing was
   * played. OUTFLANK_FAILED: a participant could not be made (unknown strategy,
   * refused parameter or state); the error names the first such chain, those
   * before it were delivered and none behind it.
   *
   * Only from inside begin and step of a trainer, not from a callback of play;
   * participants are given no arena of their own. [instance] */
  outflank_status (*play)(const outflank_host* host, const outflank_chain* const* chains,
                          uint64_t count, const outflank_arena_sink* sink, outflank_error* error);
} outflank_arena;

#ifdef __cplusplus
}
#endif

#endif
