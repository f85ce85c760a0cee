/* Extension of a strategy: settings a user can read and change as text. */
#ifndef OUTFLANK_ABI_PARAMETERS_H
#define OUTFLANK_ABI_PARAMETERS_H

#include "strategy.h"

#ifdef __cplusplus
extern "C" {
#endif

#define OUTFLANK_EXT_PARAMETERS "outflank.parameters/1"

enum {
  OUTFLANK_PARAMETER_BOOL = 0,    /* true, false */
  OUTFLANK_PARAMETER_INTEGER = 1, /* decimal, within minimum and maximum */
  OUTFLANK_PARAMETER_REAL = 2,    /* finite, decimal point, within minimum and maximum */
  OUTFLANK_PARAMETER_TEXT = 3,    /* any line of text */
  OUTFLANK_PARAMETER_CHOICE = 4   /* one of choices */
};

/* Static: lives as long as the library is loaded. */
typedef struct outflank_parameter {
  uint32_t struct_size;
  uint32_t type;             /* OUTFLANK_PARAMETER_... */
  const char* name;          /* lower-case letters, digits and _ */
  const char* help;          /* one line */
  const char* default_value; /* as text */
  double minimum;            /* of an integer or a real; both are included */
  double maximum;
  const char* const* choices; /* of a choice; NULL elsewhere */
  uint32_t choice_count;
  uint32_t reserved;
} outflank_parameter;

typedef struct outflank_parameters {
  uint32_t struct_size;
  uint32_t count;
  const outflank_parameter* const* list;
  /* Writes the value as text, in a form that set takes back. [instance] */
  outflank_status (*get)(outflank_instance* instance, const char* name,
                         const outflank_writer* value, outflank_error* error);
  /* Changes one value, or returns OUTFLANK_BAD_VALUE and changes nothing. The
   * host has checked name, type and range, and calls new_game before the next
   * choose. [instance] */
  outflank_status (*set)(outflank_instance* instance, const char* name, const char* value,
                         outflank_error* error);
} outflank_parameters;

#ifdef __cplusplus
}
#endif

#endif
