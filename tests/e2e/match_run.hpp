// `outflank match` as a user types it, and what it leaves in its folder.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "support/host_process.hpp"

namespace outflank::test {

using Arguments = std::vector<std::string>;

[[nodiscard]] Arguments operator+(Arguments left, const Arguments& right);

[[nodiscard]] Command match(const Arguments& arguments);

/// The same behind a limit such as `ulimit -f 1`.
[[nodiscard]] Command in_shell(const std::string& limit, const Command& command);

/// What it prints with --json. Expects success.
[[nodiscard]] nlohmann::json match_result(const Arguments& arguments);

/// Nothing if it is not there.
[[nodiscard]] std::string text_of(const std::filesystem::path& file);

/// The journal in a folder: its bytes, and its lines.
[[nodiscard]] std::string journal(const std::filesystem::path& folder);
[[nodiscard]] std::vector<nlohmann::json> journal_lines(const std::filesystem::path& folder);

/// One of a match that is played in a folder for this. Expects success.
[[nodiscard]] std::string journal_of(const Arguments& arguments);

/// Each process that runs now and has this word on its command line; not zombies.
[[nodiscard]] std::vector<std::string> running_with(const std::string& word);
/// Waits until there is none. False: somebody stays.
[[nodiscard]] bool nobody_runs_with(const std::string& word);

}  // namespace outflank::test
