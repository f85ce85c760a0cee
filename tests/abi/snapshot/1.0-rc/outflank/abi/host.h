/* What the host offers to every instance. */
#ifndef OUTFLANK_ABI_HOST_H
#define OUTFLANK_ABI_HOST_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
  OUTFLANK_LOG_DEBUG = 0,
  OUTFLANK_LOG_INFO = 1,
  OUTFLANK_LOG_WARNING = 2,
  OUTFLANK_LOG_ERROR = 3
};

/* Given to create and valid until destroy returns. Owned by the host. */
typedef struct outflank_host {
  uint32_t struct_size;
  uint32_t reserved;
  void* context;
  /* Says something to the people who run the host. [any] */
  void (*log)(const struct outflank_host* host, int32_t level, const char* message);
  /* A clock that never goes back. Its zero means nothing. [any] */
  int64_t (*now_ns)(const struct outflank_host* host);
  /* Not 0: return now, with the best move so far. Set by the deadline of the
   * running call and by whoever interrupts it. It may read the clock: poll it
   * every few hundred positions, not at every one. [any] */
  int32_t (*should_stop)(const struct outflank_host* host);
  /* The table of a service, or NULL if this host does not offer it. The table
   * lives as long as the host struct. [any] */
  const void* (*extension)(const struct outflank_host* host, const char* id);
} outflank_host;

#ifdef __cplusplus
}
#endif

#endif
