#include "plugins/elf_check.hpp"

#include <link.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <limits>
#include <string>

#include "plugins/plugin_error.hpp"

namespace outflank::host {

namespace {

using Header = ElfW(Ehdr);
using Segment = ElfW(Phdr);

constexpr unsigned char kNativeClass = sizeof(void*) == 8 ? ELFCLASS64 : ELFCLASS32;

bool is_native(const Header& header) {
  return std::memcmp(header.e_ident, ELFMAG, SELFMAG) == 0 &&
         header.e_ident[EI_CLASS] == kNativeClass && header.e_phentsize == sizeof(Segment);
}

template <typename Struct>
bool read_at(std::ifstream& file, std::uint64_t offset, Struct& out) {
  file.seekg(static_cast<std::streamoff>(offset));
  file.read(reinterpret_cast<char*>(&out), sizeof out);
  return file.good();
}

std::uint64_t end_of(std::uint64_t offset, std::uint64_t length) {
  constexpr auto kFar = std::numeric_limits<std::uint64_t>::max();
  return length > kFar - offset ? kFar : offset + length;
}

}  // namespace

void check_whole(const std::filesystem::path& library) {
  std::ifstream file(library, std::ios::binary);
  Header header{};
  if (!read_at(file, 0, header) || !is_native(header)) return;

  // Linkers write the table of sections last, so it shows nearly every cut.
  auto needed = end_of(header.e_shoff, std::uint64_t{header.e_shnum} * header.e_shentsize);
  auto offset = std::uint64_t{header.e_phoff};
  for (int i = 0; i < header.e_phnum; ++i, offset = end_of(offset, sizeof(Segment))) {
    Segment segment{};
    needed = std::max(needed, end_of(offset, sizeof segment));
    if (!read_at(file, offset, segment)) break;
    if (segment.p_type == PT_LOAD) {
      needed = std::max(needed, end_of(segment.p_offset, segment.p_filesz));
    }
  }
  const std::uint64_t size = std::filesystem::file_size(library);
  if (needed > size) {
    throw PluginError("is not a whole shared library: it has " + std::to_string(size) +
                      " bytes instead of " + std::to_string(needed));
  }
}

}  // namespace outflank::host
