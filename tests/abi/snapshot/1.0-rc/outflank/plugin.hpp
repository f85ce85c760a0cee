// All that a C++ plugin includes.
#pragma once

#include "outflank/kit/random.hpp"
#include "outflank/plugin/export.hpp"
#include "outflank/plugin/parameters.hpp"
#include "outflank/plugin/strategy.hpp"
#include "outflank/rules/rules.hpp"
