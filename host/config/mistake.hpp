// How a mistake in a file is told.
#pragma once

#include <span>
#include <string>

#include "config/value.hpp"

namespace outflank::host::config {

using Path = std::span<const std::string>;

// Throws SettingsError: `x.toml:4: limits.depth: sentence`.
[[noreturn]] void fail(const std::string& file, int line, Path path, const std::string& sentence);

// Fails with `expected ..., got ...` unless it is good.
void expect(bool good, const std::string& expected, const std::string& file, Path path,
            const Value& value);

}  // namespace outflank::host::config
