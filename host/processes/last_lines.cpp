#include "processes/last_lines.hpp"

#include <algorithm>

namespace outflank::host {

namespace {

// Anybody's bytes: neither control characters nor what may be broken UTF-8 is passed on.
std::string printable(std::string_view line) {
  std::string result;
  for (const char c : line) {
    if (c == '\t') {
      result += ' ';
    } else if (c >= ' ' && c <= '~') {
      result += c;
    } else if (c != '\r') {
      result += '?';
    }
  }
  const auto begin = result.find_first_not_of(' ');
  if (begin == std::string::npos) return {};
  return result.substr(begin, result.find_last_not_of(' ') + 1 - begin);
}

}  // namespace

void LastLines::add(std::string_view bytes) {
  if (bytes.size() > kMostBytes) bytes.remove_prefix(bytes.size() - kMostBytes);
  text_.append(bytes);
  // Seldom, so that many short pieces do not move the whole each time.
  if (text_.size() > 2 * kMostBytes) text_.erase(0, text_.size() - kMostBytes);
}

std::string LastLines::in_one_line(std::size_t most_lines, std::size_t most_bytes) const {
  std::string_view rest = text_;
  if (rest.size() > kMostBytes) rest.remove_prefix(rest.size() - kMostBytes);
  std::string result;
  for (std::size_t lines = 0; lines < most_lines && !rest.empty();) {
    const auto end = rest.rfind('\n');
    const auto line = printable(end == std::string_view::npos ? rest : rest.substr(end + 1));
    rest = rest.substr(0, end == std::string_view::npos ? 0 : end);
    if (line.empty()) continue;
    result = result.empty() ? line : line + " | " + result;
    ++lines;
  }
  if (result.size() > most_bytes) result = "..." + result.substr(result.size() - most_bytes);
  return result;
}

}  // namespace outflank::host
