/* The ground every other header of the contract stands on.
 *
 * Rules that hold throughout:
 * - C only: fixed-width integers, plain structs, function pointers. Nothing is
 *   thrown across the boundary.
 * - A struct that is filled or read across the boundary begins with
 *   struct_size: the size its owner was compiled with. It only ever grows at
 *   the end. Whoever writes into the other side's struct writes no more than
 *   the smaller of the two sizes; whoever reads treats what is missing as 0.
 * - Released function tables never change. A new ability is a new extension.
 * - Each side frees what it allocated. The caller allocates every out-struct
 *   and sets its struct_size. Strings are UTF-8 and end in NUL.
 *
 * Thread tags stand in brackets behind each function:
 *   [load]      on one thread, while the file is being loaded or described
 *   [instance]  calls on one instance never overlap, though they may come from
 *               different threads; calls on different instances may overlap
 *   [any]       from any thread at any time
 */
#ifndef OUTFLANK_ABI_BASE_H
#define OUTFLANK_ABI_BASE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Version of the contract. The major number is part of the entry's name. */
#define OUTFLANK_ABI_MAJOR 1
#define OUTFLANK_ABI_MINOR 0

/* What a call came to. Any value that is not listed counts as FAILED. */
typedef int32_t outflank_status;
enum {
  OUTFLANK_OK = 0,
  OUTFLANK_FAILED = 1,     /* it went wrong; the error says how */
  OUTFLANK_BAD_VALUE = 2,  /* the caller's input was refused; nothing changed */
  OUTFLANK_UNSUPPORTED = 3 /* understood, but not offered here */
};

#define OUTFLANK_MESSAGE_BYTES 512

/* Why a call failed: one line without line breaks. Allocated by the caller,
 * filled by the callee when the status is not OUTFLANK_OK. */
typedef struct outflank_error {
  uint32_t struct_size;
  uint32_t reserved;
  char message[OUTFLANK_MESSAGE_BYTES]; /* ends in NUL */
} outflank_error;

/* Where variable-size output goes. Owned by the caller, valid for the call. */
typedef struct outflank_writer {
  uint32_t struct_size;
  uint32_t reserved;
  void* context;
  /* Takes count bytes; may be called many times. If it does not return
   * OUTFLANK_OK, stop and return that status. [instance] */
  outflank_status (*write)(const struct outflank_writer* writer, const void* bytes, uint64_t count);
} outflank_writer;

/* Where variable-size input comes from. Owned by the caller, valid for the call. */
typedef struct outflank_reader {
  uint32_t struct_size;
  uint32_t reserved;
  void* context;
  /* Fills up to capacity bytes and says how many; 0 means the end. [instance] */
  outflank_status (*read)(const struct outflank_reader* reader, void* bytes, uint64_t capacity,
                          uint64_t* count);
} outflank_reader;

#ifdef __cplusplus
}
#endif

#endif
