#include "processes/group_memory.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "processes/descriptor.hpp"

namespace outflank::host {

namespace {

// Fields of /proc/N/stat behind the name of the program, counted from the state.
constexpr int kGroupField = 2;
constexpr int kResidentField = 21;

struct ProcessStat {
  pid_t group = 0;
  std::uint64_t resident = 0;
};

std::uint64_t number(std::string_view text) {
  std::uint64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

// Nothing: it has ended.
std::optional<ProcessStat> stat_of(const std::string& process) {
  const Descriptor file(::open(("/proc/" + process + "/stat").c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.open()) return std::nullopt;
  std::array<char, 1024> buffer;
  const auto count = ::read(file.get(), buffer.data(), buffer.size());
  if (count <= 0) return std::nullopt;
  std::string_view text(buffer.data(), static_cast<std::size_t>(count));
  // The name stands in parentheses and may hold anything, those too.
  const auto name_end = text.rfind(") ");
  if (name_end == std::string_view::npos) return std::nullopt;
  text.remove_prefix(name_end + 2);
  ProcessStat stat;
  for (int field = 0; field <= kResidentField; ++field) {
    const auto word = text.substr(0, text.find(' '));
    if (field == kGroupField) stat.group = static_cast<pid_t>(number(word));
    if (field == kResidentField) stat.resident = number(word);
    text.remove_prefix(std::min(word.size() + 1, text.size()));
  }
  static const auto page = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
  stat.resident *= page;
  return stat;
}

struct CloseFolder {
  void operator()(DIR* folder) const { ::closedir(folder); }
};

}  // namespace

std::uint64_t resident_bytes(pid_t process) {
  const auto stat = stat_of(std::to_string(process));
  return stat ? stat->resident : 0;
}

std::uint64_t resident_bytes_of_group(pid_t group) {
  const std::unique_ptr<DIR, CloseFolder> folder(::opendir("/proc"));
  if (folder == nullptr) return resident_bytes(group);
  std::uint64_t sum = 0;
  while (const dirent* entry = ::readdir(folder.get())) {
    const std::string name = entry->d_name;
    if (name.find_first_not_of("0123456789") != std::string::npos) continue;
    const auto stat = stat_of(name);
    if (stat && stat->group == group) sum += stat->resident;
  }
  return sum;
}

}  // namespace outflank::host
