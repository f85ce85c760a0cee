/* What a strategy says about the move it chose. */
#ifndef OUTFLANK_ABI_DECISION_H
#define OUTFLANK_ABI_DECISION_H

#include "position.h"

#ifdef __cplusplus
extern "C" {
#endif

#define OUTFLANK_LINE_MOVES 64
#define OUTFLANK_COMMENT_BYTES 256

/* Which optional fields of a decision or a move value mean something. */
enum { OUTFLANK_HAS_VALUE = 1, OUTFLANK_HAS_DEPTH = 2, OUTFLANK_HAS_NODES = 4 };

/* Allocated and zeroed by the host, filled by choose. Only the move must be set. */
typedef struct outflank_decision {
  uint32_t struct_size;
  outflank_move move;
  uint32_t fields;         /* OUTFLANK_HAS_..., added up */
  int32_t value;           /* from the mover's view */
  uint32_t units_per_disc; /* of value: 100 is hundredths of a disc; 0 is a scale of its own */
  uint32_t depth;
  uint32_t selective_depth;
  uint32_t line_length;
  uint64_t nodes;
  uint8_t line[OUTFLANK_LINE_MOVES];    /* expected continuation, this move first */
  char comment[OUTFLANK_COMMENT_BYTES]; /* one line, ends in NUL; empty if nothing to say */
} outflank_decision;

#ifdef __cplusplus
}
#endif

#endif
