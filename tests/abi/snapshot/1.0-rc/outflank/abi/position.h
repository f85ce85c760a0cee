/* A position and a move, as both sides of the boundary see them. */
#ifndef OUTFLANK_ABI_POSITION_H
#define OUTFLANK_ABI_POSITION_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { OUTFLANK_BLACK = 0, OUTFLANK_WHITE = 1 };

/* A move is a square or a pass. Square = 8 * row + column for every board
 * size, counted from a1 at the top left, so a1 is 0, b1 is 1 and a2 is 8.
 * Boards smaller than 8x8 lie in the top left corner of the same 64 squares. */
typedef int32_t outflank_move;
enum { OUTFLANK_PASS = 64 };

/* Bit n of black and white is square n. The host guarantees: no bit in both,
 * no bit off the board, board_size 4, 6 or 8. */
typedef struct outflank_position {
  uint32_t struct_size;
  uint16_t board_size;
  uint16_t to_move; /* OUTFLANK_BLACK or OUTFLANK_WHITE */
  uint64_t black;
  uint64_t white;
} outflank_position;

#ifdef __cplusplus
}
#endif

#endif
