/* The one symbol that a plugin exports. */
#ifndef OUTFLANK_ABI_PLUGIN_H
#define OUTFLANK_ABI_PLUGIN_H

#include "strategy.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Static: lives as long as the library is loaded. */
typedef struct outflank_plugin {
  uint32_t struct_size;
  uint32_t abi_major; /* OUTFLANK_ABI_MAJOR and _MINOR it was compiled with */
  uint32_t abi_minor;
  uint32_t strategy_count; /* 1 or more */
  const outflank_strategy* const* strategies;
} outflank_plugin;

#define OUTFLANK_PLUGIN_ENTRY_NAME "outflank_plugin_v1"

#if defined(__GNUC__)
#define OUTFLANK_EXPORTED __attribute__((visibility("default")))
#else
#define OUTFLANK_EXPORTED
#endif

/* Implemented by every plugin; always returns the same table. [load] */
OUTFLANK_EXPORTED const outflank_plugin* outflank_plugin_v1(void);

#ifdef __cplusplus
}
#endif

#endif
