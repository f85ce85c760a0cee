#include "processes/process_stat.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <string>
#include <string_view>

#include "processes/descriptor.hpp"

namespace outflank::host {

namespace {

// Fields of /proc/N/stat behind the name of the program, counted from the state.
constexpr int kParentField = 1;
constexpr int kGroupField = 2;
constexpr int kResidentField = 21;

// Nothing: it is none.
template <typename Number>
std::optional<Number> number(std::string_view text) {
  Number value = 0;
  const auto end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, value);
  if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
  return value;
}

struct CloseFolder {
  void operator()(DIR* folder) const { ::closedir(folder); }
};

}  // namespace

std::optional<ProcessStat> process_stat(pid_t process) {
  const auto name = "/proc/" + std::to_string(process) + "/stat";
  const Descriptor file(::open(name.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.open()) return std::nullopt;
  std::array<char, 1024> buffer;
  const auto count = ::read(file.get(), buffer.data(), buffer.size());
  if (count <= 0) return std::nullopt;
  std::string_view text(buffer.data(), static_cast<std::size_t>(count));
  // The name stands in parentheses and may hold anything, those too.
  const auto name_end = text.rfind(") ");
  if (name_end == std::string_view::npos) return std::nullopt;
  text.remove_prefix(name_end + 2);
  static const auto page = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
  ProcessStat stat;
  for (int field = 0; field <= kResidentField; ++field) {
    const auto word = text.substr(0, text.find(' '));
    if (field == kParentField) stat.parent = number<pid_t>(word).value_or(0);
    if (field == kGroupField) stat.group = number<pid_t>(word).value_or(0);
    if (field == kResidentField) {
      stat.resident_bytes = page * number<std::uint64_t>(word).value_or(0);
    }
    text.remove_prefix(std::min(word.size() + 1, text.size()));
  }
  return stat;
}

std::vector<pid_t> all_processes() {
  std::vector<pid_t> processes;
  const std::unique_ptr<DIR, CloseFolder> folder(::opendir("/proc"));
  if (folder == nullptr) return processes;
  while (const dirent* entry = ::readdir(folder.get())) {
    if (const auto process = number<pid_t>(entry->d_name)) processes.push_back(*process);
  }
  return processes;
}

}  // namespace outflank::host
