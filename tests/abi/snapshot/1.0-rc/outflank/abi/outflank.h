/* The whole contract between the host and a plugin. */
#ifndef OUTFLANK_ABI_OUTFLANK_H
#define OUTFLANK_ABI_OUTFLANK_H

#include "analysis.h"
#include "base.h"
#include "decision.h"
#include "evaluator.h"
#include "evaluators.h"
#include "host.h"
#include "limits.h"
#include "metrics.h"
#include "parameters.h"
#include "plugin.h"
#include "position.h"
#include "state.h"
#include "strategy.h"

#endif
