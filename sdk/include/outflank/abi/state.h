/* Extension of a strategy: what it has learned, saved and loaded as bytes. */
#ifndef OUTFLANK_ABI_STATE_H
#define OUTFLANK_ABI_STATE_H

#include "strategy.h"

#ifdef __cplusplus
extern "C" {
#endif

#define OUTFLANK_EXT_STATE "outflank.state/1"

/* The host keeps the bytes in a file that also names strategy and version, and
 * never hands back bytes that were damaged on the way. */
typedef struct outflank_state {
  uint32_t struct_size;
  uint32_t reserved;
  /* Writes all that was learned; the same knowledge gives the same bytes. [instance] */
  outflank_status (*save)(outflank_instance* instance, const outflank_writer* out,
                          outflank_error* error);
  /* Replaces what was learned, or fails and changes nothing. The host calls
   * new_game before the next choose. [instance] */
  outflank_status (*load)(outflank_instance* instance, const outflank_reader* in,
                          outflank_error* error);
} outflank_state;

#ifdef __cplusplus
}
#endif

#endif
