#include "arena/file_fingerprint.hpp"

#include <cstdint>

#include "arena/run_files.hpp"
#include "outflank/rules/scramble.hpp"

namespace outflank::host::arena {

std::string file_fingerprint(const std::filesystem::path& file) {
  std::uint64_t hash = 0xCBF29CE484222325U;
  for (const char byte : read_run_file(file)) {
    hash ^= static_cast<unsigned char>(byte);
    hash *= 0x100000001B3U;
  }
  hash = scramble(hash);
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (int shift = 60; shift >= 0; shift -= 4) text += kDigits[(hash >> shift) & 0xFU];
  return text;
}

}  // namespace outflank::host::arena
