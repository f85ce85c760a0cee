#include "plugins/state_file.hpp"

#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <iterator>
#include <sstream>

#include "plugins/plugin_error.hpp"

namespace outflank::host {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t kMostBytes = std::uintmax_t{1} << 30U;
constexpr std::string_view kFirstLine = "outflank state 1";

// FNV-1a: enough to notice damage; not meant against malice.
std::uint64_t checksum(std::string_view bytes) {
  std::uint64_t hash = 0xCBF29CE484222325U;
  for (const char byte : bytes) {
    hash ^= static_cast<unsigned char>(byte);
    hash *= 0x100000001B3U;
  }
  return hash;
}

[[noreturn]] void fail(const fs::path& file, const std::string& reason) {
  throw PluginError(file.string() + ": " + reason);
}

// One "name value" line of the header, removed from the text.
std::string take_field(const fs::path& file, std::string_view& text, std::string_view name) {
  const auto end = text.find('\n');
  const auto line = text.substr(0, end);
  if (end == std::string_view::npos || line.size() < name.size() + 1 ||
      line.substr(0, name.size()) != name || line[name.size()] != ' ') {
    fail(file, "is not a state file, or is cut off in its header");
  }
  text.remove_prefix(end + 1);
  return std::string(line.substr(name.size() + 1));
}

}  // namespace

void write_state_file(const fs::path& file, const LoadedStrategy& strategy,
                      std::string_view bytes) {
  const fs::path partial = file.string() + ".partial";
  std::ofstream out(partial, std::ios::binary | std::ios::trunc);
  if (!out) fail(file, std::string("cannot be written: ") + std::strerror(errno));
  out << kFirstLine << "\nstrategy " << strategy.id << "\nversion " << strategy.version
      << "\nbytes " << bytes.size() << "\nchecksum " << std::hex << checksum(bytes) << "\n"
      << bytes;
  out.close();
  std::error_code error;
  if (out.good()) fs::rename(partial, file, error);
  if (!out.good() || error) {
    const std::string reason = error ? error.message() : std::strerror(errno);
    fs::remove(partial, error);
    fail(file, "cannot be written: " + reason);
  }
}

std::string read_state_file(const fs::path& file, const LoadedStrategy& strategy) {
  std::error_code error;
  const auto status = fs::status(file, error);
  if (!fs::exists(status)) fail(file, "cannot be read: No such file or directory");
  if (!fs::is_regular_file(status)) fail(file, "is not a regular file");
  if (fs::file_size(file, error) > kMostBytes) fail(file, "is too large for a state file");
  std::ifstream in(file, std::ios::binary);
  if (!in) fail(file, std::string("cannot be read: ") + std::strerror(errno));
  const std::string content{std::istreambuf_iterator<char>(in), {}};
  if (in.bad()) fail(file, "cannot be read");

  std::string_view text = content;
  if (text.substr(0, kFirstLine.size() + 1) != std::string(kFirstLine) + "\n") {
    fail(file, "is not a state file");
  }
  text.remove_prefix(kFirstLine.size() + 1);
  const auto id = take_field(file, text, "strategy");
  const auto version = take_field(file, text, "version");
  const auto announced = take_field(file, text, "bytes");
  const auto sum = take_field(file, text, "checksum");
  if (id != strategy.id) fail(file, "holds the state of " + id + ", not of " + strategy.id);
  if (version != strategy.version) {
    fail(file, "was saved by version " + version + " of " + id + ", this is " + strategy.version);
  }
  if (announced != std::to_string(text.size())) {
    fail(file, "holds " + std::to_string(text.size()) + " bytes of state instead of " + announced);
  }
  std::ostringstream expected;
  expected << std::hex << checksum(text);
  if (sum != expected.str()) fail(file, "is damaged: its checksum does not match");
  return std::string(text);
}

}  // namespace outflank::host
