#include "config/source_text.hpp"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <memory>
#include <system_error>

#include "config/settings.hpp"

namespace outflank::host::config {

namespace {

constexpr std::size_t kLargestFile = 1U << 20U;
constexpr auto kMostDots = 100;

struct Closer {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

[[noreturn]] void throw_unreadable(const std::filesystem::path& file, int error) {
  throw SettingsError(file.string() +
                      ": cannot be read: " + std::generic_category().message(error));
}

bool between(unsigned char byte, unsigned char low, unsigned char high) {
  return byte >= low && byte <= high;
}

// Bytes of the character the text begins with; 0 if it is not UTF-8. The limits
// of the second byte exclude overlong forms, surrogates and codes past U+10FFFF.
std::size_t character_length(std::string_view text) {
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const auto lead = byte(0);
  if (lead < 0x80) return 1;
  const std::size_t length = between(lead, 0xC2, 0xDF)   ? 2
                             : between(lead, 0xE0, 0xEF) ? 3
                             : between(lead, 0xF0, 0xF4) ? 4
                                                         : 0;
  if (length == 0 || text.size() < length) return 0;
  const unsigned char low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
  const unsigned char high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
  if (!between(byte(1), low, high)) return 0;
  for (std::size_t i = 2; i < length; ++i) {
    if (!between(byte(i), 0x80, 0xBF)) return 0;
  }
  return length;
}

// Whether the line begins like a [table] or [[list of tables]] but no name, and
// no closing bracket, follows. Inside a list such a line can be TOML, though never a
// setting: none takes a list of lists.
bool lacks_table_name(std::string_view line) {
  const auto skip = [&line](std::string_view skipped) {
    line.remove_prefix(std::min(line.size(), line.find_first_not_of(skipped)));
  };
  skip(" \t");
  if (!line.starts_with('[')) return false;
  line.remove_prefix(line.starts_with("[[") ? 2 : 1);
  skip(" \t");
  constexpr std::string_view kStarts =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-\"']";
  return line.empty() || kStarts.find(line.front()) == kStarts.npos;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const auto length = character_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
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

void check_text(std::string_view text, const std::string& file_name) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  // No character of UTF-8 contains the byte of another, so lines can be cut first.
  for (int number = 1; !text.empty(); ++number) {
    const auto line = text.substr(0, text.find('\n'));
    const auto place = location({.file = file_name, .line = number});
    if (!is_utf8(line)) throw SettingsError(place + ": not UTF-8; save the file as UTF-8 text");
    if (lacks_table_name(line)) {
      throw SettingsError(place + ": expected the name of a table after [, such as [limits]");
    }
    if (std::count(line.begin(), line.end(), '.') > kMostDots) {
      throw SettingsError(place + ": expected at most " + std::to_string(kMostDots) +
                          " dots in a line");
    }
    text.remove_prefix(std::min(text.size(), line.size() + 1));
  }
}

}  // namespace outflank::host::config
