#pragma once

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <cstring>

namespace outflank::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr int kUsualPercent = 10;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr int kUsualPercent = 10;
#else
inline constexpr int kUsualPercent = 100;
#endif
#else
inline constexpr int kUsualPercent = 100;
#endif

// How often to try something that is worth `usual` tries: a tenth of it under a
// sanitizer, and whatever OUTFLANK_CONFORMANCE_PERCENT asks for.
[[nodiscard]] inline int rounds(int usual) {
  int percent = kUsualPercent;
  if (const char* text = std::getenv("OUTFLANK_CONFORMANCE_PERCENT"); text != nullptr) {
    std::from_chars(text, text + std::strlen(text), percent);
  }
  return std::max(1, usual * percent / 100);
}

}  // namespace outflank::test
