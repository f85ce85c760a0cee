// What evaluations are made of, on boards of 4, 6 and 8. Sets of squares are answered as bitboards,
// for count(); an overload on Position speaks of the side to move, and differences.hpp has each
// feature as one number. Every header says exactly what it counts.
#pragma once

#include "outflank/kit/features/areas.hpp"
#include "outflank/kit/features/differences.hpp"
#include "outflank/kit/features/edge_stability.hpp"
#include "outflank/kit/features/empty_regions.hpp"
#include "outflank/kit/features/full_lines.hpp"
#include "outflank/kit/features/mobility.hpp"
#include "outflank/kit/features/neighbours.hpp"
#include "outflank/kit/features/stable_discs.hpp"
#include "outflank/kit/features/vulnerable_discs.hpp"
