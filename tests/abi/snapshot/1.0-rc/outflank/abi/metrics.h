/* Service of the host: named curves. */
#ifndef OUTFLANK_ABI_METRICS_H
#define OUTFLANK_ABI_METRICS_H

#include "host.h"

#ifdef __cplusplus
extern "C" {
#endif

#define OUTFLANK_HOST_METRICS "outflank.host.metrics/1"

typedef struct outflank_metrics {
  uint32_t struct_size;
  uint32_t reserved;
  /* Adds one point to the curve called name; the host knows game and ply. Not
   * a finite number: ignored, with a warning. [instance] */
  void (*record)(const outflank_host* host, const char* name, double value);
} outflank_metrics;

#ifdef __cplusplus
}
#endif

#endif
