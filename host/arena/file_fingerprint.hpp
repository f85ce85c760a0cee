#pragma once

#include <filesystem>
#include <string>

namespace outflank::host::arena {

// 64 bits of hash over the bytes of a file, as 16 hex digits: FNV-1a, scrambled. So that a
// plugin that was built anew is noticed; no defence against somebody who wants to deceive.
// Throws RunFolderError.
[[nodiscard]] std::string file_fingerprint(const std::filesystem::path& file);

}  // namespace outflank::host::arena
