#include "processes/printable.hpp"

namespace outflank::host {

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

}  // namespace outflank::host
