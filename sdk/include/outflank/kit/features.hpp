// What evaluations are made of. Sets are answered as bitboards, to be counted by count(); an
// overload on Position speaks of the side to move.
#pragma once

#include "outflank/kit/features/areas.hpp"
#include "outflank/kit/features/edge_stability.hpp"
#include "outflank/kit/features/full_lines.hpp"
#include "outflank/kit/features/stable_discs.hpp"
