#include "gtp/line.hpp"

namespace outflank::gtp {

bool clean_line(std::string_view raw, std::string& cleaned) {
  cleaned.clear();
  for (const char c : raw) {
    if (c == '#') return true;
    if (c == '\t') {
      cleaned.push_back(' ');
    } else if (!is_control(c)) {
      cleaned.push_back(c);
    }
  }
  return false;
}

}  // namespace outflank::gtp
