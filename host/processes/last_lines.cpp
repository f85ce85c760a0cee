#include "processes/last_lines.hpp"

#include "processes/printable.hpp"

namespace outflank::host {

void LastLines::add(std::string_view bytes) {
  if (bytes.size() > kMostBytes) bytes.remove_prefix(bytes.size() - kMostBytes);
  text_.append(bytes);
  // Seldom, so that many short pieces do not move the whole each time.
  if (text_.size() > 2 * kMostBytes) text_.erase(0, text_.size() - kMostBytes);
}

std::string LastLines::in_one_line(std::size_t most_lines, std::size_t most_bytes) const {
  std::string_view rest = text_;
  const auto too_many = rest.size() > kMostBytes ? rest.size() - kMostBytes : 0;
  rest.remove_prefix(character_at_or_behind(rest, too_many));
  std::string result;
  for (std::size_t lines = 0; lines < most_lines && !rest.empty();) {
    const auto end = rest.rfind('\n');
    const auto line = printable(end == std::string_view::npos ? rest : rest.substr(end + 1));
    rest = rest.substr(0, end == std::string_view::npos ? 0 : end);
    if (line.empty()) continue;
    result = result.empty() ? line : line + " | " + result;
    ++lines;
  }
  if (result.size() <= most_bytes) return result;
  return "..." + result.substr(character_at_or_behind(result, result.size() - most_bytes));
}

}  // namespace outflank::host
