#include "gtp/excerpt.hpp"

#include <cstddef>

namespace outflank::gtp {

namespace {

constexpr std::size_t kLongest = 60;

bool continues_utf8(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

}  // namespace

std::string excerpt(std::string_view text) {
  if (text.size() <= kLongest) return std::string(text);
  std::size_t end = kLongest;
  // A character has at most three such bytes; more of them are not UTF-8, and
  // walking on would eat the whole text.
  for (int i = 0; i < 3 && continues_utf8(text[end]); ++i) --end;
  return std::string(text.substr(0, end)) + "...";
}

}  // namespace outflank::gtp
