#pragma once

#include <filesystem>

namespace outflank::host {

// Throws PluginError if a shared library is shorter than its own headers say,
// as it is while a linker still writes it. The dynamic linker does not look: it
// maps what should be there, and the first touch of a missing page kills the
// process. Files that are no ELF of this machine are left for it to refuse.
void check_whole(const std::filesystem::path& library);

}  // namespace outflank::host
