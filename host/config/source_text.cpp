#include "config/source_text.hpp"

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <memory>
#include <system_error>

#include "config/settings.hpp"

namespace outflank::host::config {

namespace {

constexpr std::size_t kLargestFile = 1U << 20U;

struct Closer {
  void operator()(std::FILE* file) const { static_cast<void>(std::fclose(file)); }
};

[[noreturn]] void throw_unreadable(const std::filesystem::path& file, int error) {
  throw SettingsError(file.string() +
                      ": cannot be read: " + std::generic_category().message(error));
}

}  // namespace

std::string read_text(const std::filesystem::path& file) {
  const std::unique_ptr<std::FILE, Closer> stream(std::fopen(file.c_str(), "rb"));
  if (!stream) throw_unreadable(file, errno);
  // One byte more than allowed tells a file that is too big, or has no end.
  std::string text(kLargestFile + 1, '\0');
  text.resize(std::fread(text.data(), 1, text.size(), stream.get()));
  if (std::ferror(stream.get()) != 0) throw_unreadable(file, errno);
  if (text.size() > kLargestFile) {
    throw SettingsError(file.string() + ": cannot be read: expected a file of at most " +
                        std::to_string(kLargestFile) + " bytes");
  }
  return text;
}

}  // namespace outflank::host::config
